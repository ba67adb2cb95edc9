import { thingsIn } from "./things-in.ts";

/** What animals and children chew without being poisoned by it, and cannot swallow whole: "my dog chewed the book". */
export const furnishings = thingsIn(`
  book | books | magazine | newspaper | letter | parcel | package | furniture | sofa | couch | chair | table | table leg | door | carpet | rug | mattress | notebook | homework
  | buch | bücher | heft | zeitschrift | zeitung | brief | paket | möbel | sofa | couch | stuhl | stuhlbein | tisch | tischbein | tür | teppich | matratze | hausaufgaben
  | livre | livres | magazine | journal | lettre | colis | meuble | meubles | canapé | chaise | table | porte | tapis | matelas | cahier | devoirs
  | libro | libros | revista | periódico | carta | paquete | mueble | muebles | sofá | silla | mesa | puerta | alfombra | colchón | cuaderno | deberes
  | libri | rivista | giornale | lettera | pacco | mobile | mobili | divano | sedia | tavolo | porta | tappeto | materasso | quaderno | compiti
  | livro | livros | jornal | encomenda | móvel | móveis | cadeira | porta | tapete | colchão | caderno
  | boek | boeken | tijdschrift | krant | brief | pakket | meubel | meubels | bank | stoel | tafel | deur | tapijt | vloerkleed | matras | schrift | huiswerk
  | kitabı | kitabımı | kitap | dergi | dergiyi | gazete | gazeteyi | mektubu | paketi | mobilya | mobilyayı | koltuğu | koltuk | sandalyeyi | masayı | kapıyı | halıyı | yatağı | defteri | ödevimi
`);
