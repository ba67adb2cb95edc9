import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const scorched: Record<string, string> = {
  en: "i can smell burning from the router | my kettle smells burnt | there's a burning smell coming from the socket | it smells burnt when I plug in the mixer | my mum's kettle smells burnt | my mum says the toaster smells burnt | I plugged in the electric pan and the socket smells burnt | I have a pain in my throat and the router smells burnt | the coffee machine smells burnt | I used the kettle for tea and it smells burnt",
  de: "der Router riecht verbrannt | es riecht verschmort wenn ich den Mixer einstecke | Brandgeruch aus der Steckdose | wenn ich die Lampe anmache riecht es verbrannt",
  fr: "odeur de brûlé du routeur | ma box sent le brulé | ça sent le brûlé quand je branche le mixeur",
  es: "el router huele a quemado | huele a quemado cuando enchufo la batidora | hay un olor a quemado en el enchufe | enchufé la tostadora para probar y huele a quemado",
  it: "il router puzza di bruciato | sento odore di bruciato dal forno | odore di bruciato dalla presa",
  pt: "o router cheira a queimado | há um cheiro a queimado da tomada | sinto cheiro de queimado no computador",
  nl: "de router ruikt verbrand | er hangt een brandlucht bij het stopcontact | schroeilucht uit de magnetron | 't ruikt verbrand bij het stopcontact",
  tr: "modem yanık kokuyor | prizden yanık kokusu geliyor",
};

test.each(rows(scorched))("%s: a burnt smell of what runs on a current: %s", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

const ordinary: Record<string, string> = {
  en: "the coffee from my coffee machine smells burnt | candle with a smell of burning wood | a kettle that doesn't smell burnt | router with five ports",
  de: "der Kaffee aus der Kaffeemaschine riecht verbrannt | Router mit vier Anschlüssen",
  fr: "spray contre l'odeur de brûlé du four",
  es: "el café en grano huele a quemado | spray contra el olor a quemado del horno",
  it: "il pane nel forno puzza di bruciato",
  nl: "het brood uit de oven ruikt verbrand",
};

test.each(rows(ordinary))("%s: but %s", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
