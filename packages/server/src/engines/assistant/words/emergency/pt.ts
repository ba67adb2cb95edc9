import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { thingsIn } from "./things-in.ts";

export const pt: EmergencyWords = {
  despairing: phrasesIn(`
    suicidar me | me suicidar | matar me | me matar | vou me matar | mato me | quero matar me | acabar com a minha vida | pôr fim à minha vida | por fim à minha vida | tirar a minha vida | tirar a própria vida | não quero viver | não quero mais viver | não quero continuar a viver | pensamentos suicidas | ideias suicidas | pensamentos de suicídio | quero estar morto | quero estar morta | queria estar morto | queria estar morta | sem vontade de viver | não tenho razão para viver | não vale a pena viver | me machucar de propósito | cometer suicídio
  `),
  despairingLast: phrasesIn(
    "quero morrer | queria morrer | prefiro morrer | vontade de morrer | quero acabar com tudo | quero desaparecer para sempre",
  ),
  despairingAlone: phrasesIn(
    "estou cansado de viver | estou cansada de viver | quero desaparecer | não aguento mais viver",
  ),
  misspelt: wordsIn(""),
  happening:
    phrasesIn(`sangramento não para | hemorragia não para | não para de sangrar | estou a sangrar | estou sangrando | hemorragia depois | hemorragia após | água a ferver em cima | água fervendo | fogo na | fogo em casa | 
    teve uma overdose | tomou uma overdose | ter um ataque cardíaco | tendo um infarto | a ter um enfarte | teve um enfarte | teve um avc | choque anafilático | choque alérgico | fuga de gás em | há uma fuga de gás | temos uma fuga de gás | tenho uma fuga de gás | temos um vazamento de gás | tem vazamento de gás | há um vazamento de gás | está a sair gás | saindo gás | vazando gás | vazamento de gás em | choque elétrico | levei um choque da | levei um choque na | levou um choque da | levou um choque na | levou um choque no | levei um choque no | eletrocutado | eletrocutada | garganta a fechar | garganta está fechando | chamem uma ambulância | preciso de uma ambulância | dificuldade em respirar | dificuldade para respirar
    | queimei me | me queimei | queimou se na | se queimou na | se queimou no | há fogo | há um incêndio | há um fogo | tem fogo na | está pegando fogo | está a pegar fogo | fumo por todo o lado | fumaça por toda parte | cheia de fumo | cheia de fumaça
    | mordido por uma cobra | mordida por uma cobra | a afogar se | se afogando | cortei o dedo fora
  `),
  happeningLast: phrasesIn(
    "não consigo engolir | não consegue engolir | não consigo respirar | não consegue respirar | falta me o ar | falta lhe o ar | me falta o ar | sem ar | com falta de ar | dor no peito | dores no peito | levei um choque | levou um choque",
  ),
  thereupon: wordsIn("agora já hoje porque desde ajuda depois após eu ele ela mais direito"),
  stricken: phrasesIn(`estou a sangrar | estou sangrando | sangro | 
    está a sufocar | está sufocando | engasgado | engasgada | engasgou se | se engasgou | a engasgar se | sufocando | não respira | não está a respirar | não está respirando | parou de respirar | desmaiou | desmaiei | desmaiado | desmaiada | perdeu os sentidos | perdi os sentidos | inconsciente | está inconsciente | não acorda | não reage | desfaleceu
    | convulsão | convulsões | a convulsionar | convulsionando | ataque epilético | crise epilética | a ter um ataque | está a sangrar | está sangrando | sangra | sangra muito | não para de sangrar | perde muito sangue | envenenado | envenenada | intoxicado | intoxicada | vomita sangue | espuma pela boca
  `),
  strickenLast: phrasesIn("está a morrer | está morrendo | vai morrer | a morrer"),
  chokingOn: phrasesIn(
    "engasgado com | engasgada com | engasgou se com | se engasgou com | engasga se com | a engasgar se com | engasgando com | a sufocar com | sufocando com",
  ),
  shaking: phrasesIn(
    "treme | a tremer | tremendo | tremores | baba se | a babar se | se baba | babando | a salivar | salivando | cambaleia | a cambalear | cambaleando",
  ),
  somebody: phrasesIn(`
    ele | ela | alguém | pequeno | pequena | pequenino | pequenina | pequenote | cãozinho | cachorrinho | cadela | gatinho | gatinha | hamster | porquinho da índia | tartaruga | galinha | cabra | peixinho | colega de casa | noivo | noiva | sogra | sogro | vovó | vovô | menino | menina | rapaz | rapariga | cliente | aluno | aluna | bebezinho | marido | netinho | netinha | cunhado | cunhada | pessoa | garoto | garota
  `),
  self: phrasesIn("eu | nós | fiquei | bebi | comi | engoli | misturei | misturamos | misturámos"),
  burned: phrasesIn("ardem | queimam | queimei | queimou | queimado | queimada | escaldou | escaldei"),
  swollen: phrasesIn("inchado | inchada | inchados | inchadas | inchando | inchar | incharam | inchou"),
  swelling: phrasesIn("bochecha | bochechas | lábio | lábios | cara | rosto | língua | garganta | boca"),
  having: phrasesIn("tenho | tem | ter | tendo | estou | está | sofrer | sofrendo | a fazer"),
  reaction: phrasesIn("reação alérgica | reacção alérgica | reações alérgicas | crise alérgica"),
  swallowed: phrasesIn("engoliu | engoli | engolido | engolida | ingeriu | ingeri | ingerido | tragou"),
  eaten: phrasesIn(
    "tomou | tomei | bebeu | bebi | bebido | comeu | comi | comido | inalou | inalei | respirou | lambeu | lambido | mastigou | está a beber | está a comer | está bebendo | está comendo",
  ),
  took: phrasesIn("tomou | tomei | tomado"),
  tooMuch: phrasesIn(
    "caixas de | cartelas de | demasiados | demasiadas | demasiado | demais | muitos comprimidos | caixa inteira | toda a caixa | a caixa toda | uma caixa de | frasco inteiro | o frasco todo | todo o frasco | frasco inteiro | pote inteiro | o pote todo | todo o pote | cartela inteira | a cartela toda | todos os | todas as | todos os meus | um punhado de | dose dupla | overdose",
  ),
  supposed: { before: wordsIn("ser se quando for sido"), behind: wordsIn("") },
  denied: wordsIn("não nunca jamais nenhum nenhuma nada sem nem"),
  maybe: wordsIn("pode podem posso poderia se quando causa causar provoca provocar deve qual seguro segura"),
  toTell: wordsIn("que se sobre a"),
  against: wordsIn("para contra sem anti pra"),
  mistaken: phrasesIn("por acidente | por engano | acidentalmente | sem querer | por erro | por descuido"),
  distress: phrasesIn(
    "o que faço | o que devo fazer | o que fazer | que faço | que faço agora | o que posso fazer | ajuda | ajudem me | me ajudem | me ajuda | socorro | urgente | emergência",
  ),
  eyes: phrasesIn("olho | olhos"),
  skin: phrasesIn("cara | rosto | mão | mãos | pele"),
  into: wordsIn("no nos em na nas para"),
  got: phrasesIn(
    "recebeu | levou com | entrou | caiu | espirrou | salpicou | derramou | derramei | entornei | entornou | respingou | foi parar | atingiu",
  ),
  given: phrasesIn("dei | deu | pus | coloquei | apliquei | aplicado | usei | passei | botei"),
  onto: wordsIn("ao à no na aos nos meu minha"),
  mixed: phrasesIn("misturei | misturou | misturado | misturámos | misturamos | juntei | combinei"),
  wouldDo: phrasesIn(
    "misturar | misturo | misturado | combinar | comer | come | beber | bebe | engolir | lamber | ingerir | tomar",
  ),
  did: phrasesIn(
    "já fiz | já o fiz | já fiz isso | já está feito | acabei de fazer | já fez | já misturei | já os misturei | já comeu | tarde demais | eu fiz",
  ),
  fumes: phrasesIn(
    "vapores | cheira estranho | cheira mal | cheiro estranho | cheiro forte | cheiro esquisito | tonto | tonta | tosse | fumo | fumaça | gás",
  ),
  ablaze: phrasesIn(
    "pegou fogo | pega fogo | pegando fogo | em chamas | está a arder | está em chamas | a arder | ardendo | está queimando | incendiou se | a queimar",
  ),
  here: wordsIn("aqui com em da do"),
  pleased: wordsIn(
    "adora adorou adoram gostou gosta bem bom delicioso outro outra outros outras mais novo nova encomendar comprar repor último última",
  ),
  hurt: phrasesIn("caiu | caí | bateu com a cabeça | bateu a cabeça | cortei me | me cortei | cortou se | se cortou"),
  dazed: phrasesIn(
    "não reage | não se mexe | não se move | não responde | não acorda | sangra muito | sangra | está a sangrar | está sangrando | não consegue mexer se",
  ),
  mouthed: phrasesIn("mordeu | mordiscou | chupou | chuchou | roeu"),
  ill: phrasesIn("vomitar | vomitando | está a vomitar | vomita | vomitou | vomitado | vómitos"),
  eating: phrasesIn(
    "depois de comer | após comer | por comer | depois de morder | depois de lamber | depois de mastigar",
  ),
  irritated: phrasesIn(
    "arde | ardem | ardendo | a arder | queima | queimando | a queimar | coça | coçam | coçando | queimam | comichão | coceira | erupção | urticária | bolhas | manchas vermelhas | irritada | irritado | alergia",
  ),
  reddened: phrasesIn(
    "está vermelha | está vermelho | estão vermelhas | ficou vermelha | ficou vermelho | ficaram vermelhas | toda vermelha | todo vermelho | muito vermelha | muito vermelho",
  ),
  by: wordsIn("depois após desde com por"),
  allergic: phrasesIn(
    "alérgico ao | alérgica ao | é alérgico | é alérgica | sou alérgico | sou alérgica | somos alérgicos | tem alergia | tenho alergia",
  ),
  because: wordsIn("porque pois como já"),
  ailing: phrasesIn(
    "dor de cabeça | dores de cabeça | tonto | tonta | tontos | tonturas | tontura | enjoado | náuseas | enjoo",
  ),
  lit: phrasesIn(
    "acendemos | acendi | acendeu | aceso | acesa | ligámos | ligamos | liguei | ligado | a funcionar | funcionando",
  ),
  inside: {
    by: wordsIn("no na nos nas pelo pela dentro"),
    nose: phrasesIn("nariz | narina | ouvido | ouvidos | orelha"),
    mouth: phrasesIn("boca"),
  },
  stuck: phrasesIn(
    "borrifou | espirrou | meteu | enfiou | pôs | colocou | botou | metido | enfiado | entalado | entalada | preso | presa | introduziu",
  ),
  has: phrasesIn("estou com | está com | há | está | tenho | tem"),
  sparking: phrasesIn(
    "faíscas | faísca | faiscando | faiscar | deita fumo | a deitar fumo | sai fumo | saiu fumo | a sair fumo | saindo fumaça | sai fumaça | soltando fumaça | solta fumaça | fumegar | fumegando | soltou fumaça | deite fumo | saia fumo | solte fumaça",
  ),
  bulging: phrasesIn(
    "explodiu | rebentou | estourou | inchado | inchada | inchando | inchar | inchou | a inchar | estufada | estufou | derreter | derreteu | derretendo | derretido",
  ),
  leaking: phrasesIn(
    "a verter | vertendo | a verter líquido | a verter ácido | vertendo líquido | vazando líquido | a vazar líquido | bateria verte | pilha verte | verte líquido | verteu | vazando | a vazar | vaza | vazou | vazaram | verteram | vazam | perde líquido | a perder líquido | a deitar líquido",
  ),
  shocked: phrasesIn(
    "deu me choque | deu me um choque | choque elétrico | um choque | deu choque | dá choque | levei choque | levou choque | dando choque | dar choque | choques | eletrocutado | eletrocutada",
  ),
  finished: phrasesIn("acabou com | acabou | terminou"),
  overdose: phrasesIn("overdose | sobredose | sobredosagem"),
  racing: phrasesIn(
    "coração está acelerado | coração acelerado | coração a mil | coração bate muito rápido | coração está a bater muito rápido | coração está a bater muito depressa | coração disparado | coração disparou | palpitações | taquicardia",
  ),
  cries: phrasesIn(
    "fuga de gás | vazamento de gás | cheiro a gás | cheiro de gás | anafilaxia | reação alérgica | choque alérgico | envenenamento | intoxicação | overdose | pegou fogo | palpitações",
  ),
  bursting: phrasesIn("pegou fogo | incendiou se | se incendiou | explodiu | rebentou | estourou"),
  gas: {
    smells: phrasesIn("cheira | cheiram | cheiro | cheirar | fede | tresanda"),
    of: phrasesIn("a gás | de gás"),
    whole: phrasesIn("sinto gás | sentir gás"),
  },
  sounding: phrasesIn(
    "apita | apitam | apitando | a apitar | apitou | apitar | não para de apitar | não para de tocar | toca | tocam | tocando | a tocar | tocou | tocar | disparou | disparado | soou",
  ),
  trapped: phrasesIn(
    "preso | presa | presos | presas | entalado | entalada | entalou | entalei | prendeu | prendi | trilhou | esmagou",
  ),
  trappedApart: { verbs: wordsIn(""), last: phrasesIn("") },
  leaksNow: phrasesIn(
    "a verter | vertendo | bateria verte | pilha verte | verte líquido | vaza | vazam | vazando | a vazar | perde líquido",
  ),
  ofAny: {
    first: phrasesIn("deita fumo | solta fumaça"),
    behind: phrasesIn("deita fumo | solta fumaça | faz faíscas"),
    normal: wordsIn("normal"),
  },
  and: wordsIn("e mas então depois"),
  pain: phrasesIn("dor | dores | dói | doem"),
  pressing: wordsIn(
    "socorro ajuda terrível horrível intensa insuportável insuportáveis noite agora emergência forte fortes aguda agudo intenso urgente urgência domingo sábado",
  ),
  smellsBurnt: phrasesIn(
    "cheira a queimado | cheiram a queimado | cheirava a queimado | cheiro a queimado | cheiro de queimado | cheirando a queimado | cheira a esturro | cheira a plástico queimado",
  ),
  roasted: thingsIn("café | pão | torrada | grãos | perfume | vela"),
  calling: wordsIn("número telefone telefonar ligo ligar chamo chamar"),
};
