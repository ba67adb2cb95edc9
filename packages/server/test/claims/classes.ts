import type { Trade } from "./trade.ts";

export const coursDeLangue: Trade = {
  locale: "fr",
  documents: {
    tarifs: {
      title: "Tarifs des cours",
      content: `Un cours individuel coûte 45 € l'heure, un cours en groupe 18 € l'heure. L'inscription coûte 30 € et n'est pas remboursable. Les étudiants ont une réduction de 15 %, les retraités de 10 %.`,
    },
    horaires: {
      title: "Horaires",
      content: `- Débutants : lundi et mercredi à 18 h
- Avancés : mardi et jeudi à 19 h 30
- Enfants : samedi à 10 h

Le secrétariat est ouvert du lundi au vendredi de 9 h à 17 h. Il est fermé le samedi.`,
    },
  },
  asked: [
    {
      question: "Combien coûte un cours individuel ou en groupe, et l'inscription ?",
      honest: [
        "Le cours individuel est à 45 € de l'heure et le cours en groupe à 18 € [tarifs].",
        "L'inscription coûte 30 euros [tarifs].",
        "Les retraités bénéficient d'une réduction de 10 % [tarifs].",
        "Non, l'inscription n'est pas remboursable [tarifs].",
      ],
      false: [
        "Le cours individuel est à 18 € de l'heure [tarifs].",
        "Un cours en groupe coûte 45 € [tarifs].",
        "L'inscription coûte 45 € [tarifs].",
        "Les étudiants ont une réduction de 10 % [tarifs].",
        "Oui, l'inscription est remboursable [tarifs].",
      ],
    },
    {
      question: "Quels sont les horaires des débutants, des avancés et du secrétariat ?",
      honest: [
        "Les débutants ont cours le lundi et le mercredi à 18 h [horaires].",
        "Le cours des avancés commence à 19 h 30 [horaires].",
        "Le secrétariat est ouvert de 9 h à 17 h en semaine [horaires].",
        "Non, le secrétariat est fermé le samedi [horaires].",
      ],
      false: [
        "Les avancés ont cours à 18 h [horaires].",
        "Les débutants ont cours le mardi et le jeudi [horaires].",
        "Oui, le secrétariat est ouvert le samedi [horaires].",
      ],
    },
  ],
};

export const taller: Trade = {
  locale: "es",
  documents: {
    precios: {
      title: "Precios del taller",
      content: `| Servicio | Coche | Moto |
| --- | --- | --- |
| Cambio de aceite | 75 € | 40 € |
| Revisión anual | 180 € | 110 € |

La revisión anual dura cuatro horas, el cambio de aceite una hora. El coche de sustitución cuesta 20 € al día. No aceptamos cheques.`,
    },
    garantia: {
      title: "Garantía",
      content: `Las piezas nuevas tienen una garantía de dos años, las piezas usadas de seis meses. La mano de obra tiene una garantía de un año.`,
    },
  },
  asked: [
    {
      question: "¿Cuánto cuesta el cambio de aceite o la revisión anual?",
      honest: [
        "El cambio de aceite de una moto cuesta 40 € y el de un coche 75 € [precios].",
        "Para un coche, la revisión anual sale por 180 euros [precios].",
        "La revisión anual dura cuatro horas [precios].",
        "No, no aceptamos cheques [precios].",
      ],
      false: [
        "El cambio de aceite de una moto cuesta 75 € [precios].",
        "Para un coche, la revisión anual cuesta 110 € [precios].",
        "El cambio de aceite dura cuatro horas [precios].",
        "Sí, aceptamos cheques [precios].",
      ],
    },
    {
      question: "¿Qué garantía tienen las piezas nuevas y las usadas?",
      honest: [
        "Las piezas nuevas tienen dos años de garantía y las usadas seis meses [garantia].",
        "La mano de obra está cubierta durante un año [garantia].",
      ],
      false: [
        "Las piezas usadas tienen una garantía de dos años [garantia].",
        "La mano de obra tiene una garantía de seis meses [garantia].",
      ],
    },
  ],
};
