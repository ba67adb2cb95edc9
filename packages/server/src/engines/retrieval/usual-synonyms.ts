import type { SynonymGroup } from "@widget-chat/contract/admin/synonyms.ts";

/** Words that everyone uses for the same, whatever the tenant and in whatever language its texts are. */
export const usualSynonyms: readonly SynonymGroup[] = [
  [
    "phone",
    "telephone",
    "Telefon",
    "Telefonnummer",
    "Rufnummer",
    "téléphone",
    "teléfono",
    "telefono",
    "telefone",
    "telefoon",
    "telefoonnummer",
  ],
  { from: "open", to: ["openingstijden"] },
  { from: "geopend", to: ["openingstijden"] },
  ["Öffnungszeiten", "geöffnet"],
  { from: "offen", to: ["Öffnungszeiten", "geöffnet"] },
  { from: "ouvert", to: ["horaires"] },
  { from: "ouvrez", to: ["horaires"] },
  { from: "abierto", to: ["horario"] },
  { from: "abren", to: ["horario"] },
  { from: "aperto", to: ["orario"] },
  { from: "aprite", to: ["orario"] },
  { from: "aberto", to: ["horário"] },
  { from: "abrem", to: ["horário"] },
  { from: "açık", to: ["çalışma saatleri"] },
];
