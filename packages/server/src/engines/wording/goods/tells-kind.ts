import { fold } from "../fold.ts";

/** Attributes that tell what kind of thing a product is: "product_type", "tipo de producto", "ürün türü". */
const TELLS_KIND =
  /^(?:(?:product|produkt|produit|producto|prodotto|produto|urun)? ?(?:type|typ|tipo|art|soort|turu?|kind|category)|(?:type|tipo) (?:de|di|do) (?:produit|producto|prodotto|produto))$/;

/** Whether an attribute that is called so tells the kind of a product. */
export const tellsKind = (name: string): boolean => TELLS_KIND.test(fold(name));
