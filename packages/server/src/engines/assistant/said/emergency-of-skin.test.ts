import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const burning: Record<string, string> = {
  en: `
    my scalp itches after the shampoo | my whole body itches after the lotion | my forehead stings after the serum | my baby's tummy is red after the lotion
    | my armpits burn since the deodorant | my cheeks are burning after your cream | my eyelids swelled after the mascara | my neck is itchy from the perfume
    | my toes itch since I used the balm | my face burns after the cream and I can no longer open my eyes | my hives from the soap disappeared and came back worse
    | I no longer use the soap but my face still burns after the soap | I can't sleep my face burns after the cream | my face is red after the hair dye
    | my scalp is red after the hair dye | my forehead went red from the hair dye | my eyelids are red from the lipstick
  `,
  de: `
    meine Kopfhaut juckt seit dem Shampoo | meine Achseln brennen seit dem Deo | meine Wangen brennen nach der Creme | mein ganzer Körper juckt nach der Lotion
    | meine Stirn brennt seit dem Serum | mein Nacken juckt vom Parfüm | die Augenlider meiner Frau sind geschwollen nach der Wimperntusche
    | der Bauch von meinem Baby ist ganz rot nach der Creme | seit eurer Creme brennt mein Gesicht so dass ich nicht mehr schlafen kann
    | ich benutze die Creme nicht mehr aber mein Gesicht brennt seit der Creme | mein Ausschlag von der Creme geht nicht mehr weg
    | mein Gesicht brennt nach der Creme und hört nicht mehr auf | mein Gesicht ist feuerrot nach der Haarfarbe | meine Kopfhaut ist ganz rot nach der Haarfarbe
    | meine Stirn ist knallrot von der Tönung
  `,
  fr: `
    mes joues brûlent après la crème | mes aisselles brûlent depuis le déodorant | mon front pique depuis le sérum | mon cuir chevelu gratte depuis le shampooing
    | tout mon corps me démange depuis le gel douche | mes paupières sont gonflées après le mascara | le ventre de mon bébé est tout rouge après la crème
    | mon visage brûle depuis la crème et je n'en peux plus | mes plaques ont disparu puis sont revenues après la crème
    | ça me brûle le visage depuis la crème ce n'est plus supportable | mon visage est tout rouge depuis la coloration | mon cuir chevelu est tout rouge après la coloration
  `,
  es: `
    mi cuero cabelludo pica desde el champú | mis mejillas arden después de la crema | mis axilas pican desde el desodorante | mi frente arde después del sérum
    | mis párpados están hinchados después del rímel | la barriga de mi bebé está roja después de la crema | me arde la cara desde que usé la crema y ya no puedo abrir los ojos
    | me pica toda la cara desde la crema y ya no aguanto | me arde la cara desde la crema ya no puedo más | tengo la cara muy roja después del tinte
    | mi frente está roja desde el tinte
  `,
  it: `
    le mie guance bruciano dopo la crema | il mio cuoio capelluto prude dopo lo shampoo | le mie ascelle bruciano dal deodorante | la mia fronte pizzica dopo il siero
    | le mie palpebre sono gonfie dopo il mascara | la pancia del mio bimbo è tutta rossa dopo la crema | dopo aver passato la crema mi brucia la faccia
    | mi brucia il viso dopo la crema e non riesco più ad aprire gli occhi | ho il viso tutto rosso dopo la tinta | il mio cuoio capelluto è rosso dopo la tinta
  `,
  pt: `
    minhas bochechas ardem depois do creme | o meu couro cabeludo coça desde o champô | as minhas axilas ardem desde o desodorizante | a minha testa arde depois do sérum
    | as minhas pálpebras estão inchadas depois do rímel | a barriga do meu bebé está vermelha depois do creme
    | ela passou o protetor solar e o rosto ficou irritado depois do creme | o meu rosto arde depois do creme e já não consigo dormir
    | passei o creme e a cara ficou toda vermelha depois do creme | a minha cara ficou vermelha depois da tinta de cabelo
    | o meu couro cabeludo está vermelho depois da tinta de cabelo
  `,
  nl: `
    mijn wangen branden na de crème | mijn hoofdhuid jeukt sinds de shampoo | mijn oksels branden sinds de deodorant | mijn voorhoofd prikt na het serum
    | mijn oogleden zijn opgezwollen na de mascara | het buikje van mijn baby is vuurrood na de crème | mijn uitslag van de crème gaat niet meer weg
    | mijn gezicht brandt na de crème en ik kan niet meer slapen | mijn gezicht is vuurrood na de haarverf | mijn hoofdhuid is helemaal rood na de haarverf
  `,
  tr: `
    şampuandan sonra saç derim kaşınıyor | kremden sonra yanaklarım yanıyor | deodoranttan beri koltuk altım yanıyor | serumdan sonra alnım yanıyor
    | rimelden sonra göz kapaklarım şişti | losyondan sonra bütün vücudum kaşınıyor | kremi sürdükten sonra bir saat geçti yüzüm hala yanıyor
    | kremden beri yüzüm yanıyor dayanacak gücüm kalmadı | saç boyasından sonra yüzüm kızardı | saç boyasından sonra saç derim kıpkırmızı
  `,
};

const bearing: Record<string, string> = {
  en: `
    my skin is no longer itchy after your cream | my rash is gone after your cream, thanks! | my rash from the soap has cleared up thanks to your cream
    | my scalp no longer itches since your shampoo | my towel itches after the wash with your soap | my dress has blisters from the product
    | my lips are red from the lipstick, how long does it last? | my towel turned red from the hair dye | my nails are red from the nail polish
    | my shirt went red from the lipstick, how do I get it out?
  `,
  de: `
    seit ich eure Creme benutze juckt meine Haut nicht mehr | mein Ausschlag ist weg nach der Creme | seit der Creme brennt mein Gesicht nicht mehr
    | meine Kopfhaut juckt nicht mehr seit eurem Shampoo | meine Lippen sind ganz rot vom Lippenstift | mein Handtuch ist ganz rot von der Haarfarbe
  `,
  fr: `
    mes rougeurs ont disparu depuis cette crème | je n'ai plus de plaques après la crème | mon cuir chevelu ne gratte plus depuis votre shampooing
    | mes lèvres sont toutes rouges avec le rouge à lèvres
  `,
  es: `
    mi piel ya no está irritada desde que uso la crema | el sarpullido ha desaparecido después de la crema | ya no me pica el cuero cabelludo desde el champú
  `,
  it: `
    la mia pelle non è più irritata dopo la crema | lo sfogo è sparito dopo la crema | le mie guance non bruciano più dopo la crema
  `,
  pt: `
    a minha pele já não está irritada depois do creme | a comichão desapareceu depois do creme | a comichão passou depois do creme
  `,
  nl: `
    sinds ik de crème gebruik jeukt mijn huid niet meer | mijn uitslag is weg na de crème | mijn hoofdhuid jeukt niet meer sinds de shampoo
  `,
  tr: `
    kremden sonra cildimde kızarıklık kalmadı | kremden sonra kaşıntım geçti | şampuandan sonra kaşıntım artık yok
  `,
};

test.each(rows(burning))("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

test.each(rows(bearing))("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});

const inTheEye: Record<string, string> = {
  en: "I have it in my eye | it's in my eyes | there is some in my eye",
  de: "ich habe es im Auge | ich hab was davon im Auge | hab das Zeug im Auge",
  fr: "j'en ai dans l'œil | j'en ai dans les yeux | jai recu du desherbant dans loeil",
  es: "lo tengo en el ojo",
  it: "ce l'ho nell'occhio",
  pt: "tenho no olho",
  nl: "ik heb het in mijn oog",
};

test.each(rows(inTheEye))("%s: what was talked about is in somebody's eye: %s", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

const noneInTheEye: Record<string, string> = {
  en: "have it in my eye colour | do you have it in brown for my eyes? | it's for dry eyes",
  de: "ich behalte es im Auge | ich habe es in Augenfarbe",
  fr: "j'en ai pour les yeux secs | il en a dans la tête",
  nl: "ik houd het in het oog",
};

test.each(rows(noneInTheEye))("%s: but %s", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
