import { said, type WishWords } from "./wish-words.ts";

export const es: WishWords = {
  before: {
    lt: said(
      "(por | de) menos de; menos de; por debajo de; debajo de; inferior a; inferiores a; bajo; más barato que; más baratos que; menor a; menor de",
    ),
    lte: said(
      "hasta; como máximo; máximo; máximo de; un máximo de; max; no más de; a lo sumo; que no (pase | pasen | supere | superen) de; que no (supere | superen); presupuesto de; límite de; por",
    ),
    gt: said(
      "más de; más (caro | cara | caros | caras) (que | de); por encima de; superior a; superiores a; mayor a; mayor de; más que",
    ),
    gte: said("al menos; por lo menos; desde; a partir de; mínimo; mínimo de; un mínimo de; no menos de; como mínimo"),
    about: said("unos; unas; alrededor de; aproximadamente; cerca de; sobre"),
  },
  after: {
    lt: said("y menos"),
    lte: said("o menos; como máximo; máximo; max; a lo sumo; o más barato"),
    gt: said(""),
    gte: said("o más; y más; como mínimo; mínimo; en adelante; para arriba; o superior; o mejor"),
    about: said("aproximadamente; más o menos"),
  },
  between: said("entre [los | las]"),
  ranges: said("de; desde; en un rango de"),
  joins: said("y [los | las]; a; hasta; e"),
  not: said("no; nunca; jamás; ni"),
  notBehind: said(""),
  without: said(
    "sin; excepto; salvo; (cualquiera | todo | todos | todas | cualquier cosa) (menos | excepto | salvo); (en vez | en lugar) (de | del); menos los de; pero (no | sin) [de]; que no (sea | sean | lleve | lleven | tenga | tengan) [de]; que no sea de; (exento | exenta | exentos | exentas) de; (cualquier | todas las | todos los) [otra | otro] (marca | marcas | color | colores) (menos | excepto | salvo | que no sea); (otra | otro | otras | otros) (marca | marcas | color | colores) (que no sea | que no sean | menos | excepto | salvo | distinta de | distinto de | distinto del | diferente de | diferente del)",
  ),
  denied: said(
    "[que] no (sea | sean | es | son | está | están | lleve | lleven | tenga | tengan) [de | en | con]; no (de | en | con); no; ni (de | en); ni; tampoco; jamás (de | en); [que] no (contenga | contengan | contiene | contienen) [de]; [que] no (debe | deben | puede | pueden) contener; nada con",
  ),
  noneOf: said(
    "nada de; ningún; ninguna; ninguno; (odio | odiamos | detesto | detestamos | aborrezco) [a]; no (quiero | quisiera | me gusta | me gustan | necesito | busco | deseo) [nada] [de | en]",
  ),
  kindBefore: said("(de | en | del) [la | el | los] (marca | fabricante | color); (la marca | el color)"),
  kindBehind: said("marca; color"),
  freeOf: said("(libre | libres) de"),
  freeElse: said("aire; tiempo; entrada; caída; mercado; lucha; barra"),
  freeBehind: said(""),
  rhetorical: said(
    "no (tenéis | tienen | tienes | tiene | hay | vendéis | venden | vende); por qué no; no (puedo | puede | pude | funciona | funcionan | llega | llegan | llegó | enciende | carga | abre | cierra | sirve | sirven | aparece | responde | responden | encuentro | entiendo | he | ha | han | se)",
  ),
  degrees: said(
    "vosotros; ustedes; cuando; esperar; mi; mis; muy; tan; demasiado; seguro; segura; solo; sólo; mucho; mucha; problema; idea; más; menos; sé; importa; gracias; obstante; todo; bueno; bien; mal; posible; bastante; eso; esto; verdad; interesado; gastos; impuestos; cargos (adicionales | extra | por | de)",
  ),
  articles: said("un; una; unos; unas; el; la; los; las"),
  alternatives: said("o; u; y; e; ni"),
  namesFirst: true,
  wireless: said("sin cables; sin hilos; sin contacto"),
  withoutBehind: said(""),
  unscented: said("(no | sin) (perfumado | perfumada | perfumados | perfumadas)"),
  scent: "perfume",
  price: said(
    "precio; precios; cuesta; cuesten; cuestan; costar; cueste; presupuesto; gastar; pagar; valga; valgan; vale",
  ),
  rating: said("estrella; estrellas; calificación; puntuación; nota"),
  rated: said("valorado; valorada; valorados; valoradas; calificado; calificada"),
  reviews: said(
    "reseña; reseñas; opinión; opiniones; valoración; valoraciones; comentarios; evaluaciones; compradores; clientes",
  ),
  idle: said(
    "un; una; el; la; los; las; de; del; es; son; ser; debe; deben; que; con; tenga; tengan; tiene; tienen; media; clientes; por; en; sea; sean; positivas; verificadas",
  ),
  leads: said(
    "apto; apta; aptos; aptas; personas; alguien; con; y; que; de; del; el; la; los; las; un; una; por; para; en; a; tenga; tengan; tiene; tienen; es; son; sea; sean; debe; deben; pero; también; cuyo",
  ),
  vague: [
    {
      field: "price",
      value: "low",
      said: said(
        "(barato | barata | baratos | baratas | económico | económica | económicos | económicas | asequible | asequibles); no muy (caro | cara | caros | caras); a buen precio; de bajo (precio | costo | coste)",
      ),
    },
    { field: "price", value: "medium", said: said("de gama media; gama media; de precio medio; precio medio") },
    {
      field: "price",
      value: "high",
      said: said("(caro | cara | caros | caras | lujoso | lujosa); de lujo; de gama alta; gama alta; premium"),
    },
    {
      field: "rating",
      value: "high",
      said: said(
        "(bien | muy bien) (valorado | valorada | valorados | valoradas | calificado | calificada | calificados | calificadas | puntuado | puntuada); (buenas | muy buenas | excelentes | mejores) (reseñas | opiniones | valoraciones | calificaciones | críticas); buena (puntuación | calificación | valoración)",
      ),
    },
    {
      field: "reviews",
      value: "high",
      said: said(
        "(muchas | numerosas | bastantes | montones de) (reseñas | opiniones | valoraciones | calificaciones); muchos comentarios; gran (número | cantidad) de (reseñas | opiniones)",
      ),
    },
  ],
  howDear: said("(qué tan | cuán | cómo de) (caro | cara | caros | caras)"),
  order: {
    cheapest: said(
      "(ordenar | ordenados | ordena | ordenadas) por precio; precio ascendente; primero los más baratos; [el | la | los | las] más (barato | barata | baratos | baratas | económico | económica | económicos | económicas) primero; (el | la | los | las) más (barato | barata | baratos | baratas | económico | económica | económicos | económicas); más (barato | barata | baratos | baratas); al menor precio; de menor precio",
    ),
    dearest: said(
      "[primero] [el | la | los | las] más (caro | cara | caros | caras) [primero]; (el | la | los | las) más (caro | cara | caros | caras); más (caro | cara | caros | caras)",
    ),
    rating: said(
      "[el | la | los | las] (mejor | más) (valorado | valorada | valorados | valoradas | calificado | calificada | calificados | calificadas | puntuado | puntuada | puntuados | puntuadas); (el | la | los | las) (mejor | mejores); (mejor | mejores)",
    ),
    popular: said(
      "(popular | populares); más (vendido | vendida | vendidos | vendidas | popular | populares); (el | la | los | las) más (vendido | vendida | vendidos | vendidas | popular | populares); superventas",
    ),
    newest: said(
      "novedad; novedades; [las] últimas novedades; [primero] [lo | el | la | los | las] más (nuevo | nueva | nuevos | nuevas | reciente | recientes) [primero]; últimos lanzamientos; últimos modelos; recién (llegado | llegada | llegados | llegadas); qué hay de nuevo; algo nuevo",
    ),
  },
  any: said(
    "algo; todo; qué; producto; productos; artículo; artículos; cosa; cosas; regalo; regalos; un regalo; remedio; un remedio; remedios",
  ),
  polite: said("por favor; gracias; tenéis; tienen; porfa; porfavor; muchas gracias; si es posible; si puede ser"),
  offered: said(
    "[que] (tenéis | tienes | tienen | vendéis | venden | vendes | ofrecéis | ofrecen); en (vuestra | su | tu) tienda",
  ),
  counted: said("niño; niña; niños; niñas; bebé; edad; talla; personas; abierto"),
  wanting: said("necesito; necesitaría; quiero; quisiera; yo; gastar; gastarme; pagar; me; cueste"),
  compared: {
    lt: said(
      "más (ligero | ligera | ligeros | pequeño | pequeña | corto | corta | estrecho | estrecha | fino) (que | de)",
    ),
    gt: said("más (pesado | pesada | grande | largo | larga | ancho | ancha | alto | alta) (que | de)"),
  },
  rangeBehind: said(""),
  measures: {
    width: said("diámetro; de diámetro; ancho; anchura; ancha; de ancho; estrecho; estrecha"),
    height: said("alto; altura; alta; de alto; de altura"),
    depth: said("fondo; profundidad; de fondo; de profundidad"),
    length: said("largo; longitud; larga; de largo; corto; corta"),
    diagonal: said("pantalla; diagonal; de pantalla"),
    weight: said("peso; de peso; pesado; pesada; ligero; ligera; ligeros; pese; pesa"),
    volume: said("volumen; capacidad en litros; de volumen"),
    ram: said("ram; memoria ram; memoria; de ram; de memoria; de memoria ram"),
    storage: said("almacenamiento; ssd; disco duro; disco; de almacenamiento; de ssd; de disco"),
    duration: said(
      "autonomía; de autonomía; batería; de batería; duración; de duración; tiempo de cocción; de cocción; tiempo de carga; de carga; de reproducción; dura; duren; dure",
    ),
    noise: said("ruido; nivel de ruido; nivel sonoro"),
  },
  inStock: said("en stock; disponible; disponibles; en existencia; en existencias"),
  onSale: said(
    "en oferta; rebajado; rebajada; rebajados; rebajadas; con descuento; en rebajas; de oferta; en promoción",
  ),
  danger: "peligro",
  allergic: said(
    "(alérgico | alérgica | alérgicos | alérgicas | allérgico | allérgica | alergia | intolerante | intolerantes | intolerancia) (a | al) [la | el | los | las]",
  ),
  using: said("tener; comer; como; beber; tomar; usar; utilizar; llevar; consumir"),
  reactsTo: said(
    "(reacciono | reacciona | reaccionan | sensible) [mal] (al | a la | a los | a las | a); alérgico; alérgica; alérgicos; alérgicas; alergia; intolerancia; (me | le | les | nos) (sienta | sientan | cae | caen | hace | hacen) (mal | fatal | daño) [el | la | los | las]",
  ),
  cannotHave: said(
    "no (tolero | tolera | toleran | digiero) [el | la | los | las]; no (puedo | puede | podemos | debo | debe) (comer | tomar | beber)",
  ),
  allergicBehind: said(""),
  dangerous: said(
    "peligro; peligros; veneno; riesgo; tóxico; tóxica; tóxicos; tóxicas; venenoso; venenosa; venenosos; venenosas; nocivo; nociva; nocivos; nocivas; peligroso; peligrosa; peligrosos; peligrosas; dañino; dañina; dañinos; dañinas",
  ),
  harmless: said(
    "inofensivo; inofensiva; inofensivos; inofensivas; inocuo; inocua; inocuos; inocuas; atóxico; atóxica; atóxicos; atóxicas",
  ),
  safe: said("seguro; segura; seguros; seguras"),
  harmed: said(
    "mascota; mascotas; animal; animales; gato; gatos; gata; perro; perros; perra; conejo; conejos; pájaros; caballos; niño; niños; bebé; bebés",
  ),
};
