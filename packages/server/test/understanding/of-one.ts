import type { Asked } from "./expected.ts";

/** What is asked of one product that was shown. */
export const ofOne: Asked[] = [
  {
    expects: { shows: ["Corrib"], answers: "yes", tells: /1[.,]8 kg/ },
    said: {
      en: ["Corrib tent > is it under 2 kg?", "Corrib tent > does it weigh less than 2 kg?"],
      de: ["Corrib Zelt > wiegt es weniger als 2 kg?", "Corrib Zelt > ist es unter 2 kg?"],
      fr: ["tente Corrib > est-ce qu'elle pèse moins de 2 kg ?"],
      es: ["tienda de campaña Corrib > ¿pesa menos de 2 kg?"],
      it: ["tenda Corrib > pesa meno di 2 kg?"],
      pt: ["tenda Corrib > pesa menos de 2 kg?"],
      nl: ["Corrib tent > weegt hij minder dan 2 kg?"],
      tr: ["Corrib çadır > 2 kg'dan hafif mi?"],
    },
  },
  {
    expects: { shows: ["Haven"], answers: "no", tells: /4[.,]5 kg/ },
    said: {
      en: ["Haven tent > is it lighter than 3 kg?"],
      de: ["Haven Zelt > ist es leichter als 3 kg?"],
      fr: ["tente Haven > est-elle plus légère que 3 kg ?"],
      es: ["tienda de campaña Haven > ¿pesa menos de 3 kg?"],
      it: ["tenda Haven > è più leggera di 3 kg?"],
      pt: ["tenda Haven > é mais leve que 3 kg?"],
      nl: ["Haven tent > is hij lichter dan 3 kg?"],
      tr: ["Haven çadır > 3 kg'dan hafif mi?"],
    },
  },
  {
    expects: { shows: ["Corrib"], answers: "yes" },
    said: {
      en: ["Corrib tent > is it in stock?"],
      de: ["Corrib Zelt > ist es auf Lager?"],
      fr: ["tente Corrib > est-elle en stock ?"],
      es: ["tienda de campaña Corrib > ¿está disponible?"],
      it: ["tenda Corrib > è disponibile?"],
      pt: ["tenda Corrib > está disponível?"],
      nl: ["Corrib tent > is hij op voorraad?"],
      tr: ["Corrib çadır > stokta var mı?"],
    },
  },
  {
    expects: { shows: ["Skerry"], answers: "no" },
    said: {
      en: ["Skerry tent > is it in stock?"],
      de: ["Skerry Zelt > ist es lieferbar?"],
      fr: ["tente Skerry > est-elle disponible ?"],
      es: ["tienda de campaña Skerry > ¿está en stock?"],
      it: ["tenda Skerry > è disponibile?"],
      pt: ["tenda Skerry > está em stock?"],
      nl: ["Skerry tent > is hij leverbaar?"],
      tr: ["Skerry çadır > stokta mı?"],
    },
  },
  {
    expects: { shows: ["Gale"], answers: "yes" },
    said: {
      en: ["Gale tent > is it waterproof?"],
      de: ["Gale Zelt > ist es wasserdicht?"],
      fr: ["tente Gale > est-elle imperméable ?"],
      es: ["tienda de campaña Gale > ¿es impermeable?"],
      it: ["tenda Gale > è impermeabile?"],
      pt: ["tenda Gale > é impermeável?"],
      nl: ["Gale tent > is hij waterdicht?"],
      tr: ["Gale çadır > su geçirmez mi?"],
    },
  },
  {
    expects: { shows: ["Haven"], answers: "no" },
    said: {
      en: ["Haven tent > is it waterproof?"],
      de: ["Haven Zelt > ist das wasserdicht?"],
      fr: ["tente Haven > c'est imperméable ?"],
      es: ["tienda de campaña Haven > ¿es impermeable?"],
      it: ["tenda Haven > è impermeabile?"],
      pt: ["tenda Haven > é impermeável?"],
      nl: ["Haven tent > is die waterdicht?"],
      tr: ["Haven çadır > su geçirmez mi?"],
    },
  },
  {
    expects: { shows: ["Corrib"], answers: "untold" },
    said: {
      en: ["Corrib tent > is it waterproof?", "Corrib tent > does it fit in a small car?"],
      de: ["Corrib Zelt > ist es wasserdicht?", "Corrib Zelt > passt es in einen Fahrradkorb?"],
      fr: ["tente Corrib > est-elle imperméable ?"],
      es: ["tienda de campaña Corrib > ¿es impermeable?"],
      it: ["tenda Corrib > è impermeabile?"],
      pt: ["tenda Corrib > é impermeável?"],
      nl: ["Corrib tent > is hij waterdicht?"],
      tr: ["Corrib çadır > su geçirmez mi?"],
    },
  },
];
