import { phrasesIn } from "../../../wording/phrase-set.ts";

/** Animals that people keep, beside those that goods warn of (`wishes/parties.ts`), in the assistant's languages. */
export const keptAnimals = phrasesIn(`
  hamster | hamsters | guinea pig | guinea pigs | gerbil | ferret | tortoise | turtle | chicken | chickens | goat | sheep | goldfish | doggo | doggy | kitty | pony | hedgehog
  | meerschweinchen | frettchen | schildkröte | huhn | hühner | ziege | schaf | goldfisch | kater | hündin | hündchen | häschen | hase | igel
  | cochon d inde | cochons d inde | furet | tortue | poule | poules | chèvre | mouton | poisson rouge | chatte | chienne | poney | hérisson
  | hámster | cobaya | cobayas | hurón | tortuga | gallina | gallinas | cabra | oveja | perrita | perrito | poni | erizo
  | criceto | porcellino d india | cavia | furetto | tartaruga | galline | capra | pecora | pesce rosso | gatta | cagna | cagnolino | cagnolina | riccio
  | porquinho da índia | furão | tartaruga | galinha | galinhas | ovelha | cadela | cachorrinho | cachorra | hamsters
  | cavia s | fret | schildpad | kip | kippen | geit | schaap | goudvis | poes | poesje | kater | hondje | teef | egel
  | hamsterım | kobay | kobayım | kaplumbağa | kaplumbağam | tavuk | tavuğum | keçi | keçim | koyun | balığım | köpeğimiz | kedimiz | papağanım | kuşum | tavşanım | kirpi
`);
