/** A catalogue in a language, what is wished from it, and what a model says of its products: `[name]` cites the one of that key. */
export interface Shop {
  locale: string;
  products: Record<string, Goods>;
  wish: string;
  honest: string[];
  false: string[];
}

export interface Goods {
  title: string;
  brand: string;
  amount: string;
  availability?: "in_stock" | "out_of_stock";
  attributes: Record<string, string>;
  description: string;
}

export const goods = (
  title: string,
  brand: string,
  amount: string,
  attributes: Record<string, string>,
  description: string,
  availability: Goods["availability"] = "in_stock",
): Goods => ({ title, brand, amount, attributes, description, availability });

export const shops: Record<string, Shop> = {
  en: {
    locale: "en",
    products: {
      pav: goods(
        "Pavilion 15 laptop",
        "HP",
        "649.00",
        { colour: "silver", memory: "8 GB", screen: "15.6 inch", weight: "1.7 kg" },
        "A quiet laptop for everyday work, with a full keyboard and a webcam.",
      ),
      zen: goods(
        "Zenbook 14 laptop",
        "Asus",
        "999.00",
        { colour: "blue", memory: "16 GB", screen: "14 inch", weight: "1.3 kg" },
        "Light, with an aluminium case and a battery that lasts all day.",
        "out_of_stock",
      ),
    },
    wish: "laptop",
    honest: [
      "The Pavilion 15 laptop costs €649.00 and is in stock [pav].",
      "The **Pavilion 15** by HP is a good choice for everyday work [pav].",
      "I recommend the Pavilion 15 laptop: it is quiet and has a full keyboard [pav].",
      "The Pavilion 15 comes in silver, with 8 GB of memory and a 15.6 inch screen [pav].",
      "It weighs 1.7 kg and has a webcam [pav].",
      "The Pavilion 15 laptop is available now [pav].",
      "The Zenbook 14 is light at 1.3 kg, but it is sold out at the moment [zen].",
      "The Zenbook 14 laptop is currently not in stock [zen].",
      "Unfortunately, the Zenbook 14 laptop is unavailable [zen].",
      "With its aluminium case the Zenbook 14 weighs just 1.3 kg [zen].",
      "The Zenbook 14 is the blue one, and its battery lasts all day [zen].",
      "The Pavilion 15 [pav] is in stock, the Zenbook 14 [zen] is sold out.",
      "For everyday work I'd suggest the Pavilion 15 laptop [pav].",
      "The Pavilion 15 is a great fit if you need a quiet laptop for everyday work [pav].",
      "If you want something light, the Zenbook 14 is the better choice, but it is out of stock right now [zen].",
      "The HP Pavilion 15 offers 8 GB of memory for €649.00 [pav].",
      "The Pavilion 15 laptop (€649.00) is ready to ship and in stock [pav].",
      "The Zenbook 14 has twice the memory, 16 GB, and an all-day battery [zen].",
      "We have the Pavilion 15 in silver for €649.00 [pav].",
      "The Asus Zenbook 14 comes with a long-lasting battery [zen].",
      "Thanks to its webcam, the Pavilion 15 is suitable for everyday work [pav].",
      "Both laptops are listed below [pav][zen].",
      "The Pavilion 15 is cheaper than the Zenbook 14 [pav][zen].",
      "Here are two laptops for you [pav][zen].",
      "The Pavilion 15 is the cheapest laptop here [pav].",
      "Sure, here are two good options: the Pavilion 15 [pav] and the Zenbook 14 [zen].",
      "Great question! The Pavilion 15 is in stock [pav].",
      "Here are some laptops you might like. The Pavilion 15 costs €649.00 [pav].",
    ],
    false: [
      "The Pavilion 15 laptop is waterproof and comes with a free mouse [pav].",
      "The Pavilion 15 laptop is sold out [pav].",
      "The Pavilion 15 laptop is not in stock [pav].",
      "The Pavilion 15 laptop is currently unavailable [pav].",
      "The Pavilion 15 laptop is no longer available [pav].",
      "The Pavilion 15 laptop is gold [pav].",
      "The Pavilion 15 laptop is ideal for gaming, with a dedicated graphics card and a backlit keyboard [pav].",
      "The Pavilion 15 laptop has a full keyboard with backlight [pav].",
      "The Pavilion 15 laptop has a touchscreen [pav].",
      "The Zenbook 14 laptop is available now [zen].",
      "The Zenbook 14 laptop is in stock again [zen].",
      "The Zenbook 14 laptop has a titanium case [zen].",
      "The Pavilion 15 [pav] is sold out, the Zenbook 14 [zen] is in stock.",
      "The Pavilion 15 laptop is quiet, rugged and silver [pav].",
      "The Zenbook 14 is cheaper than the Pavilion 15 [zen][pav].",
      "The Zenbook 14 is the cheapest laptop [zen].",
      "The Pavilion 15 is more expensive than the Zenbook 14 [pav][zen].",
    ],
  },
  de: {
    locale: "de",
    products: {
      nor: goods(
        "Norrland Schreibtischlampe",
        "Norrland",
        "39.90",
        { Farbe: "schwarz", Material: "Eiche", Höhe: "45 cm" },
        "Dimmbar, mit schwenkbarem Arm.",
      ),
      tov: goods(
        "Tove Schreibtischlampe",
        "Tove",
        "59.00",
        { Farbe: "weiß", Material: "Stahl", Höhe: "50 cm" },
        "Mit USB-Anschluss am Fuß.",
        "out_of_stock",
      ),
    },
    wish: "Schreibtischlampe",
    honest: [
      "Die Norrland Schreibtischlampe kostet 39,90 € und ist auf Lager [nor].",
      "Ich empfehle Ihnen die Norrland Schreibtischlampe: Sie ist dimmbar und hat einen schwenkbaren Arm [nor].",
      "Die schwarze Norrland Schreibtischlampe ist aus Eiche und 45 cm hoch [nor].",
      "Die Norrland ist sofort lieferbar [nor].",
      "Die Tove Schreibtischlampe ist leider ausverkauft [tov].",
      "Die Tove Schreibtischlampe ist derzeit nicht verfügbar [tov].",
      "Die Tove Schreibtischlampe aus Stahl hat einen USB-Anschluss am Fuß [tov].",
      "Für Sie passt die Norrland Schreibtischlampe gut [nor].",
      "Wenn Sie eine dimmbare Lampe suchen, ist die Norrland eine gute Wahl [nor].",
      "Die Norrland gibt es für 39,90 €, sie ist dimmbar und vorrätig [nor].",
      "Die Lampe ist aus Eichenholz und schwarz [nor].",
      "Leider ist die weiße Tove Schreibtischlampe zurzeit nicht vorrätig [tov].",
      "Die Tove bietet zusätzlich einen USB-Anschluss [tov].",
      "Hier sind zwei passende Schreibtischlampen [nor][tov].",
      "Die Norrland ist günstiger als die Tove [nor][tov].",
    ],
    false: [
      "Die Norrland Schreibtischlampe ist ausverkauft [nor].",
      "Die Norrland Schreibtischlampe ist nicht auf Lager [nor].",
      "Die Norrland Schreibtischlampe ist wasserdicht [nor].",
      "Die Norrland Schreibtischlampe ist rot [nor].",
      "Die Norrland Schreibtischlampe hat einen Bewegungsmelder und eine Fernbedienung [nor].",
      "Die Tove Schreibtischlampe ist sofort lieferbar [tov].",
      "Die Tove Schreibtischlampe ist aus Messing [tov].",
    ],
  },
  fr: {
    locale: "fr",
    products: {
      alp: goods(
        "Chaussures de marche Alpina",
        "Alpina",
        "120.00",
        { couleur: "brun", matière: "cuir" },
        "Imperméables, avec une semelle souple.",
      ),
      bri: goods(
        "Chaussures de marche Brisa",
        "Brisa",
        "80.00",
        { couleur: "gris", matière: "toile" },
        "Légères, pour l'été.",
        "out_of_stock",
      ),
    },
    wish: "chaussures de marche",
    honest: [
      "Les chaussures de marche Alpina coûtent 120,00 € et sont en stock [alp].",
      "Je vous recommande les Alpina : elles sont imperméables et ont une semelle souple [alp].",
      "Les Alpina sont en cuir brun [alp].",
      "Les chaussures de marche Brisa sont légères, mais actuellement épuisées [bri].",
      "Les Brisa ne sont plus en stock [bri].",
      "Pour la marche, les Alpina imperméables sont un bon choix [alp].",
      "Les Alpina, en cuir brun, sont disponibles pour 120,00 € [alp].",
      "Si vous cherchez des chaussures légères pour l'été, les Brisa conviennent bien [bri].",
      "Malheureusement, les Brisa sont en rupture de stock [bri].",
      "Leur semelle est souple et le cuir est brun [alp].",
    ],
    false: [
      "Les chaussures de marche Alpina sont épuisées [alp].",
      "Les chaussures de marche Alpina ne sont pas en stock [alp].",
      "Les chaussures de marche Alpina sont vertes [alp].",
      "Les chaussures de marche Alpina ont une doublure en laine [alp].",
      "Les chaussures de marche Brisa sont disponibles [bri].",
    ],
  },
};
