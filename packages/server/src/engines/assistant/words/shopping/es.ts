import { said } from "../../../wishes/words/wish-words.ts";
import type { ShoppingWords } from "./shopping-words.ts";

export const es: ShoppingWords = {
  more: said(
    "[muéstrame | muestra | mostrar | muéstreme | enséñame | enseña | ver | quiero ver | hay | tienes | tiene | tienen | tenéis | me enseñas] (más | otros | otras | ver más | más resultados | más productos | más opciones | otras opciones | otros modelos | los demás | los siguientes | alternativas | alguno más | alguna más | algún otro | alguna otra | algo más); [tenéis | tienes | tiene | tienen | hay] (otro | otra); mostrar más; qué más [hay | tienes | tenéis | tienen]; algo más; otra cosa; otros; otras; siguiente; siguientes",
  ),
  similar: said("[algo | hay | otros] (parecido | parecidos | parecida | parecidas | similar | similares)"),
  likeNamed: said(
    "(alternativa | alternativas) (a | al); (parecido | parecidos | parecida | parecidas | similar | similares | comparable) (a | al); algo como",
  ),
  leavesOut: said("quita; quitar; quite; elimina; eliminar; excluye; excluir; oculta; saca"),
  relative: {
    cheaper: said(
      "(más barato | más barata | más baratos | más baratas | más económico | más económica | más económicos | más económicas | menos caro | menos cara | menos caros | menos caras | demasiado caro | demasiado cara | demasiado caros | demasiado caras | muy caro | muy cara | muy caros | muy caras | menos costoso | menos costosa | menos costosos | menos costosas)",
    ),
    dearer: said(
      "(más caro | más cara | más caros | más caras | más costoso | más costosa | más costosos | más costosas | de gama más alta)",
    ),
    better: said(
      "(mejor valorado | mejor valorada | mejor valorados | mejor valoradas | mejores opiniones | mejores reseñas | con mejores valoraciones | mejores valoraciones | de mejor calidad | mejor | mejores)",
    ),
  },
  by: {
    moreMemory: said("(más | la mayor | mayor) (memoria | RAM | memoria RAM)"),
    moreStorage: said("(más | el mayor | la mayor | mayor) (almacenamiento | capacidad de almacenamiento | espacio)"),
    lighter: said("[el | la | los | las] más (ligero | ligera | ligeros | ligeras); pesa menos"),
    heavier: said("[el | la | los | las] más (pesado | pesada | pesados | pesadas); pesa más"),
    smaller: said("[el | la | los | las] más (pequeño | pequeña | pequeños | pequeñas | compacto | compacta)"),
    taller: said("[el | la | los | las] más (alto | alta | altos | altas)"),
    wider: said("[el | la | los | las] más (ancho | ancha | anchos | anchas)"),
    bigger: said("[el | la | los | las] más (grande | grandes | amplio | amplia); [el | la | los | las] mayor"),
    longer: said("[el | la | los | las] más (largo | larga | largos | largas); dura más"),
    quieter: said(
      "[el | la | los | las] (más silencioso | más silenciosa | más silenciosos | más silenciosas | menos ruidoso | menos ruidosa)",
    ),
    stronger: said("[el | la | los | las] más (potente | potentes | fuerte | fuertes)"),
  },
  mostOf: said(
    "(con | tiene | tienen) más; [el | la | los | las] mayor número de; [el | la | los | las] (mayor | mayores); [el | la | los | las] más (grande | grandes | larga | largo | alta | alto | potente)",
  ),
  leastOf: said(
    "(con | tiene | tienen) menos; [el | la | los | las] menor número de; [el | la | los | las] (menor | menores); [el | la | los | las] más (pequeño | pequeña | corto | corta | bajo | baja)",
  ),
  takesBack: said(
    "olvida; olvide; olvidemos; ignora; da igual; no importa; todas; todos; cualquier; cualquiera; quita; sin importar",
  ),
  allAgain: said(
    "(volver | vuelve | volvamos) a (todos | todas | todo | la lista); (otra vez | de nuevo) (todos | todas | todo); (todos | todas | todo) (otra vez | de nuevo)",
  ),
  ones: said("uno; una; unos; unas; alguno; alguna; algunos; los; las; modelo; modelos; ese; esa"),
  definite: said("el; la; los; las; ese; esa; este; esta; esos; esas; aquel"),
  narrows: said(
    "en; de; del; con; sin; para; solo; sólo; solamente; no; pero; por menos de; menos de; más de; bajo; entre; hasta; excepto; que sea; que sean; que no; talla; por debajo de",
  ),
  ofIt: said(
    "(es | está | tiene | viene | cabe | sirve | le sirve | va | le va | le vale | encaja | lleva | funciona | pesa | cuesta | vale | se puede | puede | incluye | aguanta | es compatible | admite | soporta | mide) [el | la | ese | esa | este | esta | eso | esto]; cuánto (cuesta | vale | pesa | mide | es | dura); de qué (color | material | marca | talla | tamaño) (es | son); cuál es (su | el | la); qué (color | material | marca | talla | tamaño | garantía | precio) (es | tiene); (lo | la) (tienes | tenéis | tiene | tienen)",
  ),
  ofThem: said("(son | pesan | miden | están) [estos | estas | esos | esas | ellos | ellas]"),
  forIt: said("para (él | ella | este | esta | ese | esa | esto | eso | ellos | ellas); con (eso | esto); a juego"),
  included: said("incluido; incluida; incluidos; incluidas; viene con; vienen con"),
  whether: said("es; está; son; tiene; pesa; cabe; sirve; puede; funciona; hay; cuesta; el; la; los; las"),
  whetherBehind: said(""),
  them: said("los; las; los dos; las dos; ambos; ambas; todos; ellos; estos; estas; esos; compáralos; los tres"),
  places: [
    said("(primero | primera | primer | primeros | primeras); número 1; número uno"),
    said("(segundo | segunda | segundos | segundas); número 2; número dos"),
    said("(tercero | tercera | tercer | terceros | terceras); número 3; número tres"),
    said("(cuarto | cuarta); número 4"),
    said("(quinto | quinta); número 5"),
    said("(sexto | sexta); número 6"),
  ],
  last: said("(último | última | últimos | últimas)"),
  counts: [said("dos; ambos; ambas; 2"), said("tres; 3"), said("cuatro; 4")],
  compare: said(
    "compara; comparar; compare; compáralos; compáralas; comparación; comparativa; comparando; versus; vs; [cuál es la | qué] diferencia; diferencias; diferencian",
  ),
  which: said("cuál; cuáles; cual"),
  between: said("y; con; a; o; vs; versus; contra; e; entre"),
  than: said("que"),
  facets: {
    availability: said(
      "en stock; disponible; disponibles; disponibilidad; existencias; stock; agotado; hay existencias; queda; quedan",
    ),
    price: said("precio; cuesta; cuestan; vale; cuánto; caro"),
    rating: said(
      "clientes opinan; gente opina; clientes dicen; opiniones; valoración; valoraciones; opiniones; reseñas; estrellas; puntuación; valorado; valorada",
    ),
    brand: said("marca; marcas; fabricantes; fabricante; quién lo fabrica"),
    colour: said("color; colores; de qué color"),
    size: said(
      "talla; tallas; tamaño; medidas; dimensiones; alto; altura; ancho; anchura; largo; longitud; profundidad; diámetro; capacidad; volumen; mide; cuánto [le] cabe; qué tan grande",
    ),
    weight: said("peso; pesa; pesan; cuánto pesa; pesado"),
    material: said("material; materiales; tela; tejido; de qué está hecho; de qué está hecha; hecho"),
    origin: said(
      "origen; país de origen; procedencia; país de fabricación; fabricado en; hecho en; de qué país; en qué país; qué país; dónde (se fabrica | se fabrican | está hecho | está hecha | se produce); de dónde (es | son | viene | vienen | procede)",
    ),
    warranty: said("garantía; garantizado"),
    power: said("potencia; vatios; voltaje; batería; autonomía; duración de la batería; duración"),
    age: said("edad; qué edad; edad recomendada; (para | desde | a partir de) cuántos años"),
  },
  details: said(
    "mostrar; muestra; (más información | más detalles | detalles | cuéntame más | cuéntame | háblame | dime más | descripción | descríbeme | características | ficha técnica | información | muéstrame | enséñame | qué tal | y qué tal | qué hay de | me llevo | quiero | quisiera | me gusta)",
  ),
  fits: said(
    "cabe; encaja; sirve; va; vale; funciona; compatible; apto; apta; adecuado; adecuada; tiene; incluye; incluido; lleva; viene; contiene; hecho; usar; usarlo; se puede; puede; admite; soporta; es; está; dura; aguanta",
  ),
  contains: said("contiene; contienen; lleva; llevan; tiene; tienen"),
  fromWhen: said("desde cuándo; a partir de cuándo"),
  suits: said(
    "vale para; sirve; sirven; encaja; compatible; compatibles; adecuado; adecuada; apto; apta; aptos; aptas; funciona con; queda bien; cabe; caben; entra en; entran en; va en",
  ),
  policies: said(
    "contra reembolso; contrareembolso; (una | alguna) tienda (en | cerca); devolver; devolución; devoluciones; devolverlo; reembolso; cambiar; cambiarlo; cambio; envío; envíos; enviar; envía; envían; enviáis; mandáis; mandan; enviado; entrega; entregar; entregáis; gastos de envío; garantía; pagar; pago; factura; plazos; pedir; pedido; comprar; cancelar; reparar; reparación; envolver; envuelto; reservar; recoger; recogida; alquilar; alquiláis; alquilan; alquiler",
  ),
  needs: said("necesito; busco; comprar; quiero; quisiera"),
  faults: said(
    "(recibido | recibí | llegado | llegó | enviado | mandado) [el | la | lo | los | las] (equivocado | equivocada | equivocados | equivocadas | que no es | que no era); (dejó | ha dejado | dejaron) de funcionar; (talla | color | producto | artículo | modelo | pedido) (equivocado | equivocada | incorrecto | incorrecta); roto; rota; rotos; rotas; averiado; averiada; estropeado; estropeada; estropeados; dañado; dañada; dañados; dañadas; defectuoso; defectuosa; defectuosos; rasgado; rasgada; agrietado; caducado; caducada; caducados; caducadas; derramado; derramada; enmohecido; gotea; pierde agua; no (funciona | funcionan | enciende | prende | carga | arranca | calienta); no se (enciende | apaga | carga | conecta | abre | cierra); se [me] (ha | han) roto; se [me] rompió; marchita; marchito; marchitas; se murió; se ha muerto; llegó muerta; llegó muerto",
  ),
  helps: ["producto dañado o defectuoso", "garantía", "devoluciones"],
  guides: said("(guía | tabla) de (tallas | talla | medidas)"),
  food: said("comida; comidas; alimento; alimentos; merienda; snack; snacks"),
  eating: said("comer; comemos"),
  recalls: {
    said: said("retirada; retiradas; retirado; retirados"),
    ofAny: said("producto; productos; artículo; artículos; hay; mercado; sido"),
  },
  lacks: {
    before: said("[ya] no (tengo | tenemos | hay) [ningún | ninguna]"),
    behind: said(""),
    none: said("ningún; ninguna"),
    here: said("aquí; en [mi | nuestra] casa; en el piso; en el hogar"),
  },
  roof: {
    under: said(
      "dentro; interior; en casa; en la tienda de campaña; garaje; sótano; furgoneta; caravana; autocaravana",
    ),
    none: said("al aire libre; exterior; ventilado; ventilados"),
    enclosed: said("dentro; interior; interiores; cerrado; cerrados"),
  },
  taking: said("tomo; toma; tomamos; tomando; estoy con"),
  deals: said("ofertas; oferta; promociones; promoción; descuentos; descuento; rebajas; gangas; chollos"),
  gifts: said(
    "[un] (regalo | regalos | idea de regalo | ideas de regalo | ideas para regalar | detalle para regalar); para regalar",
  ),
  now: said("ahora; ahora mismo; hoy; en este momento; actualmente; esta semana"),
  range: said(
    "[y] qué (venden | vendéis | vendes | vende | ofrecen | ofrecéis | tienen | tenéis | tienes) [aquí | en la tienda | en vuestra tienda | en su tienda]; qué puedo comprar [aquí]; qué (productos | artículos | categorías | cosas) (venden | vendéis | tienen | tenéis | ofrecen | hay | tienes); qué hay [en la tienda | aquí]; cuáles son sus productos; [muéstrame | enséñame | ver] [todos los | todas las | sus | los | todos sus | el] (productos | categorías | catálogo)",
  ),
  exists: said("hay; tienen; tenéis; tiene; tienes; venden; vendéis"),
};
