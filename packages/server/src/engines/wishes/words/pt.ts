import { said, type WishWords } from "./wish-words.ts";

export const pt: WishWords = {
  before: {
    lt: said(
      "(por | de | a) menos de; menos de; abaixo de; abaixo dos; inferior a; inferiores a; mais barato que; menor que",
    ),
    lte: said(
      "até; até aos; até os; no máximo; máximo; máximo de; um máximo de; max; não mais de; não mais que; que não (passe | passem | ultrapasse | ultrapassem) de; que não (ultrapasse | ultrapassem | exceda | excedam); orçamento de; limite de; por",
    ),
    gt: said(
      "mais de; mais (caro | cara | caros | caras) [do] que; acima de; acima dos; superior a; superiores a; maior que; mais que",
    ),
    gte: said("pelo menos; ao menos; a partir de; desde; mínimo; mínimo de; um mínimo de; no mínimo; não menos de"),
    about: said("cerca de; por volta de; aproximadamente; uns; em torno de; à volta de"),
  },
  after: {
    lt: said("e menos"),
    lte: said("ou menos; no máximo; máximo; max"),
    gt: said(""),
    gte: said("ou mais; e mais; no mínimo; mínimo; para cima; ou superior; ou melhor; em diante"),
    about: said("aproximadamente; mais ou menos"),
  },
  between: said("entre [os | as]"),
  ranges: said("de; desde; na faixa de"),
  joins: said("e [os | as]; a; até"),
  not: said("não; nunca; jamais; nem"),
  notBehind: said(""),
  without: said(
    "sem; [tudo | todos | todas | qualquer um | qualquer coisa] (exceto | excepto | menos); (em vez | ao invés | no lugar) (de | da | do | das | dos); mas não [da | do | de]; que não (seja | sejam | tenha | tenham) [de | da | do]; a não ser; (isento | isenta | isentos | isentas) de; (qualquer | todas as | todos os) [outra | outro] (marca | marcas | cor | cores) (menos | exceto | excepto | salvo | que não seja); (outra | outro | outras | outros) (marca | marcas | cor | cores) (que não | que não seja | que não sejam | menos | exceto | excepto | diferente de | sem ser)",
  ),
  denied: said(
    "[que] não (seja | sejam | é | são | tenha | tenham) [de | em | com | da | do]; não (de | em | com | da | do); não; nem (de | em); nem; nunca (de | em); [que] não (contenha | contenham | contém | contêm); [que] não (deve | devem | pode | podem) conter; nada com",
  ),
  noneOf: said(
    "nada de; nenhum; nenhuma; (odeio | odiamos | detesto | detestamos); não gosto (da | do | das | dos); não (quero | queria | gosto | preciso | desejo) [nada] [de | em]",
  ),
  kindBefore: said("(da | de | do | na | em | no) [a | o] (marca | fabricante | cor); a (marca | cor)"),
  kindBehind: said("marca; cor"),
  freeOf: said("(livre | livres) de"),
  freeElse: said("ar; tempo; entrada; queda; mercado; luta"),
  freeBehind: said(""),
  rhetorical: said(
    "não (têm | tem | há | vendem | vende); por que não; não (posso | pode | funciona | funcionam | chega | chegam | chegou | liga | carrega | abre | fecha | aparece | responde | respondem | encontro | entendo | consigo | se)",
  ),
  degrees: said(
    "vocês; quando; esperar; meu; minha; meus; minhas; muito; tão; demais; demasiado; certeza; só; apenas; problema; mais; menos; sei; importa; obrigado; obrigada; tudo; bom; bem; mau; possível; bastante; isso; isto; verdade; interessado; custos; impostos",
  ),
  articles: said("um; uma; uns; umas; o; a; os; as"),
  alternatives: said("ou; e; nem"),
  namesFirst: true,
  wireless: said("sem fio; sem fios"),
  withoutBehind: said(""),
  unscented: said("(não | sem) (perfumado | perfumada | perfumados | perfumadas)"),
  scent: "perfume",
  price: said("preço; preços; custa; custam; custar; custe; custem; orçamento; gastar; pagar; valor"),
  rating: said("estrela; estrelas; nota; pontuação; classificação"),
  rated: said("classificado; classificada; avaliado; avaliada; avaliados; avaliadas"),
  reviews: said("avaliação; avaliações; opinião; opiniões; comentários; resenhas; críticas; compradores; clientes"),
  idle: said(
    "um; uma; o; a; os; as; de; do; da; é; são; ser; deve; devem; que; com; tenha; tenham; tem; têm; média; clientes; por; em; seja; sejam; positivas; verificadas",
  ),
  leads: said(
    "adequado; adequada; adequados; adequadas; pessoas; alguém; com; e; que; de; do; da; o; a; os; as; um; uma; por; para; em; no; na; nos; nas; num; numa; tenha; tenham; tem; têm; é; são; seja; sejam; deve; devem; mas; também",
  ),
  vague: [
    {
      field: "price",
      value: "low",
      said: said(
        "(barato | barata | baratos | baratas | econômico | econômica | económico | económica | econômicos | económicos | acessível | acessíveis); em conta; não muito (caro | cara | caros | caras); a bom preço; de baixo (custo | preço); baratinho; baratinha",
      ),
    },
    {
      field: "price",
      value: "medium",
      said: said("de gama média; gama média; preço médio; de preço médio; intermediário; intermediária"),
    },
    {
      field: "price",
      value: "high",
      said: said("(caro | cara | caros | caras | luxuoso | luxuosa); de luxo; topo de gama; topo de linha; premium"),
    },
    {
      field: "rating",
      value: "high",
      said: said(
        "(bem | muito bem) (avaliado | avaliada | avaliados | avaliadas | classificado | classificada | classificados | classificadas); (boas | ótimas | excelentes | melhores) (avaliações | opiniões | críticas | resenhas); boa (avaliação | nota | pontuação | classificação)",
      ),
    },
    {
      field: "reviews",
      value: "high",
      said: said(
        "(muitas | numerosas | bastantes | várias) (avaliações | opiniões | críticas | resenhas); muitos comentários; grande número de (avaliações | opiniões)",
      ),
    },
  ],
  howDear: said("quão [é | são] (caro | cara | caros | caras)"),
  order: {
    cheapest: said(
      "(ordenar | ordenados | ordena) por preço; preço crescente; mais baratos primeiro; (o | a | os | as) mais (barato | barata | baratos | baratas | em conta) [primeiro]; primeiro (o | a | os | as) mais (barato | barata | baratos | baratas); mais (barato | barata | baratos | baratas); com o menor preço; de menor preço; ao menor preço",
    ),
    dearest: said(
      "[primeiro] (o | a | os | as) mais (caro | cara | caros | caras) [primeiro]; mais (caro | cara | caros | caras) [primeiro]; preço decrescente",
    ),
    rating: said(
      "[o | a | os | as] (melhor | mais bem) (avaliado | avaliada | avaliados | avaliadas | classificado | classificada | classificados | classificadas); (o | a | os | as) (melhor | melhores); (melhor | melhores)",
    ),
    popular: said(
      "(popular | populares); mais (vendido | vendida | vendidos | vendidas | popular | populares); (o | a | os | as) mais (vendido | vendida | vendidos | vendidas | popular | populares)",
    ),
    newest: said(
      "novidade; novidades; [as] últimas novidades; [o | a | os | as] mais (recente | recentes | novo | nova | novos | novas); lançamentos; últimos lançamentos; recém chegados; recém chegadas; acabados de chegar; (o que há | o que tem) de novo; algo novo",
    ),
  },
  any: said(
    "algo; alguma coisa; tudo; o que; produto; produtos; artigo; artigos; coisa; coisas; presente; presentes; um presente; remédio; um remédio; remédios",
  ),
  polite: said(
    "por favor; obrigado; obrigada; vocês têm; se faz favor; por gentileza; se possível; muito obrigado; muito obrigada",
  ),
  offered: said("[que] (vocês têm | vocês vendem | têm | vendem | tem | tens | vende | vendes); na (vossa | sua) loja"),
  counted: said("criança; crianças; menino; menina; bebê; bebé; idade; tamanho; pessoas; aberto"),
  wanting: said("preciso; precisava; quero; queria; eu; gastar; pagar; custar"),
  compared: {
    lt: said("mais (leve | leves | pequeno | pequena | curto | curta | estreito | estreita | fino) (que | do que)"),
    gt: said("mais (pesado | pesada | comprido | comprida | largo | larga | alto | alta) (que | do que)"),
  },
  rangeBehind: said(""),
  measures: {
    width: said("diâmetro; de diâmetro; largura; largo; larga; de largura; estreito; estreita"),
    height: said("altura; alto; alta; de altura"),
    depth: said("profundidade; profundo; de profundidade"),
    length: said("comprimento; comprido; comprida; de comprimento; curto; curta"),
    diagonal: said("ecrã; tela; diagonal; de ecrã; de tela"),
    weight: said("peso; de peso; pesado; pesada; leve; leves"),
    volume: said("volume; de volume"),
    ram: said("ram; memória ram; memória; de ram; de memória; de memória ram"),
    storage: said("armazenamento; ssd; disco rígido; disco; de armazenamento; de ssd"),
    duration: said(
      "autonomia; de autonomia; bateria; de bateria; duração; de duração; tempo de cozedura; tempo de cozimento; de cozedura; de cozimento; tempo de carga; de carga; de reprodução; dura; dure; durem",
    ),
    noise: said("ruído; nível de ruído; nível sonoro"),
  },
  inStock: said("em estoque; em stock; disponível; disponíveis; pronta entrega; à pronta entrega"),
  onSale: said("em promoção; em oferta; com desconto; em saldo; em saldos; na promoção; em liquidação"),
  danger: "perigo",
  allergic: said(
    "(alérgico | alérgica | alérgicos | alérgicas | allérgico | allérgica | alergia | intolerante | intolerantes | intolerância) (a | ao | aos | as)",
  ),
  using: said("ter; comer; beber; tomar; usar; utilizar; vestir; consumir"),
  reactsTo: said(
    "(reajo | reage | sensível) [mal] (ao | à | aos | às | a); alérgico; alérgica; alérgicos; alérgicas; alergia; intolerância; [me | lhe] (faz | fazem) [me | lhe] mal [o | a | os | as]",
  ),
  cannotHave: said(
    "não (tolero | tolera | digiro) [o | a | os | as]; não (posso | pode | podemos | devo | deve) (comer | beber | tomar)",
  ),
  allergicBehind: said(""),
  dangerous: said(
    "perigo; perigos; veneno; risco; tóxico; tóxica; tóxicos; tóxicas; venenoso; venenosa; venenosos; venenosas; nocivo; nociva; nocivos; nocivas; perigoso; perigosa; perigosos; perigosas",
  ),
  harmless: said(
    "inofensivo; inofensiva; inofensivos; inofensivas; inócuo; inócua; inócuos; inócuas; atóxico; atóxica; atóxicos; atóxicas",
  ),
  safe: said("seguro; segura; seguros; seguras"),
  harmed: said(
    "animal; animais; animais (de estimação | domésticos); pet; pets; gato; gatos; cão; cães; cachorro; cachorros; coelho; coelhos; pássaros; criança; crianças; bebê; bebês",
  ),
};
