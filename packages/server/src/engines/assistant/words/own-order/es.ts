import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { OrderWords } from "./order-words.ts";

export const es: OrderWords = {
  things: phrasesIn("pedido | paquete | envío | orden | entrega | compra | encargo | artículo | artículos"),
  own: wordsIn(""),
  asks: phrasesIn(
    "dónde | cuándo | seguir | seguimiento | rastrear | rastreo | rastrea | localizar | estado | estatus | noticias | novedades | retraso | retrasado | retrasada | tarda mucho | tarda demasiado | está tardando | perdido | perdida | consultar | comprobar | revisar | qué pasa con | qué ha pasado con | qué pasó con | cómo va",
  ),
  happens: phrasesIn(
    "llega | llegar | llegará | llegado | llegó | recibir | recibo | recibiré | recibido | recibí | enviado | enviada | enviaron | entregado | entregada | entregan | salido | salió | mandado | despachado | en camino",
  ),
  beside: wordsIn(
    "encuentra encuentro encontrar ver hice hecho realizado realicé compré comprado pagado pedí línea web tienda último última reciente nuevo nueva semana semanas día días espero esperando va me sé recuerdo mano número",
  ),
  number: phrasesIn(
    "número de pedido | número del pedido | número de orden | número de la orden | número | referencia | código | n | nº | no | núm",
  ),
  email: phrasesIn(
    "dirección de correo electrónico | dirección de correo | correo electrónico | correo | e mail | email | mail",
  ),
  leaves: phrasesIn(
    "déjalo | déjelo | olvídalo | olvídelo | no importa | cancelar | cancela | para | da igual | da lo mismo | no hace falta | no es necesario | ya no | es igual | déjalo estar",
  ),
};
