import { es as wishes } from "../../wishes/words/es.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { wordsIn } from "../../wording/fold.ts";
import { pairs, phrasesIn } from "../../wording/phrase-set.ts";
import { typingsIn } from "./typings.ts";
import { es as emergency } from "./emergency/es.ts";
import { es as ownOrder } from "./own-order/es.ts";
import { es as shop } from "./shopping/es.ts";
import type { Words } from "./words.ts";

export const es: Words = {
  wishes,
  shop,
  ownOrder,
  emergency,
  plain: wordsIn(`
    el la los las lo un una unos unas al del este esta estos estas ese esa esos esas esto eso aquel aquella mi mis tu tus su sus nuestro nuestra nuestros vuestro todo toda todos todas otro otra otros otras mismo misma algún alguna algunos algo alguien nada nadie ningún cada
    yo me mí tú te ti él ella usted ustedes nosotros ellos ellas se le les nos que qué quien quién quienes cual cuál cuáles cuyo
    soy eres es somos son era eran ser sea sería estoy está están estar he has ha hemos han había haber hay tengo tiene tienen tener puedo pueda puedan meter puede pueden puedes podría podrían poder quiero quiere quieres quisiera querría debo debe deben hace hacer hago hacen va voy van ir
    cuando cuándo cómo como dónde donde adónde porqué cuánto cuánta cuántos cuántas si porque pues entonces aunque mientras
    a de en con sin por para entre sobre desde hasta hacia según contra durante ante bajo tras
    y e o u pero ni no sí más menos muy también tampoco ya aún todavía siempre nunca aquí ahí allí hola gracias favor
    decir dime saber necesito necesita conseguir consigo obtener obtengo
    información detalles política condiciones posible disponible ofrecen
    vuestra vuestros vuestras
  `),
  negations: wordsIn("no nunca sin ningún ninguna nada"),
  sunders: wordsIn("sin sobre bajo desde hasta contra antes después más menos sólo tras entre"),
  prepositions: wordsIn("a al de del en con sin por para entre sobre desde hasta hacia"),
  hedges: wordsIn("favor normalmente generalmente habitualmente exactamente aproximadamente actualmente realmente"),
  only: wordsIn("solo solamente únicamente"),
  moments: wordsIn(`
    lunes martes miércoles jueves viernes sábado domingo sábados domingos
    mañana mañanas mediodía tarde tardes noche noches medianoche hoy temprano fin semana
    madrugada
  `),
  taste: wordsIn(
    "bonito bonita bonitos bonitas lindo linda lindos lindas bello bella bellos bellas hermoso hermosa hermosos hermosas buen bueno buena buenos buenas chulo chula chulos chulas guapo guapa guapos guapas elegante elegantes genial geniales estupendo estupenda estupendos estupendas perfecto perfecta perfectos perfectas ideal ideales mono mona precioso preciosa preciosos preciosas",
  ),
  circumstances:
    wordsIn(`olvidé olvidado olvidada olvidar muchísimo muchísima tanto tanta fuerte fuertes fortísimo fortísima terrible terribles insoportable 
    máx máximo máxima mínimo mínima propio propia propios llevar traer próximo próxima primero primera
    diferencia diferencias
    rápido rápidamente pronto luego después inmediatamente directamente personalmente juntos solo sola automáticamente veces quizás entero entera cierto cierta ciertos varios poco mucho necesario simplemente fácilmente
    totalmente completamente absolutamente correctamente cuidadosamente principalmente aparentemente probablemente seguramente sinceramente lamentablemente finalmente recientemente últimamente regularmente despacio bien mejor casi apenas demasiado bastante bonito bonita buen bueno buena buenos buenas terminado vacaciones momento igual viene vengo venir pregunto preguntar parece pienso pensar creo espero deseo aceptan admiten cosa cosas tema tipo tipos pregunta preguntas vez estimado estimada saludos
    breve cualquier cualquiera antes frecuentemente raramente evidentemente justamente precisamente solamente únicamente especialmente particularmente separado parcialmente definitivamente temporalmente constantemente tranquilamente fácil difícil sencillo obligatorio obligatoriamente ganas gustaría quisiéramos prefiero conocer entiendo entender explicar explica explicarme dígame buscar busco super perfecto ideal mejores peor minuto minutito par alguno porfa duda dudas consulta info verdad además incluso ayer accidentalmente terrible terribles horrible horribles insoportable insoportables lol jaja jajaja jeje haha omg xd
  `),
  particles: wordsIn(""),
  typed: typingsIn(`
    devolver un artículo=devolver algo | devolver un producto=devolver algo | devolver el producto=devolver algo | devolver el artículo=devolver algo |
    q tal=qué tal | q=que | k=que | ke=que | qe=que | xq=por qué | xk=por qué | pq=por qué | porq=por qué | kuanto=cuánto | cuato=cuánto | cuant=cuánto | kuando=cuándo | cmo=cómo | komo=cómo | kmo=cómo | dnd=dónde | dond=dónde | tmb=también | tbn=también | pa=para | pal=para el | d=de | tngo=tengo | ay=hay | ola=hola | kiero=quiero | qiero=quiero | pueo=puedo
    | xfa=por favor | porfa=por favor | xfavor=por favor | xf=por favor | uds=ustedes | ud=usted | hrs=horas | tlf=teléfono | tfno=teléfono | num=número | finde=fin de semana | mñn=mañana | oy=hoy | grax=gracias
    | bnas=buenas | bns=buenas | wenas=buenas | grcs=gracias | pk=por qué | x q=por qué | xa=para | cuanto sale=cuánto cuesta | cuanto vale=cuánto cuesta | dsd=desde | hst=hasta | asta=hasta | aber=a ver | info=información | tel=teléfono | telf=teléfono | nro=número | aki=aquí | cn=con | sn=son | msj=mensaje | wsp=WhatsApp | wasap=WhatsApp | guasap=WhatsApp | acen=hacen | aceis=hacéis | teneis=tenéis | ke hora=qué hora | q hora=qué hora | a q hora=a qué hora
    | cuál es la mejor manera de==cómo | cuál es la mejor forma de==cómo | la mejor manera de==cómo | la mejor forma de==cómo
    | es caro===cuánto cuesta | es cara===cuánto cuesta | es muy caro===cuánto cuesta | es muy cara===cuánto cuesta | sale caro===cuánto cuesta | sale muy caro===cuánto cuesta | cuesta mucho===cuánto cuesta | es barato===cuánto cuesta | son caros===cuánto cuestan | son caras===cuánto cuestan | son muy caros===cuánto cuestan | son muy caras===cuánto cuestan | cuestan mucho===cuánto cuestan
    | por error==accidentalmente | por equivocación==accidentalmente | sin querer==accidentalmente
  `),
  being: { am: phrasesIn("estoy | soy"), have: phrasesIn("tengo | padezco | sufro") },
  beingLast: false,
  yours: wordsIn("su sus vuestro vuestra tu"),
  openApart: { verbs: wordsIn(""), meant: new Map() },
  permits: wordsIn(
    "permitido permitidos permitida permitidas permite permiten permitimos admite admiten admitimos admitidos bienvenidos bienvenidas prohibido prohibidos prohibida prohibidas traer llevar",
  ),
  voice: {
    speaker: phrasesIn("yo | nosotros | nosotras | puedo | podemos | tengo | tenemos | debo | debemos | he | hemos"),
    addressed: phrasesIn(
      "usted | ustedes | vosotros | vosotras | puedes | puede | pueden | podéis | podrías | podrían | tienes | tiene | tienen | tenéis | debes | has | habéis | hacen | hacéis | ofrecen | ofrecéis",
    ),
    past: phrasesIn(
      "he | has | ha | hemos | habéis | han | fue | fueron | fui | era | eran | estaba | estaban | había | habían",
    ),
    may: phrasesIn("puedo | puedes | puede | podemos | podéis | pueden | podría | podrías | podríamos | podrían"),
    must: phrasesIn(
      "debo | debes | debe | debemos | deben | debería | tengo que | tienes que | tiene que | tenemos que | tienen que | hay que",
    ),
    will: phrasesIn("voy a | vas a | va a | vamos a | van a | será | serán"),
  },
  asked: {
    time: phrasesIn(
      "cuándo llega | cuándo llegan | cuándo | a qué hora | qué hora | qué día | qué días | qué fecha | desde cuándo | hasta cuándo | horario | horarios | abierto | abiertos | abren | abrís | abris | cierran | cerráis | cada cuánto | con qué frecuencia",
    ),
    duration: phrasesIn(
      "cuánto tiempo | cuánto tarda | cuánto tardan | cuánto tarda en llegar | cuánto tardan en llegar | cuánto tiempo tarda en llegar | cuánto demora en llegar | en cuánto tiempo llega | en cuánto tiempo llegan | cuánto demora | cuánto dura | cuánto duran | cuántos días | cuántas semanas | cuántas horas | cuántos meses | cuántos años | qué plazo | plazo | plazos",
    ),
    amount: phrasesIn(
      "a partir de qué edad | cuánto | cuánta | cuántos | cuántas | cuánto cuesta | cuánto cuestan | cuánto vale | qué precio | precio | precios | coste | costo | gastos | tarifa | importe | talla | tamaño | máximo | mínimo | cuánto sale | cuánto se paga | qué tan caro | qué tan cara | qué tan caros | qué tan caras | cuán caro | cuán cara | cómo de caro | cómo de cara | cómo de caros | cómo de caras",
    ),
    place: phrasesIn(
      "dónde | adónde | de dónde | qué país | qué países | a qué países | qué ciudad | dirección | ubicación",
    ),
    person: phrasesIn("alguien | quién | quiénes | a quién | con quién"),
    reason: phrasesIn("por qué | cuál es la razón | cuál es el motivo"),
    steps: phrasesIn(
      "cómo puedo | cómo podemos | cómo se | cómo hago | cómo debo | cómo hacer | cómo devolver | cómo devuelvo | cómo cancelar | cómo cancelo | cómo pido | cómo pago | cómo lavar | cómo cambiar | cómo cambio | cómo eliminar | cómo usar | cómo restablecer | cómo restablezco | cómo funciona | qué tengo que hacer | qué debo hacer | qué hago | pasos | instrucciones",
    ),
  },
  howDone:
    /^(?:y |pero |hola )?como (?!(?:regalo|mucho|poco|nuevo)(?: |$))(?:(?:me |se |le |lo |la |te )?\p{L}{3,}(?:o|ar|er|ir)(?:lo|la|los|las)?)(?: |$)/u,
  matters: {
    contact: {
      asked: phrasesIn(
        "teléfono | número de teléfono | llamar | email | e mail | correo | correo electrónico | contacto | contactar | contactarles | cómo contactar | cómo contactarles | puedo contactar | puedo contactarles | puedo contactaros | puedo llamar | puedo llamarles | puedo escribirles | puedo escribiros | vuestro número | su número | vuestro teléfono | su teléfono | número de contacto | mail | vuestro correo | su correo | llamaros | llamarles | escribiros | escribirles | contactaros | whatsapp | atención al cliente | cómo os contacto | cómo contactaros | datos de contacto | con quién puedo hablar | con quién hablo | a quién puedo dirigirme | a quién me dirijo | a quién puedo preguntar",
      ),
      name: "contacto",
    },
    hours: {
      asked: phrasesIn(
        "horario | horarios | horario de apertura | abierto | abiertos | abierta | está abierto | está abierta | cuándo abren | abren | abrís | cerrado | cerrados | cierran | horas de apertura | hora de cierre | a qué hora abren | a qué hora abrís | a qué hora cierran | a qué hora cerráis | cerráis | estáis abiertos | están abiertos | abierta hoy | vuestro horario | su horario",
      ),
      name: "horario abierto",
    },
    address: {
      asked: phrasesIn(
        "visitaros | visitarles | pasar a veros | pasar a verlos | dirección | su dirección | dónde están | dónde estamos | dónde encontrarnos | dónde estáis | dónde se encuentran | dónde está la tienda | dónde está su tienda | dónde está vuestra tienda | ubicación | cómo llegar | cómo llego | cómo se llega | cómo ir | dónde estás | vuestra dirección | localización | dónde os encontráis | dónde os encontramos | dónde quedan | dónde está el local | dónde está vuestro local | dónde está la oficina | en qué calle | cómo llegamos | cómo llegar hasta allí | cómo voy | dónde los encuentro | dónde puedo encontraros | dónde puedo encontrarlos",
      ),
      name: "dirección",
    },
    payment: {
      asked: phrasesIn(
        "qué pagos aceptan | qué pagos aceptáis | qué tarjetas aceptan | qué tarjetas aceptáis | qué métodos aceptan | cómo puedo pagar | cómo se puede pagar | cómo pago | cómo se paga | formas de pago | métodos de pago | forma de pago | método de pago | medios de pago | cómo podemos pagar | cómo pagar | cómo se hace el pago | maneras de pagar | opciones de pago | con qué puedo pagar | contra reembolso | contrarreembolso",
      ),
      name: "formas de pago pagar efectivo tarjeta transferencia",
    },
    parcel: {
      asked: phrasesIn(
        "dónde está mi paquete | dónde está mi pedido | dónde está mi envío | seguir mi pedido | seguir mi paquete | rastrear mi pedido | rastrear mi paquete | dónde se encuentra mi pedido | dónde se encuentra mi paquete | cuándo llega mi pedido | cuándo llega mi paquete | cuándo llega mi envío | cuándo llegará mi pedido | cuándo llegará mi paquete | cuándo recibiré mi pedido | cuándo recibo mi pedido | ha salido mi pedido | han enviado mi pedido | localizar mi pedido | estado de mi pedido | seguimiento",
      ),
      name: "seguimiento del pedido",
    },
  },
  paying: {
    verbs: phrasesIn("pagar | pago | aceptáis | aceptan | acepta | aceptas | cobráis"),
    ways: phrasesIn(
      "efectivo | metálico | tarjeta | tarjetas | tarjeta de crédito | tarjetas de crédito | tarjeta de débito | visa | mastercard | maestro | amex | american express | paypal | apple pay | google pay | klarna | bizum | transferencia | cheque | cheques | contra reembolso | contrarreembolso | a la entrega",
    ),
  },
  mine: wordsIn("mi mis nuestro nuestra nuestros nuestras"),
  kin: wordsIn(
    "madre mamá padre papá padres hijo hija hijos hijas hermano hermana hermanos marido esposo esposa mujer novio novia pareja amigo amiga amigos abuela abuelo abuelos tía tío primo prima sobrino sobrina vecino vecina jefe colega familia niño niña niños bebé sobrinos nieto nieta nietos ahijado ahijada gemelos mellizos",
  ),
  byPerson: wordsIn(
    "descuento descuentos rebaja paga pagan pagar precio precios tarifa cuesta cuestan edad viejo vieja joven",
  ),
  forWhom: wordsIn("para"),
  price: phrasesIn(
    "cuánto cuesta | cuánto cuestan | cuánto vale | cuánto valen | cuánto es | precio | precios | coste | costo | tarifa | cuánto sale | cuánto se paga | lista de precios | tarifas | qué tan caro | qué tan cara | qué tan caros | qué tan caras | cuán caro | cuán cara | cómo de caro | cómo de cara | cómo de caros | cómo de caras",
  ),
  pricesOf: wordsIn(""),
  free: phrasesIn(
    "gratis | gratuito | gratuita | gratuitos | gratuitas | sin coste | sin costo | incluido | incluida | no cuesta nada | no cuestan nada | sin cargo",
  ),
  included: wordsIn("incluido incluida"),
  vacant: wordsIn(""),
  excepts: wordsIn("excepto salvo solo pero"),
  pays: {
    asks: phrasesIn("cuánto | qué"),
    verbs: wordsIn("pagar pagamos pagaría"),
    who: wordsIn(""),
    unless: wordsIn("si cuando antes para porque con en"),
    instead: "cuánto cuesta",
  },
  order: { before: phrasesIn("antes"), after: phrasesIn("después | tras") },
  times: phrasesIn(
    "tarde | tardes | noche | noches | fin de semana | fines de semana | segundo | segundos | minuto | minutos | hora | horas | día | días | día hábil | semana | semanas | mes | meses | año | años | siglo | siglos | lunes | martes | miércoles | jueves | viernes | sábado | domingo | enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre | mañana | inmediatamente",
  ),
  numbers: phrasesIn(
    "cero | un | una | uno | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce | veinte | treinta | cuarenta | cincuenta | cien | cientos | mil | millón | millones | mitad | tercio | cuarto | gratis | gratuito | gratuita",
  ),
  causes: phrasesIn("porque | ya que | debido | pues | para que | razón | motivo | causa | por eso | por lo tanto"),
  opensQuestion: phrasesIn(
    `${pairs("cómo", "puedo se hago funciona funcionan es son puede pago cancelo devuelvo cambio lavo cuido contacto")} | cuál | cuáles | cuánto | cuánta | cuántos | cuántas | dónde | quién | por qué | a qué | qué es | qué hago | qué pasa | qué horario | qué métodos | qué precio | puedo | se puede | se pueden | podría | pueden | puede | hay | tienen | tienes | hacen | envían | aceptan | venden | ofrecen | es posible`,
  ),
  endsQuestion: phrasesIn(""),
  bare: phrasesIn(
    "qué hago | qué puedo hacer | qué podemos hacer | qué debo hacer | qué tengo que hacer | qué hacemos | qué hacer | y ahora | y ahora qué | ahora qué | qué pasa ahora | es normal | qué me recomiendan | qué me aconsejan | alguna idea | pueden ayudarme | me pueden ayudar | puede ayudarme | ayuda",
  ),
  joins: phrasesIn("y | e | y también | además"),
  either: phrasesIn("o | u | o bien"),
  leadIns: phrasesIn(
    "muestra | mostrar | busca | buscar | enseña | encuentra | ok | okay | por favor | puede decirme | me puede decir | podría decirme | me podría decir | puedes decirme | me puedes decir | quisiera saber | me gustaría saber | quiero saber | necesito saber | quería saber | quería preguntar | tengo una pregunta sobre | tengo una pregunta | tengo una duda | una pregunta | una duda | pregunta | sabe | dígame | dime | cuénteme sobre | cuéntame sobre | háblame de | hábleme de | más información sobre | más información | información sobre",
  ),
  shopping: phrasesIn(
    "tienen | tienes | venden | vendéis | tenéis | muéstrame | muéstreme | enséñame | busco | estoy buscando | quiero comprar | quisiera comprar | recomiéndame | puede recomendar | me recomienda",
  ),
  leansBack: phrasesIn(
    "este | esta | estos | estas | esto | ese | esa | esos | esas | eso | él | ella | ellos | ellas | su | sus | sin embargo | pero | por eso | por lo tanto | por tanto | así | además | también | entonces | luego | después | de lo contrario | por ejemplo | en este caso | en ese caso | ambos | y | o",
  ),
  pointsUp: phrasesIn(
    "en el mismo lugar | en el mismo sitio | del mismo modo | de la misma manera | ver arriba | como arriba",
  ),
  pointsDown: phrasesIn(
    "como sigue | lo siguiente | siguientes | a continuación | más abajo | ver abajo | tabla de abajo | lista de abajo",
  ),
  pointsAtTable: phrasesIn(
    "en la tabla | ver la tabla | ver tabla | la tabla muestra | la tabla indica | tabla anterior | tabla de arriba",
  ),
  capitals: "names",
  goesOn: phrasesIn("y | pero | o | y para | qué hay de | qué pasa con | y si | también"),
  pointsBack: phrasesIn(
    "esto | eso | este | esta | estos | estas | ese | esa | esos | esas | ella | ellos | ellas | allí | ahí | lo mismo",
  ),
  impersonal: phrasesIn(""),
  pointsBackLast: phrasesIn("allá"),
  ordinals: [
    phrasesIn("primero | primera | primer | 1"),
    phrasesIn("segundo | segunda | 2"),
    phrasesIn("tercero | tercera | tercer | 3"),
    phrasesIn("último | última"),
  ],
  countedParts: wordsIn("paso etapa sección capítulo apartado"),
  partsBeforeNumber: wordsIn("punto artículo"),
  undecided: phrasesIn(
    "ambos | ambas | los dos | las dos | todos | todas | más barato | más barata | mejor | más pequeño | más pequeña | más grande | da igual | no sé | no lo sé",
  ),
  smallTalk: {
    greeting: phrasesIn(
      "hola | buenas | buenos días | buen día | buenas tardes | buenas noches | hey | saludos | holi | aló | hay alguien | hay alguien ahí | muy buenas",
    ),
    wellbeing: phrasesIn(
      "cómo estás | cómo está | cómo está usted | qué tal | qué tal estás | cómo te va | cómo le va | todo bien | qué pasa",
    ),
    thanks: phrasesIn(
      "gracias | muchas gracias | muchísimas gracias | mil gracias | gracias por la ayuda | gracias por su ayuda | gracias por tu ayuda | gracias por la información | gracias por todo | te lo agradezco | se lo agradezco | muy amable | me ha servido | me sirvió | muy útil",
    ),
    goodbye: phrasesIn(
      "adiós | hasta luego | hasta pronto | hasta mañana | hasta la vista | chao | chau | nos vemos | que tenga un buen día | que tengas un buen día | buen fin de semana | eso es todo | es todo | nada más",
    ),
    identity: phrasesIn(
      "quién eres | quién es usted | qué eres | cómo te llamas | cómo se llama | cuál es tu nombre | cuál es su nombre | con quién hablo | con quién estoy hablando | eres un bot | eres un robot | es un bot | es usted un bot | es usted un robot | eres humano | eres una persona | eres una persona real | eres real | eres una ia | es usted una persona | hablo con un robot | hablo con un bot | hablo con una persona | estoy hablando con un bot | estoy hablando con una persona | qué puedes hacer | qué puede hacer | en qué me puedes ayudar | cómo puedes ayudarme | me puedes ayudar | puedes ayudarme | me puede ayudar | puede ayudarme | necesito ayuda | ayuda | ayúdame | tengo una pregunta | puedo hacer una pregunta",
    ),
    ok: phrasesIn(
      "ok | okay | vale | de acuerdo | está bien | bien | muy bien | perfecto | genial | estupendo | excelente | fenomenal | entiendo | entendido | ya veo | comprendo | claro | bueno | listo | no hay problema | interesante | ah | hm",
    ),
    yes: phrasesIn(
      "sí | sí por favor | sí gracias | claro | claro que sí | por supuesto | desde luego | sí quiero | me gustaría | adelante | exacto | correcto | hazlo | hágalo",
    ),
    no: phrasesIn("no | no gracias | ahora no | todavía no | mejor no"),
    apology: phrasesIn(
      "perdón | perdona | perdone | lo siento | disculpa | disculpe | disculpas | mis disculpas | lo lamento",
    ),
    clock: phrasesIn("qué hora es | qué día es"),
    aside: phrasesIn("qué hora es ahora | qué día es hoy | qué fecha es hoy | cuéntame un chiste | te quiero"),
    filler: phrasesIn(
      "por favor | a todos | todos | equipo | señor | señora | otra vez | de nuevo | mucho | muy | y | pero | entonces | también | por todo | por eso | a usted | a ti | igualmente | hoy",
    ),
    again: said(
      `(puedes | puede | podrías | podría) [por favor] (repetir | repetirlo | repetir eso | repetir esto | repetirme eso | repetir la respuesta | repetir tu respuesta | repetir su respuesta | decirlo otra vez | decir eso otra vez | decirlo de nuevo | decir eso de nuevo); me lo (puedes | puede) repetir; (repite | repita | repítelo | repítalo | repíteme | repítame) [eso | esto | la respuesta | tu respuesta | su respuesta] [otra vez | de nuevo]; (dilo | dígalo | dímelo | dígamelo) (otra vez | de nuevo); qué (has dicho | dijiste | dijo | ha dicho); (cómo dices | cómo dice); cuál (fue | era) (tu | su) [última] respuesta`,
    ),
    askedFirst: said(
      `cuál (fue | era) mi primera pregunta; qué (pregunté | te pregunté | le pregunté | he preguntado) (primero | al principio | en primer lugar); qué fue lo primero que (pregunté | te pregunté | le pregunté | he preguntado); cuál (fue | era) la primera pregunta`,
    ),
    askedLast: said(
      `cuál (fue | era) mi [última] pregunta; qué (pregunté | te pregunté | le pregunté | he preguntado) [antes | ahora | por último]; qué fue lo último que (pregunté | te pregunté | le pregunté | he preguntado)`,
    ),
  },
  person: {
    talk: phrasesIn(
      "hablar | chatear | comunicarme | comunicar | contactar | conectar | conéctame | conécteme | pásame | páseme | transferir | transfiérame | llamar | ponerme en contacto | ponme con | póngame con",
    ),
    want: phrasesIn("quiero | quisiera | me gustaría | necesito | prefiero | deme | dame | puedo tener | hay"),
    human: phrasesIn(
      "humano | un humano | ser humano | persona | persona real | alguien | agente | asesor | asesora | operador | operadora | representante | empleado | ejecutivo | encargado | supervisor | gerente | atención al cliente | servicio al cliente | soporte | equipo",
    ),
    whoDoes: phrasesIn("que | quien"),
    verbLast: false,
    alone: phrasesIn(
      "humano | un humano | agente | un agente | asesor | un asesor | operador | operadora | representante | una persona | persona | persona real | una persona real | atención al cliente | servicio al cliente | soporte | no quiero un bot | no quiero hablar con un bot | no quiero hablar con un robot | llámame | llámeme | alguien me puede ayudar | me puede ayudar alguien",
    ),
    notAWish: phrasesIn(
      "qué | cuál | por qué | cuándo | cuánto | cuánta | cuántos | dónde | cómo contactar | cómo llamar | cómo contacto | no quiero | no necesito | sin | por persona | agente inmobiliario",
    ),
  },
};
