import { wordsIn } from "../fold.ts";

/** What is made of other things that are eaten, and sought by whoever can't have one of these. */
const dishes = wordsIn(`
  bread breads rolls porridge cereal cereals muesli granola biscuit biscuits cookie cookies cake cakes cracker crackers pasta noodles pizza soup soups sauce sauces snack snacks bar bars sweets candy sausage sausages pudding puddings icecream formula flour
  brot brote brötchen brei breie müsli wurst würste würstchen keks kekse gebäck kuchen torte nudeln suppe suppen soße soßen sauce riegel süßigkeiten eis mehl
  pain pains bouillie bouillies saucisse saucisses céréales biscuit biscuits gâteau gâteaux pâtes soupe soupes barre barres bonbons glace farine
  pan panes papilla papillas salchicha salchichas embutido embutidos cereales galleta galletas bizcocho bizcochos tarta tartas pastel pasteles fideos sopa sopas salsa salsas barrita barritas golosinas helado harina
  pane pappa pappe cereali salsiccia salsicce biscotto biscotti torta torte zuppa zuppe salsa barretta barrette caramelle gelato farina
  pão pães papa papas papinha papinhas salsicha salsichas cereais bolacha bolachas biscoito biscoitos bolo bolos massa massas molho molhos barra barras barrinha barrinhas gelado sorvete farinha
  brood broden worst worsten worstje worstjes pap koek koekje koekjes taart taarten soep soepen saus sauzen reep repen snoep ijs meel
  ekmek sosis sucuk lapa mama bisküvi kek pasta makarna çorba sos dondurma un
`);

/** Whether a word names such a thing. */
export const isDish = (word: string): boolean => dishes.has(word);
