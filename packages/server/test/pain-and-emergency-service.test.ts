import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const asked = async (locale: string, documents: Record<string, string>, message: string) => {
  const tenant = await shopWith(app, documents, { locale, escalation: { enabled: false } });
  return app.send(tenant.id, { message });
};

test.each([
  ["en", "Emergency service", "Outside our hours call 0555 112 233.", "severe toothache at night"],
  ["en", "Emergencies", "At night and on Sundays call 0555 112 233.", "strong tooth pain on sunday"],
  ["de", "Notdienst", "Außerhalb der Sprechzeiten: Telefon 0180 112 233.", "starke Zahnschmerzen nachts"],
  ["fr", "Urgences", "En dehors des horaires, appelez le 01 55 11 22 33.", "mal de dents terrible la nuit"],
  ["es", "Urgencias", "Fuera de horario llame al 915 550 142.", "dolor de muelas fuerte por la noche"],
  ["it", "Servizio di emergenza", "Fuori orario chiamate lo 02 5551 1223.", "mal di denti forte di notte"],
  ["pt", "Urgências", "Fora do horário ligue 215 550 142.", "dor de dentes forte à noite"],
  ["nl", "Spoed", "Buiten kantooruren belt u 020 555 1122.", "hevige kiespijn 's nachts"],
  ["tr", "Acil servis", "Mesai dışında 0212 555 11 22 numarasını arayın.", "gece şiddetli diş ağrısı"],
  ["en", "Emergencies", "Call 0555 112 233.", "excruciating toothache, please help"],
  ["en", "Emergencies", "Call 0555 112 233.", "my tooth aches badly since this morning"],
  ["de", "Notdienst", "Telefon 0180 112 233.", "ich habe extreme Zahnschmerzen"],
  ["de", "Notdienst", "Telefon 0180 112 233.", "Hilfe, furchtbare Zahnschmerzen"],
  ["fr", "Urgences", "Appelez le 01 55 11 22 33.", "mal de dents horrible, à l'aide"],
  ["es", "Urgencias", "Llame al 915 550 142.", "dolor de muelas horrible, ayuda"],
  ["it", "Servizio di emergenza", "Chiamate lo 02 5551 1223.", "mal di denti fortissimo"],
  ["pt", "Urgências", "Ligue 215 550 142.", "dor de dentes horrível, socorro"],
  ["nl", "Spoed", "Bel 020 555 1122.", "ondraaglijke kiespijn, help"],
  ["tr", "Acil servis", "0212 555 11 22 numarasını arayın.", "dişim korkunç ağrıyor, imdat"],
])("%s: under “%s” it is told who helps: %s", async (locale, name, told, message) => {
  const documents = { [name]: told, Team: "Dr. Anna Berg, Dr. Paul Stein.", Info: "WLAN: lobby." };
  const { kind, response } = await asked(locale, documents, message);
  expect([kind, response]).toEqual(["answer", expect.stringContaining(told.slice(0, -1))]);
});

test("where no text is named so, nobody knows", async () => {
  const documents = { Team: "Dr. Anna Berg. No emergency ever stops her.", Info: "WLAN: lobby." };
  expect((await asked("en", documents, "severe toothache at night")).kind).toBe("no_answer");
});

test("what is told of the pain itself comes first", async () => {
  const documents = { Emergencies: "Call 0555 112 233.", Toothache: "Toothache is eased by cooling the cheek." };
  expect((await asked("en", documents, "what eases toothache?")).response).toContain("cooling the cheek");
});

test.each([
  ["fr", "Urgences", "avez-vous du pain sans gluten ?"],
  ["fr", "Urgences", "avez-vous du pain frais le dimanche ?"],
  ["en", "Emergencies", "is tooth whitening painful?"],
  ["es", "Urgencias", "¿duele hacerse un tatuaje?"],
  ["en", "Emergencies", "does acupuncture help with back pain?"],
])("%s: who does not say that it cannot wait is not sent to “%s”: %s", async (locale, name, message) => {
  const documents = { [name]: "0555 112 233.", Team: "Dr. Anna Berg.", Info: "WLAN: lobby." };
  expect((await asked(locale, documents, message)).kind).toBe("no_answer");
});
