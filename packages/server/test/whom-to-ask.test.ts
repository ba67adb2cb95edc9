import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

/** How a text says whom to call and what a password is, and how it is asked whom to talk to and what to do once it is forgotten. */
test.each<[string, string, string, string, string]>([
  ["en", "Phone: 01947 555 120.", "The password is your date of birth.", "who can I talk to?", "forgot my password"],
  [
    "de",
    "Telefon: 0341 555 220.",
    "Das Passwort ist Ihr Geburtsdatum.",
    "mit wem kann ich sprechen?",
    "Passwort vergessen",
  ],
  [
    "fr",
    "Téléphone : 01 99 555 012.",
    "Le mot de passe est votre date de naissance.",
    "à qui puis-je parler ?",
    "mot de passe oublié",
  ],
  [
    "es",
    "Teléfono: 910 555 014.",
    "La contraseña es su fecha de nacimiento.",
    "¿con quién puedo hablar?",
    "olvidé la contraseña",
  ],
  [
    "it",
    "Telefono: 06 555 0142.",
    "La password è la vostra data di nascita.",
    "con chi posso parlare?",
    "ho dimenticato la password",
  ],
  [
    "pt",
    "Telefone: 210 555 014.",
    "A palavra-passe é a sua data de nascimento.",
    "com quem posso falar?",
    "esqueci a palavra-passe",
  ],
  [
    "nl",
    "Telefoon: 020 555 0142.",
    "Het wachtwoord is je geboortedatum.",
    "met wie kan ik praten?",
    "wachtwoord vergeten",
  ],
  ["tr", "Telefon: 0212 555 01 42.", "Şifre doğum tarihinizdir.", "kiminle konuşabilirim?", "şifremi unuttum"],
])(
  "%s: whom to talk to the way to reach them tells, and a forgotten password what it is",
  async (locale, reach, password, whom, forgotten) => {
    const { app, url } = shop;
    await app.admin("PATCH", url, { locale });
    const texts = { Info: reach, Online: password, A: "1 m, 2 m, 3 m." };
    for (const [title, text] of Object.entries(texts))
      await app.admin("POST", `${url}/documents`, {
        external_id: title,
        title,
        content: `# ${title}\n\n${text}\n`,
        format: "markdown",
      });
    expect((await askLast(shop, whom)).response).toMatch(/555/);
    expect((await askLast(shop, forgotten)).response).toContain(password);
  },
);
