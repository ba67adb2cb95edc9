import { pairs, phrasesIn } from "../../../wording/phrase-set.ts";
import { thingsIn } from "./things-in.ts";

/** What scalds whom it gets on. */
export const scalding = phrasesIn(
  [
    pairs("boiling hot scalding", "water oil fat soup tea coffee milk grease wax chocolate gravy"),
    // Hot sauce is hot to the taste.
    pairs("boiling scalding", "sauce"),
    pairs(
      "heißes heiße heißer heißen kochendes kochende kochender kochenden",
      "wasser öl fett suppe tee kaffee milch frittierfett wachs soße kakao",
    ),
    pairs("huile eau soupe thé café lait graisse cire chocolat", "bouillante bouillant brûlante brûlant chaude chaud"),
    pairs("aceite agua sopa té café leche grasa cera caldo", "hirviendo caliente ardiendo"),
    pairs("olio acqua zuppa tè caffè latte grasso cera brodo", "bollente calda caldo rovente"),
    pairs("óleo água sopa chá café leite gordura cera azeite", "a_ferver fervendo fervente quente"),
    pairs("kokend kokende heet hete", "water olie vet soep thee koffie melk was chocolademelk saus"),
    pairs("kaynar kızgın sıcak", "su yağ çorba çay kahve süt"),
  ].join(" | "),
);

/** Where it burns of what is merely hot or sour to the taste. */
export const mouths = thingsIn(`
  mouth | tongue | lip | lips | mund | zunge | lippe | bouche | langue | lèvre | boca | lengua | labio | bocca | lingua | labbro | labbra | língua | lábio | mond | tong | ağzım | ağzımı | dilim | dilimi
`);

/** What is hot to the taste, or sour. */
export const spices = thingsIn(`
  chili | chilli | curry | hot | heiß | heiße | heißen | chaud | brûlant | caliente | bollente | quente | heet | hete | sıcak | hot sauce | pepper | wasabi | mustard | salsa | spicy | sour | pineapple | soße | sauce | scharf | scharfe | scharfen | paprika | senf | sauer | ananas | piment | épicé | épicée | moutarde | acidulé | acide | picante | pimienta | mostaza | ácido | peperoncino | piccante | senape | pimenta | molho | azedo | scherp | scherpe | peper | mosterd | zuur | zure | acı | biber | hardal | ekşi
`);

/** What makes it no matter of taste. */
export const allergies = thingsIn(`
  allergy | allergies | allergic | allergie | allergien | allergisch | allergique | alergia | alérgico | alérgica | allergia | allergico | allergica | alerjim | alerjisi | alerjik
`);
