import type { Asked } from "./expected.ts";
import type { Good } from "./goods.ts";

const is = (kind: string) => (good: Good) => good.kind === kind;

/** What is wished for in a shop whose data are English. */
export const householdWishes: Asked[] = [
  {
    expects: { fits: (one) => is("Laptops")(one) && one.ram! >= 16, chips: ["quantity>"] },
    said: {
      en: ["laptop with at least 16 GB of RAM"],
      de: ["Laptop mit mindestens 16 GB RAM", "Laptop mit mindestens 16 GB Arbeitsspeicher"],
      fr: ["ordinateur portable avec au moins 16 Go de RAM"],
      es: ["portátil con al menos 16 GB de RAM"],
      it: ["portatile con almeno 16 GB di RAM"],
      pt: ["portátil com pelo menos 16 GB de RAM"],
      nl: ["laptop met minstens 16 GB RAM"],
      tr: ["en az 16 GB RAM'li dizüstü bilgisayar"],
    },
  },
  {
    expects: { fits: (one) => is("Monitors")(one) && one.inches === 27 },
    said: {
      en: ["27 inch monitor", '27" monitor', "27-inch monitors"],
      de: ["27 Zoll Monitor", "Bildschirm mit 27 Zoll"],
      fr: ["écran 27 pouces"],
      es: ["monitor de 27 pulgadas"],
      it: ["monitor da 27 pollici"],
      pt: ["monitor de 27 polegadas"],
      nl: ["27 inch monitor"],
      tr: ["27 inç monitör"],
    },
  },
  {
    expects: { fits: (one) => is("TVs")(one) && one.inches! > 50, chips: ["quantity>"] },
    said: {
      en: ["TV bigger than 50 inches", "TV larger than 127 cm"],
      de: ["Fernseher größer als 50 Zoll", "Fernseher über 127 cm"],
      fr: ["télévision de plus de 50 pouces"],
      es: ["televisor de más de 50 pulgadas"],
      it: ["televisore di più di 50 pollici"],
      pt: ["televisão com mais de 50 polegadas"],
      nl: ["televisie groter dan 50 inch"],
      tr: ["50 inçten büyük televizyon"],
    },
  },
  {
    expects: { fits: (one) => is("Headphones")(one) && (one.hours ?? 0) >= 20, chips: ["quantity>"] },
    said: {
      en: ["headphones with a battery life of at least 20 hours"],
      de: ["Kopfhörer mit mindestens 20 Stunden Akkulaufzeit"],
      fr: ["casque audio avec au moins 20 heures d'autonomie"],
      es: ["auriculares con al menos 20 horas de batería"],
      it: ["cuffie con almeno 20 ore di autonomia"],
      pt: ["auscultadores com pelo menos 20 horas de bateria"],
      nl: ["koptelefoon met minstens 20 uur batterijduur"],
      tr: ["en az 20 saat pil ömrü olan kulaklık"],
    },
  },
  {
    expects: { fits: (one) => is("Kettles")(one) && one.price < 50, chips: ["price<"] },
    said: {
      en: ["kettle under 50 euros"],
      de: ["Wasserkocher unter 50 Euro"],
      fr: ["bouilloire à moins de 50 euros"],
      es: ["hervidor por menos de 50 euros"],
      it: ["bollitore sotto i 50 euro"],
      pt: ["chaleira por menos de 50 euros"],
      nl: ["waterkoker onder 50 euro"],
      tr: ["50 eurodan ucuz su ısıtıcı"],
    },
  },
  {
    expects: { fits: (one) => is("Kettles")(one) && one.colour === "red", chips: ["attributes.colour="] },
    said: {
      en: ["red kettle"],
      de: ["roter Wasserkocher"],
      fr: ["bouilloire rouge"],
      es: ["hervidor rojo"],
      it: ["bollitore rosso"],
      pt: ["chaleira vermelha"],
      nl: ["rode waterkoker"],
      tr: ["kırmızı su ısıtıcı"],
    },
  },
  {
    expects: { fits: is("Laptops"), first: "Elm 11", chips: ["order=cheapest"] },
    said: {
      en: ["cheapest laptops"],
      de: ["billigste Laptops"],
      fr: ["les ordinateurs portables les moins chers"],
      es: ["los portátiles más baratos"],
      it: ["i portatili più economici"],
      pt: ["os portáteis mais baratos"],
      nl: ["goedkoopste laptops"],
      tr: ["en ucuz dizüstü bilgisayarlar"],
    },
  },
  {
    expects: { fits: (one) => is("Smartphones")(one) && one.colour !== "black" },
    said: {
      en: ["smartphone that is not black"],
      de: ["Smartphone, das nicht schwarz ist"],
      fr: ["smartphone qui n'est pas noir"],
      es: ["smartphone que no sea negro"],
      it: ["smartphone che non sia nero"],
      pt: ["smartphone que não seja preto"],
      nl: ["smartphone die niet zwart is"],
      tr: ["siyah olmayan akıllı telefon"],
    },
  },
  {
    expects: { fits: (one) => is("Smartphones")(one) && one.storage! >= 256, chips: ["quantity>"] },
    said: {
      en: ["smartphone with at least 256 GB of storage"],
      de: ["Handy mit mindestens 256 GB Speicher"],
      fr: ["smartphone avec au moins 256 Go de stockage"],
      es: ["móvil con al menos 256 GB de almacenamiento"],
      it: ["smartphone con almeno 256 GB di memoria"],
      pt: ["telemóvel com pelo menos 256 GB de armazenamento"],
      nl: ["smartphone met minstens 256 GB opslag"],
      tr: ["en az 256 GB depolamalı cep telefonu"],
    },
  },
  {
    expects: { fits: is("Washing machines") },
    said: {
      en: ["washing machines"],
      de: ["Waschmaschinen"],
      fr: ["lave-linge", "machines à laver"],
      es: ["lavadoras"],
      it: ["lavatrici"],
      pt: ["máquinas de lavar"],
      nl: ["wasmachines"],
      tr: ["çamaşır makineleri"],
    },
  },
  {
    expects: { fits: is("Printers") },
    said: {
      en: ["do you have printers?"],
      de: ["habt ihr Drucker?"],
      fr: ["avez-vous des imprimantes ?"],
      es: ["¿tenéis impresoras?"],
      it: ["avete stampanti?"],
      pt: ["têm impressoras?"],
      nl: ["hebben jullie printers?"],
      tr: ["yazıcı var mı?"],
    },
  },
  {
    expects: { shows: ["Hush", "Dome"], tells: /\*\*.*Hush.*\*\*/ },
    said: {
      en: ["headphones over 100 euros > which is better rated?"],
      de: ["Kopfhörer über 100 Euro > welcher ist besser bewertet?"],
      fr: ["casque audio à plus de 100 euros > lequel est mieux noté ?"],
      es: ["auriculares de más de 100 euros > ¿cuál está mejor valorado?"],
      it: ["cuffie sopra i 100 euro > qual è valutata meglio?"],
      pt: ["auscultadores com mais de 100 euros > qual é mais bem avaliado?"],
      nl: ["koptelefoon boven 100 euro > welke is beter beoordeeld?"],
      tr: ["100 eurodan pahalı kulaklık > hangisinin puanı daha yüksek?"],
    },
  },
];
