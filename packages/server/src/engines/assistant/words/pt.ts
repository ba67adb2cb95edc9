import { pt as wishes } from "../../wishes/words/pt.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { wordsIn } from "../../wording/fold.ts";
import { pairs, phrasesIn } from "../../wording/phrase-set.ts";
import { typingsIn } from "./typings.ts";
import { pt as emergency } from "./emergency/pt.ts";
import { pt as ownOrder } from "./own-order/pt.ts";
import { pt as shop } from "./shopping/pt.ts";
import type { Words } from "./words.ts";

export const pt: Words = {
  wishes,
  shop,
  ownOrder,
  emergency,
  plain: wordsIn(`
    o a os as um uma uns umas ao aos à às do da dos das no na nos nas num numa pelo pela pelos pelas este esta estes estas esse essa esses essas isto isso aquele aquela aquilo meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas todo toda todos todas outro outra outros outras noutro noutra noutros noutras mesmo mesma algum alguma alguns algo alguém nada ninguém nenhum cada
    eu me mim tu te ti ele ela você vocês nós eles elas se lhe lhes que quê quem qual quais cujo
    sou és é somos são era eram ser seja seria estou está estão estar estava tenho tem têm temos ter tinha há haver posso pode podem podes poderia poder quero quer queres queria gostaria devo deve devem faz fazer faço fazem vai vou vão ir
    quando como onde aonde porque porquê quanto quanta quantos quantas quão se pois então embora enquanto
    de em com sem por para pra entre sobre desde até contra durante ante sob após
    e ou mas nem não sim mais menos muito também já ainda sempre nunca aqui aí ali lá olá oi obrigado obrigada favor
    dizer diga saber preciso precisa conseguir consigo obter obtenho
    informação informações detalhes política condições possível disponível oferecem
    vosso vossa vossos vossas
  `),
  negations: wordsIn("não nunca sem nenhum nenhuma nada"),
  sunders: wordsIn("sem sobre sob após desde até contra mais menos só entre ainda antes depois"),
  prepositions: wordsIn(
    "a ao à aos às de do da dos das em no na nos nas com sem por pelo pela para pra entre sobre desde até",
  ),
  hedges: wordsIn("favor normalmente geralmente habitualmente exatamente aproximadamente atualmente realmente"),
  only: wordsIn("só somente apenas unicamente"),
  moments: wordsIn(`
    segunda terça quarta quinta sexta feira sábado domingo sábados domingos
    manhã manhãs meio dia tarde tardes noite noites meia hoje amanhã fim semana cedo
    segundas terças quartas quintas sextas madrugada
  `),
  taste: wordsIn(
    "bonito bonita bonitos bonitas lindo linda lindos lindas belo bela belos belas bom boa bons boas giro gira giros giras elegante elegantes ótimo ótima ótimos ótimas perfeito perfeita perfeitos perfeitas ideal ideais legal legais maravilhoso maravilhosa fofo fofa",
  ),
  circumstances:
    wordsIn(`esqueci esquecido esquecida esquecer muitíssimo tanto tanta forte fortes fortíssima terrível consegue insuportável 
    máx máximo máxima mínimo mínima próprio própria levar trazer próximo próxima primeiro primeira
    diferença diferenças
    rápido rapidamente logo depois imediatamente diretamente pessoalmente juntos sozinho sozinha automaticamente vezes talvez inteiro inteira certo certa certos vários pouco necessário simplesmente facilmente
    totalmente completamente absolutamente corretamente principalmente sobretudo provavelmente certamente sinceramente infelizmente finalmente recentemente ultimamente regularmente devagar bem melhor quase apenas demais bastante bonito bonita bom boa bons boas terminado férias momento vem venho vir pergunto perguntar parece penso acho espero aceitam coisa coisas tipo tipos pergunta perguntas vez cumprimentos
    breve qualquer antes frequentemente raramente evidentemente justamente precisamente somente unicamente especialmente particularmente separado parcialmente definitivamente temporariamente constantemente fácil difícil obrigatório obrigatoriamente vontade gostava gostaríamos queríamos prefiro conhecer entendo entender explicar explica procurar procuro super perfeito ideal melhores pior minuto minutinho par algumas dúvida dúvidas info verdade além gente moço moça ontem acidentalmente terrível terríveis horrível horríveis insuportável insuportáveis lol haha kkk kkkk rsrs hehe omg xd
  `),
  particles: wordsIn(""),
  typed: typingsIn(`
    devolver um artigo=devolver algo | devolver um produto=devolver algo | devolver um item=devolver algo | devolver o produto=devolver algo |
    vc=você | vcs=vocês | oq=o que | q=que | qdo=quando | qnd=quando | qto=quanto | qnto=quanto | qnt=quanto | pq=porque | porq=porque | pro=para o | pras=para as | tb=também | tbm=também | n=não | eh=é | ta=está | to=estou | cmo=como | td=tudo | pfv=por favor | pf=por favor | hj=hoje | kd=onde está | cade=onde está | qro=quero | dps=depois | fds=fim de semana | hrs=horas | obg=obrigado
    | ñ=não | tao=tão | qq=qualquer | msm=mesmo | blz=beleza | vlw=obrigado | tel=telefone | tlm=telemóvel | zap=WhatsApp | whats=WhatsApp | nr=número | quanto e=quanto é | quanto sai=quanto custa | aki=aqui | axo=acho | eskola=escola | abrem hj=abrem hoje | ate q horas=até que horas | q horas=que horas | oque=o que | porfavor=por favor | td bem=tudo bem | info=informação | infos=informações
    | qual é a melhor maneira de==como | qual a melhor maneira de==como | qual é a melhor forma de==como | qual a melhor forma de==como | a melhor maneira de==como | a melhor forma de==como
    | é caro===quanto custa | é cara===quanto custa | é muito caro===quanto custa | é muito cara===quanto custa | fica caro===quanto custa | custa muito===quanto custa | sai caro===quanto custa | isso é caro===quanto custa | é barato===quanto custa | são caros===quanto custam | são caras===quanto custam | são muito caros===quanto custam | custam muito===quanto custam
    | por engano==acidentalmente | por erro==acidentalmente | sem querer==acidentalmente
  `),
  being: { am: phrasesIn("estou | sou | tou"), have: phrasesIn("tenho | sofro") },
  beingLast: false,
  yours: wordsIn("seu sua vosso vossa teu tua"),
  openApart: { verbs: wordsIn(""), meant: new Map() },
  permits: wordsIn(
    "permitido permitidos permitida permitidas permite permitem permitimos admitimos vindos vindas proibido proibidos proibida proibidas trazer levar",
  ),
  voice: {
    speaker: phrasesIn("eu | posso | podemos | tenho | temos | devo | devemos | preciso | precisamos"),
    addressed: phrasesIn("tu | você | vocês | podes | pode | podem | tens | têm | fazem | oferecem"),
    past: phrasesIn("foi | foram | fui | era | eram | estava | estavam | tinha | tinham | teve"),
    may: phrasesIn("posso | pode | podes | podem | podemos | poderia | poderiam"),
    must: phrasesIn(
      "devo | deve | devem | devemos | deveria | tenho de | tenho que | tem de | tem que | temos de | temos que | preciso | precisa | precisamos",
    ),
    will: phrasesIn("vou | vais | vai | vamos | vão | será | serão"),
  },
  asked: {
    time: phrasesIn(
      "quando chega | quando chegam | quando | a que horas | que horas | que dia | que dias | quais dias | qual dia | que data | desde quando | até quando | horário | horários | aberto | abertos | abrem | fecham | com que frequência",
    ),
    duration: phrasesIn(
      "quanto tempo | quanto tempo demora | quanto tempo demora a chegar | quanto tempo demora para chegar | quanto tempo leva | quanto tempo leva para chegar | quanto demora a chegar | quanto demora para chegar | em quanto tempo chega | demora | demoram | quanto demora | quanto tarda | quanto dura | quanto duram | quantos dias | quantas semanas | quantas horas | quantos meses | quantos anos | qual o prazo | qual é o prazo | prazo | prazos",
    ),
    amount: phrasesIn(
      "a partir de que idade | quanto | quanta | quantos | quantas | quanto custa | quanto custam | qual o preço | qual é o preço | preço | preços | custo | custos | taxa | taxas | tarifa | valor | tamanho | máximo | mínimo | quanto é | quanto sai | quanto se paga | quão caro | quão cara | quão caros | quão caras | quão caro é | quão cara é",
    ),
    place: phrasesIn(
      "onde | aonde | de onde | que país | qual país | que países | quais países | para que países | que cidade | endereço | morada | localização",
    ),
    person: phrasesIn("alguém | quem | a quem | com quem"),
    reason: phrasesIn("por que | porque é que | porquê | por qual motivo | qual o motivo | qual a razão"),
    steps: phrasesIn(
      "como posso | como podemos | como se | como faço | como devo | como fazer | como devolver | como devolvo | como cancelar | como cancelo | como comprar | como pagar | como lavar | como lavo | como mudar | como alterar | como altero | como eliminar | como excluir | como usar | como redefinir | como funciona | o que devo fazer | o que tenho que fazer | o que tenho de fazer | passos | instruções",
    ),
  },
  howDone:
    /^(?:e |mas |ola )?como (?!(?:muito|pouco|novo)(?: |$))(?:(?:eu )?(?:me |se |o |a )?\p{L}{3,}(?:o|ar|er|ir))(?: |$)/u,
  matters: {
    contact: {
      asked: phrasesIn(
        "telefone | telemóvel | número de telefone | ligar | email | e mail | contacto | contato | contactar | contatar | posso contactar | posso contatar | como contactar | como contatar | posso ligar | entrar em contacto | entrar em contato | vos escrever | escrever vos | o vosso número | o seu número | número de vocês | número de contacto | número de contato | o vosso telefone | telefone de vocês | o vosso email | email de vocês | ligar para vocês | ligar vos | contactar vos | whatsapp | apoio ao cliente | atendimento ao cliente | contactos | contatos | como falo com vocês | como entro em contato | como entro em contacto | falar com vocês | com quem posso falar | com quem falo | a quem posso perguntar | a quem me dirijo | a quem devo dirigir me",
      ),
      name: "contacto",
    },
    hours: {
      asked: phrasesIn(
        "horário | horários | horário de abertura | horário de funcionamento | aberto | abertos | aberta | está aberto | está aberta | abrem | fechado | fechados | fecham | horários de funcionamento | hora de abertura | hora de fecho | a que horas abrem | a que horas fecham | que horas abrem | que horas fecham | que horas abre | que horas fecha | estão abertos | estão fechados | vocês abrem | vocês fecham | o vosso horário | horário de atendimento",
      ),
      name: "horário aberto",
    },
    address: {
      asked: phrasesIn(
        "visitar vocês | visitá los | visitar vos | passar aí | endereço | morada | a vossa morada | onde estão | onde estamos | onde ficamos | onde nos encontrar | onde ficam | onde fica a loja | onde é a loja | onde fica a vossa loja | localização | como chegar | como chego | como se chega | como vou | como chegar aí | o vosso endereço | endereço de vocês | o seu endereço | onde vocês ficam | onde vocês estão | onde é que ficam | onde se encontram | em que rua | em que zona | onde posso encontrar vos | onde encontro vocês | como faço para chegar | como chegar até vocês | como se vai | direções",
      ),
      name: "morada endereço",
    },
    payment: {
      asked: phrasesIn(
        "que pagamentos aceitam | quais pagamentos vocês aceitam | que cartões aceitam | quais cartões vocês aceitam | como posso pagar | como se paga | como pago | como podemos pagar | formas de pagamento | métodos de pagamento | meios de pagamento | forma de pagamento | método de pagamento | como pagar | como é feito o pagamento | com que posso pagar | opções de pagamento | modos de pagamento | maneiras de pagar | como posso fazer o pagamento | contra reembolso",
      ),
      name: "formas de pagamento pagar numerário dinheiro cartão transferência",
    },
    parcel: {
      asked: phrasesIn(
        "onde está a minha encomenda | onde está minha encomenda | onde está o meu pedido | onde está meu pedido | onde está o meu pacote | onde está meu pacote | seguir a minha encomenda | rastrear a minha encomenda | rastrear meu pedido | rastrear o meu pedido | onde se encontra a minha encomenda | quando chega a minha encomenda | quando chega minha encomenda | quando chega o meu pedido | quando chega meu pedido | quando chega o meu pacote | quando vai chegar a minha encomenda | quando vai chegar o meu pedido | quando vai chegar meu pedido | quando recebo a minha encomenda | a minha encomenda foi enviada | o meu pedido foi enviado | meu pedido foi enviado | estado da minha encomenda | rastreio | rastreamento",
      ),
      name: "seguir encomenda",
    },
  },
  paying: {
    verbs: phrasesIn("pagar | pago | aceitam | aceita | pagamento"),
    ways: phrasesIn(
      "dinheiro | numerário | cartão | cartões | cartão de crédito | cartões de crédito | cartão de débito | visa | mastercard | maestro | amex | american express | paypal | apple pay | google pay | klarna | mb way | multibanco | pix | transferência | cheque | cheques | na entrega | contra reembolso",
    ),
  },
  mine: wordsIn("meu minha meus minhas nosso nossa nossos nossas"),
  kin: wordsIn(
    "mãe pai pais filho filha filhos irmão irmã irmãos marido esposa mulher namorado namorada amigo amiga amigos avó avô avós tia tio primo prima sobrinho sobrinha vizinho vizinha chefe colega família criança bebé bebê sobrinhos neto neta netos afilhado afilhada gémeos gêmeos",
  ),
  byPerson: wordsIn(
    "desconto descontos redução paga pagam pagar preço preços tarifa custa custam idade velho velha jovem",
  ),
  forWhom: wordsIn("para pra"),
  price: phrasesIn(
    "quanto custa | quanto custam | quanto é | preço | preços | custo | custos | tarifa | quanto sai | quanto se paga | lista de preços | preçário | tarifas | tarifário | quão caro | quão cara | quão caros | quão caras | quão caro é | quão cara é",
  ),
  pricesOf: wordsIn(""),
  free: phrasesIn(
    "grátis | gratuito | gratuita | gratuitos | gratuitas | sem custos | incluído | incluída | não custa nada | sem custo | de graça",
  ),
  included: wordsIn("incluído incluída"),
  vacant: wordsIn(""),
  excepts: wordsIn("exceto salvo só mas"),
  pays: {
    asks: phrasesIn("quanto | o que"),
    verbs: wordsIn("pagar pagamos"),
    who: wordsIn(""),
    unless: wordsIn("se quando antes para porque com em"),
    instead: "quanto custa",
  },
  order: { before: phrasesIn("antes"), after: phrasesIn("depois | após") },
  times: phrasesIn(
    "noite | noites | tarde | tardes | fim de semana | fins de semana | segundo | segundos | minuto | minutos | hora | horas | dia | dias | dias úteis | semana | semanas | mês | meses | ano | anos | século | séculos | segunda feira | terça feira | quarta feira | quinta feira | sexta feira | sábado | domingo | janeiro | fevereiro | março | abril | maio | junho | julho | agosto | setembro | outubro | novembro | dezembro | amanhã | imediatamente",
  ),
  numbers: phrasesIn(
    "zero | um | uma | dois | duas | três | quatro | cinco | seis | sete | oito | nove | dez | onze | doze | vinte | trinta | quarenta | cinquenta | cem | cento | mil | milhão | milhões | metade | terço | quarto | grátis | gratuito | gratuita",
  ),
  causes: phrasesIn("porque | pois | já que | devido | para que | motivo | razão | causa | por isso | portanto"),
  opensQuestion: phrasesIn(
    `${pairs("como", "posso se faço funciona funcionam é são pago cancelo devolvo troco lavo")} | qual | quais | quanto | quanta | quantos | quantas | onde | quem | o que | por que | posso | pode | podem | vocês | há | tem | têm | enviam | entregam | aceitam | vendem | oferecem | fazem | é possível`,
  ),
  endsQuestion: phrasesIn(""),
  bare: phrasesIn(
    "o que posso fazer | o que devo fazer | o que faço | o que tenho de fazer | o que podemos fazer | que fazer | o que fazer | e agora | e agora o que faço | é normal | o que me aconselham | o que recomendam | alguma ideia | podem ajudar | podem ajudar me | pode ajudar | pode me ajudar | ajuda",
  ),
  joins: phrasesIn("e | e também | além disso"),
  either: phrasesIn("ou"),
  leadIns: phrasesIn(
    "mostra | mostre | mostrar | procura | procure | busca | busque | encontre | ok | okay | por favor | pode me dizer | pode dizer me | poderia me dizer | poderia dizer me | você pode me dizer | gostaria de saber | queria saber | quero saber | preciso saber | queria perguntar | tenho uma pergunta sobre | tenho uma pergunta | tenho uma dúvida sobre | tenho uma dúvida | uma pergunta | uma dúvida | pergunta | sabe | diga me | me diga | fale me sobre | me fale sobre | fale sobre | saber mais sobre | saber mais | mais informações sobre | informações sobre",
  ),
  shopping: phrasesIn(
    "vocês têm | vocês vendem | têm | vendem | mostre me | me mostre | mostra me | procuro | estou procurando | estou à procura de | quero comprar | gostaria de comprar | recomenda | pode recomendar",
  ),
  leansBack: phrasesIn(
    "este | esta | estes | estas | isto | esse | essa | esses | essas | isso | ele | ela | eles | elas | seu | sua | seus | suas | no entanto | porém | contudo | mas | por isso | portanto | assim | além disso | também | então | depois | caso contrário | por exemplo | neste caso | nesse caso | ambos | e | ou",
  ),
  pointsUp: phrasesIn("no mesmo lugar | no mesmo sítio | da mesma forma | do mesmo modo | ver acima | como acima"),
  pointsDown: phrasesIn(
    "como segue | o seguinte | seguintes | a seguir | abaixo indicado | abaixo indicados | ver abaixo | veja abaixo | tabela abaixo | lista abaixo",
  ),
  pointsAtTable: phrasesIn(
    "na tabela | ver a tabela | ver tabela | veja a tabela | tabela mostra | tabela indica | tabela acima",
  ),
  capitals: "names",
  goesOn: phrasesIn("e | mas | ou | e para | e se | e quanto a | também"),
  pointsBack: phrasesIn(
    "isto | isso | este | esta | estes | estas | esse | essa | esses | essas | ele | ela | eles | elas | lá | ali | o mesmo",
  ),
  impersonal: phrasesIn(""),
  pointsBackLast: phrasesIn("lá | aí"),
  ordinals: [
    phrasesIn("primeiro | primeira | 1"),
    phrasesIn("segundo | segunda | 2"),
    phrasesIn("terceiro | terceira | 3"),
    phrasesIn("último | última"),
  ],
  countedParts: wordsIn("passo etapa secção seção capítulo"),
  partsBeforeNumber: wordsIn("ponto artigo"),
  undecided: phrasesIn(
    "ambos | ambas | os dois | as duas | todos | todas | mais barato | mais barata | melhor | menor | maior | mais pequeno | mais pequena | tanto faz | não sei",
  ),
  smallTalk: {
    greeting: phrasesIn(
      "olá | oi | bom dia | boa tarde | boa noite | ei | hey | alô | saudações | oi tudo bem | olá tudo bem | tem alguém aí | está aí alguém",
    ),
    wellbeing: phrasesIn("como está | como estás | como vai | tudo bem | tudo bom | como vai você | como você está"),
    thanks: phrasesIn(
      "obrigado | obrigada | muito obrigado | muito obrigada | obrigadão | valeu | grato | grata | agradeço | obrigado pela ajuda | obrigada pela ajuda | obrigado pela informação | obrigada pela informação | obrigado por tudo | obrigada por tudo | ajudou muito | muito útil | vlw | obg",
    ),
    goodbye: phrasesIn(
      "adeus | tchau | até logo | até mais | até breve | até amanhã | tenha um bom dia | bom fim de semana | bom descanso | é tudo | é só isso | só isso | mais nada",
    ),
    identity: phrasesIn(
      "quem és tu | quem é você | quem é | o que és | o que você é | qual é o seu nome | qual o seu nome | qual é o teu nome | como te chamas | como se chama | com quem falo | com quem estou falando | com quem estou a falar | és um bot | você é um bot | você é um robô | és um robô | é um robô | é um bot | você é humano | és humano | você é uma pessoa | você é uma pessoa real | você é real | você é uma ia | estou falando com um robô | estou a falar com um robô | estou falando com uma pessoa | estou a falar com uma pessoa | o que você pode fazer | o que podes fazer | como pode me ajudar | como você pode me ajudar | pode me ajudar | pode ajudar me | você pode me ajudar | preciso de ajuda | ajuda | me ajude | tenho uma pergunta | tenho uma dúvida | posso fazer uma pergunta",
    ),
    ok: phrasesIn(
      "ok | okay | está bem | tá bom | tá | certo | bem | muito bem | perfeito | ótimo | excelente | legal | fixe | beleza | entendi | entendido | percebi | compreendo | claro | sem problema | interessante | ah | hm",
    ),
    yes: phrasesIn(
      "sim | sim por favor | sim obrigado | sim obrigada | claro | claro que sim | com certeza | certamente | pode ser | quero sim | sim quero | gostaria | exato | exatamente | por que não | faça isso",
    ),
    no: phrasesIn("não | não obrigado | não obrigada | agora não | ainda não | melhor não"),
    apology: phrasesIn(
      "desculpa | desculpe | desculpas | me desculpe | peço desculpa | peço desculpas | perdão | lamento | sinto muito | foi mal",
    ),
    clock: phrasesIn("que horas são | que dia é"),
    aside: phrasesIn(
      "que horas são agora | que dia é hoje | conta me uma piada | conte uma piada | eu te amo | amo te",
    ),
    filler: phrasesIn(
      "por favor | a todos | todos | pessoal | equipa | equipe | senhor | senhora | de novo | outra vez | muito | e | mas | então | também | por tudo | por isso | a você | para você | igualmente | hoje",
    ),
    again: said(
      `(podes | pode | podias | podia | poderia | você pode) [por favor] (repetir | repetir isso | repetir a resposta | repetir a sua resposta | repetir a tua resposta | dizer isso outra vez | dizer isso de novo | dizer outra vez | dizer de novo | me repetir isso); (repete | repita) [isso | a resposta | a sua resposta | a tua resposta] [por favor] [outra vez | de novo]; (diz | diga) [me] isso (outra vez | de novo); [o] que (disseste | disse | você disse | foi que disse | foi que disseste); qual (foi | era) a (tua | sua) [última] resposta`,
    ),
    askedFirst: said(
      `qual (foi | era) a minha primeira pergunta; [o] que (perguntei | eu perguntei | lhe perguntei | te perguntei) (primeiro | no início | no começo | em primeiro lugar); qual foi a primeira coisa que (perguntei | eu perguntei | lhe perguntei | te perguntei); qual foi minha primeira pergunta; qual (foi | era) a primeira pergunta`,
    ),
    askedLast: said(
      `qual (foi | era) [a] minha [última] pergunta; [o] que (perguntei | eu perguntei | lhe perguntei | te perguntei) [antes | agora | por último]; qual foi a última coisa que (perguntei | eu perguntei | lhe perguntei | te perguntei)`,
    ),
  },
  person: {
    talk: phrasesIn(
      "falar | conversar | contactar | contatar | entrar em contato | entrar em contacto | comunicar | passe me | me passe | transfira me | me transfira | transferir | me conecte | conectar | ligar",
    ),
    want: phrasesIn("quero | queria | gostaria de | preciso de | prefiro | me dê | dê me | posso ter | há | tem"),
    human: phrasesIn(
      "humano | um humano | ser humano | pessoa | pessoa real | alguém | atendente | agente | operador | operadora | assistente humano | representante | funcionário | colaborador | colega | supervisor | gerente | atendimento | apoio ao cliente | serviço ao cliente | atendimento ao cliente | suporte | equipa | equipe",
    ),
    whoDoes: phrasesIn("que | quem"),
    verbLast: false,
    alone: phrasesIn(
      "humano | um humano | atendente | um atendente | agente | operador | uma pessoa | pessoa | pessoa real | uma pessoa real | atendimento | atendimento humano | apoio ao cliente | suporte | não quero um robô | não quero falar com um robô | não quero falar com um bot | me ligue | ligue me | alguém pode me ajudar | alguém me pode ajudar",
    ),
    notAWish: phrasesIn(
      "qual | quais | por que | porquê | quando | quanto | quanta | quantos | onde | como contactar | como contatar | como entro em contato | como posso contactar | não quero | não preciso | sem | por pessoa | agente imobiliário",
    ),
  },
};
