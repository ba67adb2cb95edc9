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
];
