import { wordsIn } from "../../wording/fold.ts";
import { phrasesIn, type PhraseSet } from "../../wording/phrase-set.ts";

/** By what goods are compared in words that say nothing else, beside what a wish calls cheaper or dearer. */
export type ComparedBy = "cheaper" | "dearer" | "better" | "worse";

/** Said of one of two. */
export const ofTwo: Record<ComparedBy, PhraseSet> = {
  cheaper: phrasesIn(
    "costs less | cost less | kostet weniger | kosten weniger | coûte moins cher | coûte moins | coûtent moins cher | coûtent moins | cuesta menos | cuestan menos | costa meno | costano meno | custa menos | custam menos | kost minder | kosten minder | daha az tutuyor",
  ),
  dearer: phrasesIn(
    "costs more | cost more | kostet mehr | kosten mehr | coûte plus cher | coûte plus | coûtent plus cher | coûtent plus | cuesta más | cuestan más | costa di più | costano di più | custa mais | custam mais | kost meer | kosten meer | daha çok tutuyor",
  ),
  better: phrasesIn(
    "better rated | better reviewed | rated better | rated higher | higher rated | better rating | better ratings | better reviews | higher rating | higher ratings | besser bewertet | höher bewertet | bessere bewertung | bessere bewertungen | höhere bewertung | mieux noté | mieux notée | mieux notés | mieux notées | meilleure note | meilleures notes | meilleurs avis | mejor valorado | mejor valorada | mejor valoración | mejores valoraciones | mejores opiniones | valutato meglio | valutata meglio | meglio valutato | meglio valutata | valutazione migliore | valutazioni migliori | recensioni migliori | mais bem avaliado | mais bem avaliada | melhor avaliado | melhor avaliada | melhor avaliação | melhores avaliações | beter beoordeeld | hoger beoordeeld | betere beoordeling | betere beoordelingen | daha yüksek puanlı | daha iyi puanlı | puanı daha yüksek | puanı daha iyi",
  ),
  worse: phrasesIn(
    "worse rated | rated worse | rated lower | lower rated | worse rating | lower rating | lower ratings | worse reviews | schlechter bewertet | niedriger bewertet | schlechtere bewertung | schlechtere bewertungen | moins bien noté | moins bien notée | moins bonne note | peor valorado | peor valorada | peor valoración | peores valoraciones | valutato peggio | valutata peggio | valutazione peggiore | pior avaliado | pior avaliada | pior avaliação | slechter beoordeeld | lager beoordeeld | slechtere beoordeling | daha düşük puanlı | puanı daha düşük",
  ),
};

/** Said of one of all. */
export const ofAll: Partial<Record<ComparedBy, PhraseSet>> = {
  better: phrasesIn(
    "best rated | best reviewed | highest rated | top rated | rated best | rated highest | best rating | best ratings | highest rating | best reviews | am besten bewertet | am besten bewertete | am höchsten bewertet | bestbewertet | bestbewertete | beste bewertung | höchste bewertung | le mieux noté | la mieux notée | les mieux notés | meilleure note de tous | el mejor valorado | la mejor valorada | la mejor valoración | el de mejor valoración | il meglio valutato | la valutazione migliore | la valutazione più alta | o mais bem avaliado | o melhor avaliado | a melhor avaliação | best beoordeeld | best beoordeelde | hoogst beoordeeld | beste beoordeling | en yüksek puanlı | en iyi puanlı | puanı en yüksek",
  ),
  worse: phrasesIn(
    "worst rated | lowest rated | rated lowest | lowest rating | am schlechtesten bewertet | niedrigste bewertung | schlechteste bewertung | le moins bien noté | el peor valorado | la valutazione più bassa | o pior avaliado | slechtst beoordeeld | laagste beoordeling | en düşük puanlı | puanı en düşük",
  ),
};

/** By which it is told how many stars a product has. */
export const ofRating = wordsIn(
  "rated rating ratings stars bewertet bewertung bewertungen sterne noté notée notés notées note étoiles valorado valorada valoración estrellas valutato valutata valutazione stelle avaliado avaliada avaliação estrelas beoordeeld beoordeling sterren puanlı puanı yıldız",
);
