import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { OrderWords } from "./order-words.ts";

export const pt: OrderWords = {
  things: phrasesIn("encomenda | pedido | pacote | entrega | envio | compra | volume | artigo | artigos | produto"),
  own: wordsIn(""),
  asks: phrasesIn(
    "onde | cadê | quando | rastrear | rastreio | rastreamento | rastreie | seguir | acompanhar | localizar | estado | status | situação | novidades | notícias | atrasado | atrasada | atraso | perdido | perdida | consultar | verificar | o que aconteceu com | o que se passa com | como está",
  ),
  happens: phrasesIn(
    "chega | chegar | chegará | chegou | chegado | receber | recebo | recebi | receberei | recebido | recebida | recebidos | chegada | enviado | enviada | entregue | expedido | expedida | despachado | saiu | a caminho",
  ),
  beside: wordsIn(
    "encontra encontro encontrar ver fiz feito feita realizei comprei comprado paguei pago pedi encomendei linha site loja último última recente novo nova semana semanas dia dias espero esperando há vai foi sei lembro mão número dizer",
  ),
  number: phrasesIn(
    "número do pedido | número da encomenda | número de encomenda | número de pedido | número | referência | código | nº | n",
  ),
  email: phrasesIn(
    "endereço de e mail | endereço de email | endereço eletrónico | correio eletrónico | e mail | email | mail",
  ),
  leaves: phrasesIn(
    "deixa pra lá | deixa para lá | deixe pra lá | esquece | esqueça | não importa | cancelar | cancela | cancele | deixe estar | deixa estar | não precisa | não é preciso | não é necessário | tanto faz | pare | para",
  ),
};
