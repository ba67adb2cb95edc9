import { thingsIn } from "./things-in.ts";

/** What is chewed without harm, as paper and wood are, and nothing that is stuffed or holds something: "my dog chewed the book". */
export const furnishings = thingsIn(`
  book | books | magazine | newspaper | letter | furniture | chair | table | table leg | door | notebook | homework
  | buch | bücher | heft | zeitschrift | zeitung | brief | möbel | stuhl | stuhlbein | tisch | tischbein | tür | hausaufgaben
  | livre | livres | magazine | journal | lettre | meuble | meubles | chaise | table | porte | cahier | devoirs
  | libro | libros | revista | periódico | carta | mueble | muebles | silla | mesa | puerta | cuaderno | deberes
  | libri | rivista | giornale | lettera | mobile | mobili | sedia | tavolo | porta | quaderno | compiti
  | livro | livros | jornal | móvel | móveis | cadeira | porta | caderno
  | boek | boeken | tijdschrift | krant | brief | meubel | meubels | stoel | tafel | deur | schrift | huiswerk
  | kitabı | kitabımı | kitap | dergi | dergiyi | gazete | gazeteyi | mektubu | mobilya | mobilyayı | sandalyeyi | masayı | kapıyı | defteri | ödevimi
`);
