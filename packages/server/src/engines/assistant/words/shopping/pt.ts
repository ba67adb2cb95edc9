import { said } from "../../../wishes/words/wish-words.ts";
import type { ShoppingWords } from "./shopping-words.ts";

export const pt: ShoppingWords = {
  more: said(
    "[mostre | mostra | mostrar | mostre me | mostra me | ver | quero ver | há | tem | têm | vocês têm | existem] (mais | outros | outras | ver mais | mais resultados | mais produtos | mais opções | outras opções | outros modelos | alternativas | os próximos | os restantes | mais alguns | mais algum | algum outro | alguma outra | outra coisa); [têm | tem | há | vocês têm] (outro | outra); mostrar mais; o que mais [há | tem | têm]; que mais [há | tem | têm]; mais alguma coisa; outra coisa; outros; outras; próximo; próximos; seguintes",
  ),
  similar: said("[algo | há | outros] (parecido | parecidos | semelhante | semelhantes)"),
  likeNamed: said(
    "(alternativa | alternativas) (a | ao | à); (parecido | parecidos | parecida | parecidas | semelhante | semelhantes | comparável) (a | ao | à | com); algo como",
  ),
  leavesOut: said("tira; tire; tirar; remove; remova; remover; exclui; exclua; excluir; esconde"),
  relative: {
    cheaper: said(
      "(mais barato | mais barata | mais baratos | mais baratas | mais económico | mais econômico | mais económicos | mais econômicos | mais económica | mais econômica | mais económicas | mais econômicas | mais em conta | menos caro | menos cara | menos caros | menos caras | demasiado caro | demasiado cara | demasiado caros | demasiado caras | muito caro | muito cara | muito caros | muito caras)",
    ),
    dearer: said("(mais caro | mais cara | mais caros | mais caras)"),
    better: said(
      "(mais bem avaliado | mais bem avaliados | melhor avaliado | melhor avaliados | melhores avaliações | com melhores avaliações | de melhor qualidade | melhor | melhores)",
    ),
  },
  by: {
    moreMemory: said("(mais | a maior | maior) (memória | RAM | memória RAM)"),
    moreStorage: said("(mais | o maior | maior) (armazenamento | espaço | capacidade de armazenamento)"),
    lighter: said("[o | a | os | as] mais (leve | leves); pesa menos"),
    heavier: said("[o | a | os | as] mais (pesado | pesada | pesados | pesadas); pesa mais"),
    smaller: said(
      "[o | a | os | as] (menor | menores); [o | a | os | as] mais (pequeno | pequena | pequenos | pequenas | compacto | compacta)",
    ),
    taller: said("[o | a | os | as] mais (alto | alta | altos | altas)"),
    wider: said("[o | a | os | as] mais (largo | larga | largos | largas)"),
    bigger: said("[o | a | os | as] (maior | maiores); [o | a | os | as] mais (espaçoso | espaçosa)"),
    longer: said("[o | a | os | as] mais (longo | longa | comprido | comprida); dura mais"),
    quieter: said(
      "[o | a | os | as] (mais silencioso | mais silenciosa | mais silenciosos | mais silenciosas | menos barulhento | menos barulhenta)",
    ),
    stronger: said("[o | a | os | as] mais (potente | potentes | forte | fortes)"),
  },
  mostOf: said(
    "(com | tem | têm) mais; [o | a | os | as] maior número de; [o | a | os | as] (maior | maiores); [o | a | os | as] mais (longo | longa | comprido | comprida | alto | alta | potente)",
  ),
  leastOf: said(
    "(com | tem | têm) menos; [o | a | os | as] menor número de; [o | a | os | as] (menor | menores); [o | a | os | as] mais (curto | curta | baixo | baixa)",
  ),
  takesBack: said(
    "esquece; esqueça; esquecer; ignora; ignore; não importa; tanto faz; todas; todos; qualquer; quaisquer; tira; retira",
  ),
  allAgain: said(
    "(voltar | volta | voltemos) a (todos | todas | tudo); (de novo | outra vez) (todos | todas | tudo); (todos | todas | tudo) (de novo | outra vez | novamente)",
  ),
  ones: said("um; uma; uns; umas; algum; alguma; os; as; modelo; modelos; esse; essa"),
  definite: said("o; a; os; as; esse; essa; este; esta; aquele; aquela; esses; estes"),
  narrows: said(
    "em; de; do; da; com; sem; para; só; somente; apenas; não; mas; abaixo de; menos de; acima de; mais de; entre; até; exceto; tamanho; que seja; que sejam; por menos de",
  ),
  ofIt: said(
    "(é | está | tem | vem | cabe | serve | leva | funciona | pesa | custa | dá para | pode | inclui | aguenta | mede | suporta | é compatível) [o | a | esse | essa | este | esta | isso | isto | ele | ela]; quanto (custa | pesa | é | mede | dura); de que (cor | material | marca | tamanho) (é | são); (que | qual) (cor | garantia | material | marca | tamanho | preço | é a | é o) [tem | é]; vocês têm ele",
  ),
  ofThem: said("(são | pesam | custam | medem | servem) [estes | estas | esses | essas | eles | elas]"),
  forIt: said("para (isso | isto | este | esta | esse | essa | ele | ela); com (isso | isto); a condizer; combinando"),
  included: said("incluído; incluída; incluídos; incluídas; vem com; vêm com"),
  whether: said("é; está; são; tem; pesa; cabe; serve; pode; funciona; há; custa; o; a; os; as"),
  whetherBehind: said(""),
  them: said("os; as; os dois; as duas; ambos; ambas; todos; eles; elas; estes; esses; os três"),
  places: [
    said("(primeiro | primeira | primeiros | primeiras); número 1; número um"),
    said("(segundo | segunda | segundos | segundas); número 2; número dois"),
    said("(terceiro | terceira | terceiros | terceiras); número 3; número três"),
    said("(quarto | quarta); número 4"),
    said("(quinto | quinta); número 5"),
    said("(sexto | sexta); número 6"),
  ],
  last: said("(último | última | últimos | últimas)"),
  counts: [said("dois; duas; ambos; ambas; 2"), said("três; 3"), said("quatro; 4")],
  compare: said(
    "compara; comparar; compare; compare os; comparação; comparativo; versus; vs; [qual é a | qual a] diferença; diferenças; diferem",
  ),
  which: said("qual; quais"),
  between: said("e; com; a; ou; vs; versus; contra; entre"),
  than: said("que; do que"),
  facets: {
    availability: said(
      "em stock; em estoque; disponível; disponíveis; disponibilidade; estoque; stock; esgotado; ainda há",
    ),
    price: said("preço; custa; custam; quanto; caro"),
    rating: said("clientes acham; clientes dizem; avaliação; avaliações; opiniões; estrelas; classificação; avaliado"),
    brand: said("marca; marcas; fabricantes; fabricante; quem fabrica"),
    colour: said("cor; cores; de que cor"),
    size: said(
      "tamanho; tamanhos; medidas; dimensões; altura; largura; comprimento; profundidade; diâmetro; capacidade; volume; mede; quanto (cabe | leva); qual o tamanho",
    ),
    weight: said("peso; pesa; pesam; pesado; pesada; quanto pesa"),
    material: said("material; materiais; tecido; de que é feito; feito"),
    origin: said(
      "origem; país de origem; proveniência; procedência; fabricado em; feito em; de que país; em que país; que país; onde (é feito | é feita | é fabricado | é fabricada | é produzido | é produzida); de onde (é | vem | vêm | são)",
    ),
    warranty: said("garantia; garantido"),
    power: said("potência; watts; voltagem; bateria; autonomia; duração da bateria; duração"),
    age: said("idade; que idade; idade recomendada; (desde | a partir de) quantos anos"),
  },
  details: said(
    "mostrar; mostra; (mais informações | mais detalhes | detalhes | conte me mais | fale me | fala me | diga me mais | descrição | descreva | características | ficha técnica | informações | mostre me | mostra me | que tal | e que tal | levo | quero | queria | gosto)",
  ),
  fits: said(
    "cabe; encaixa; serve; funciona; compatível; adequado; adequada; tem; inclui; incluído; leva; vem; contém; feito; usar; dá; pode; suporta; é; está; bem; dura",
  ),
  contains: said("contém; contêm; tem; têm; leva; levam"),
  fromWhen: said("desde quando; a partir de quando"),
  suits: said(
    "serve; servem; encaixa; compatível; compatíveis; adequado; adequada; adequados; adequadas; indicado; indicada; funciona com; cabe; cabem; entra no; entra na; entra em; vai no; vai na; dá para",
  ),
  policies: said(
    "contra reembolso; à cobrança; (uma | alguma) loja (em | no | na | perto); devolver; devolução; devoluções; devolvê lo; reembolso; trocar; troca; envio; envios; enviar; envia; enviam; mandam; enviado; entrega; entregar; entregam; frete; portes; garantia; pagar; pagamento; fatura; prestações; parcelas; encomendar; encomenda; pedido; comprar; cancelar; reparar; reparação; conserto; embrulhar; embrulho; reservar; levantar; retirar; alugar; alugam; aluguer; aluguel",
  ),
  needs: said("preciso de; preciso dum; preciso duma; procuro; comprar; quero; queria"),
  faults: said(
    "(recebi | recebemos | recebido | chegou me | enviaram me | mandaram me | veio) [o | a | os | as] (errado | errada | errados | erradas); (tamanho | cor | produto | artigo | modelo | encomenda | pedido) (errado | errada); quebrado; quebrada; quebrados; quebradas; partido; partida; rasgado; rasgada; estragado; estragada; avariado; avariada; danificado; danificada; danificados; defeituoso; defeituosa; rachado; rachada; fora (do prazo | da validade | de validade); derramado; derramada; entornado; entornada; mofado; não (funciona | funcionam | liga | carrega | acende | arranca | aquece | desliga) [mais]; não se (liga | acende | apaga | desliga); (parou | deixou) de funcionar; murcha; murcho; morreu; chegou morta; chegou morto",
  ),
  helps: ["produto danificado ou com defeito", "garantia", "devoluções"],
  guides: said("(guia | tabela) de (tamanhos | medidas | tamanho)"),
  food: said("comida; comidas; alimento; alimentos; refeição; refeições; lanche; lanches; snack; snacks"),
  eating: said("comer; comemos"),
  recalls: {
    said: said("recolha; recolhas; recolhido; recolhidos; recolhida; recolhidas"),
    ofAny: said("produto; produtos; artigo; artigos; há; foi; foram"),
  },
  lacks: {
    before: said("[já] não (tenho | temos | há) [nenhum | nenhuma]"),
    behind: said(""),
    none: said("nenhum; nenhuma"),
    here: said("aqui; [cá] em casa; no apartamento"),
  },
  roof: {
    under: said("no interior; em casa; na tenda; garagem; cave; carrinha; autocaravana; dentro"),
    none: said("ao ar livre; no exterior; arejado; arejados"),
    enclosed: said("dentro; interior; interiores; fechado; fechados"),
  },
  taking: said("estou a tomar; tomo; toma; tomando"),
  deals: said("promoções; promoção; ofertas; oferta; descontos; desconto; saldos; liquidação"),
  gifts: said(
    "[um | uma] (presente | presentes | prenda | prendas | ideia de presente | ideias de presentes | presente de aniversário | presente de Natal | prenda de anos); para oferecer; para presentear",
  ),
  now: said("agora; hoje; neste momento; atualmente; esta semana"),
  range: said(
    "[e] [o] que [é que] (vocês vendem | vocês têm | vendem | vende | oferecem | têm | tem | vendes) [aqui | na loja | à venda]; [o] que posso comprar [aqui]; que (produtos | artigos | categorias | coisas) (vendem | têm | oferecem | vocês têm | vocês vendem | há); quais (são os produtos | produtos vocês têm | produtos têm | produtos vendem | as categorias); [o] que há [na loja | à venda]; [mostra me | mostre me | ver] [todos os | os | as | o | os vossos] (produtos | categorias | catálogo)",
  ),
  exists: said("há; tem; têm; vocês têm; existe; vendem"),
};
