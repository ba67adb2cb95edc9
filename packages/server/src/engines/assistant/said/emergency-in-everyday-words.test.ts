import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { languages } from "./languages.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const ofBodies: Record<string, string> = {
  en: "my cheek is swollen and i cant swallow | i can't swallow | bleeding won't stop | the bleeding doesnt stop after my extraction | i feel dizzy after the injection and i'm itchy everywhere",
  de: "ich kann nicht mehr schlucken | die Blutung hört nicht auf | meine Wange ist geschwollen",
  fr: "je n'arrive plus à avaler | le saignement ne s'arrête pas | ma joue est gonflée",
  es: "no puedo tragar | la hemorragia no para | tengo la mejilla hinchada",
  it: "non riesco a deglutire dopo l'estrazione | sto sanguinando tanto | emorragia dopo estrazione | mi gira la testa dopo l'anestesia e ho prurito ovunque | ho la guancia gonfia",
  pt: "não consigo engolir | o sangramento não para | estou com a bochecha inchada",
  nl: "ik kan niet meer slikken | het bloeden stopt niet | mijn wang is dik geworden",
  tr: "yutkunamıyorum | kanamam durmuyor | yanağım şişti",
};

const ofAnimals: Record<string, string> = {
  en: "my cat got the dog flea drops on her fur, shes shaking | I put the dog flea treatment on my cat | my cat licked the flea drops",
  de: "Katze hat Flohmittel vom Hund bekommen, was tun | meine Katze hat das Hundeflohmittel abgeleckt",
  fr: "j'ai mis l'antipuces du chien sur mon chat | mon chat a léché l'antipuces",
  es: "le puse la pipeta del perro al gato | mi gato ha lamido el antipulgas",
  it: "ho messo l'antipulci del cane al gatto | il mio gatto ha leccato l'antipulci",
  pt: "apliquei o antipulgas do cão no gato | o meu gato lambeu o antipulgas",
  nl: "kat heeft vlooienmiddel van de hond gekregen, wat nu | mijn kat heeft hondenvlooienmiddel afgelikt",
  tr: "kedim pire damlasını yaladı",
};

test.each([...rows(ofBodies), ...rows(ofAnimals)])("%s: %s tells of a danger", (code, message) => {
  expect(heard(message, code)).toEqual({ emergency: "danger", language: languages.find((one) => one.code === code) });
});

const none: Record<string, string> = {
  en: "can i use the dog flea treatment on my cat | flea treatment for cat and dog | my dog got flea drops last month, I need more | i can't swallow pills, do you have gummies? | blush for my cheeks | is a headache normal after the injection?",
  de: "Flohmittel für Hund und Katze | ich kann keine Tabletten schlucken",
  fr: "antipuces pour chien et chat",
  es: "antipulgas para perro y gato",
  it: "antipulci per cane e gatto | quanto sanguina dopo un'estrazione?",
  pt: "antipulgas para cão e gato",
  nl: "mag ik de hondenvlooienpipet op mijn kat gebruiken | vlooienmiddel voor hond en kat",
  tr: "köpek ve kedi için pire damlası",
};

test.each(rows(none))("%s: %s tells of none", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
