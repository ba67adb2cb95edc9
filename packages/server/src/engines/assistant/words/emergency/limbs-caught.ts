import { thingsIn } from "./things-in.ts";

/** What gets caught between things, and is nobody's but a person's. */
export const fingers = thingsIn(`
  finger | fingertip | thumb | toe | hand | daumen | hände | zeh | doigt | pouce | orteil | main | dedo | pulgar | mano | dito | dita | pollice | mani | polegar | mão | vinger | vingertje | duim | teen | parmak | parmağım | parmağı | parmağını | elim | kolum | bacağım | ayağım | kafam
`);

/** The same, of what a lamp or a table has as well: "the arm is stuck". */
export const limbsOfAny = thingsIn(`
  arm | leg | foot | feet | head | bein | fuß | füße | kopf | bras | jambe | pied | tête | brazo | pierna | pie | pies | cabeza | braccio | gamba | piede | testa | braço | perna | pé | cabeça | been | voet | hoofd | hoofdje | eli | elini | kolu | bacağı | ayağı | kafası | başı
`);
