import { trade } from "./terms.ts";
import type { Trade } from "./trade.ts";

/** The same terms in further languages. */
export const termsAbroad: Record<string, Trade> = {
  es: trade(
    "es",
    "Nuestras condiciones",
    `La garantía dura dos años y cubre los defectos de material. Las baterías tienen seis meses.

Los artículos sin usar se pueden devolver en un plazo de 14 días desde la entrega. No reparamos teléfonos de otras marcas. Reparamos tabletas.

Las tarjetas regalo son válidas al menos tres años.`,
    [
      {
        question: "¿Reparan teléfonos de otras marcas?",
        honest: ["No [terms].", "No, no reparamos teléfonos de otras marcas [terms]."],
        false: ["Sí [terms].", "Sí, claro [terms]."],
      },
      {
        question: "¿Cuántos días tengo para devolver un artículo?",
        honest: [
          "Puede devolver los artículos sin usar dentro de 14 días desde la entrega [terms].",
          "Tiene hasta 14 días para devolver los artículos sin usar [terms].",
        ],
        false: ["Los artículos sin usar se pueden devolver después de 14 días [terms]."],
      },
      {
        question: "¿Qué cubre la garantía y cuánto tiempo son válidas las tarjetas regalo?",
        honest: [
          "La garantía cubre defectos de material durante dos años [terms].",
          "Las tarjetas regalo valen como mínimo tres años [terms].",
        ],
        false: [
          "La garantía cubre los defectos de material y las caídas [terms].",
          "Las tarjetas regalo son válidas como máximo tres años [terms].",
        ],
      },
    ],
  ),
  it: trade(
    "it",
    "Le nostre condizioni",
    `La garanzia dura due anni e copre i difetti di materiale. Le batterie sono coperte per sei mesi.

Gli articoli inutilizzati si possono restituire entro 14 giorni dalla consegna. Non ripariamo telefoni di altre marche. Ripariamo tablet.

Le carte regalo sono valide almeno tre anni.`,
    [
      {
        question: "Riparate telefoni di altre marche?",
        honest: ["No [terms].", "No, non ripariamo telefoni di altre marche [terms]."],
        false: ["Sì [terms].", "Sì, certo [terms]."],
      },
      {
        question: "Quanti giorni ho per restituire un articolo?",
        honest: [
          "Gli articoli inutilizzati possono essere restituiti entro 14 giorni [terms].",
          "Ha fino a 14 giorni dalla consegna per restituire articoli inutilizzati [terms].",
        ],
        false: [
          "Gli articoli inutilizzati si possono restituire dopo 14 giorni [terms].",
          "Gli articoli utilizzati si possono restituire entro 14 giorni [terms].",
        ],
      },
      {
        question: "Cosa copre la garanzia e per quanto sono valide le carte regalo?",
        honest: [
          "La garanzia copre i difetti di materiale per due anni [terms].",
          "Le carte regalo sono valide per un minimo di tre anni [terms].",
        ],
        false: [
          "La garanzia copre i difetti di materiale e le cadute [terms].",
          "Le carte regalo sono valide al massimo tre anni [terms].",
        ],
      },
    ],
  ),
  pt: trade(
    "pt",
    "As nossas condições",
    `A garantia dura dois anos e cobre defeitos de material. As baterias têm seis meses.

Os artigos não usados podem ser devolvidos no prazo de 14 dias após a entrega. Não reparamos telefones de outras marcas. Reparamos tablets.

Os cartões-presente são válidos pelo menos três anos.`,
    [
      {
        question: "Reparam telefones de outras marcas?",
        honest: ["Não [terms].", "Não, não reparamos telefones de outras marcas [terms]."],
        false: ["Sim [terms].", "Sim, claro [terms]."],
      },
      {
        question: "Quantos dias tenho para devolver um artigo?",
        honest: [
          "Pode devolver os artigos não usados em até 14 dias após a entrega [terms].",
          "Os artigos não usados podem ser devolvidos dentro de 14 dias [terms].",
        ],
        false: ["Os artigos não usados podem ser devolvidos após 14 dias [terms]."],
      },
      {
        question: "O que cobre a garantia e quanto tempo são válidos os cartões-presente?",
        honest: [
          "A garantia cobre defeitos de material durante dois anos [terms].",
          "Os cartões-presente são válidos por três anos ou mais [terms].",
        ],
        false: [
          "A garantia cobre defeitos de material e quedas [terms].",
          "Os cartões-presente são válidos no máximo três anos [terms].",
        ],
      },
    ],
  ),
  nl: trade(
    "nl",
    "Onze voorwaarden",
    `De garantie geldt twee jaar en dekt materiaalfouten. Accu's hebben zes maanden garantie.

Ongebruikte artikelen kunt u binnen 14 dagen na levering terugsturen. Wij repareren geen telefoons van andere merken. Tablets repareren wij.

Cadeaubonnen zijn minstens drie jaar geldig.`,
    [
      {
        question: "Repareren jullie telefoons van andere merken?",
        honest: ["Nee [terms].", "Nee, telefoons van andere merken repareren wij niet [terms]."],
        false: ["Ja [terms].", "Ja, natuurlijk [terms]."],
      },
      {
        question: "Hoeveel dagen heb ik om een artikel terug te sturen?",
        honest: [
          "Ongebruikte artikelen kunt u tot 14 dagen na levering terugsturen [terms].",
          "U heeft 14 dagen na levering om ongebruikte artikelen terug te sturen [terms].",
        ],
        false: [
          "Ongebruikte artikelen kunt u na 14 dagen terugsturen [terms].",
          "Gebruikte artikelen kunt u binnen 14 dagen terugsturen [terms].",
        ],
      },
      {
        question: "Wat dekt de garantie en hoe lang zijn cadeaubonnen geldig?",
        honest: [
          "De garantie dekt twee jaar lang materiaalfouten [terms].",
          "Cadeaubonnen zijn drie jaar of langer geldig [terms].",
        ],
        false: [
          "De garantie dekt materiaalfouten en valschade [terms].",
          "Cadeaubonnen zijn hoogstens drie jaar geldig [terms].",
        ],
      },
    ],
  ),
  tr: trade(
    "tr",
    "Koşullarımız",
    `Garanti iki yıl sürer ve malzeme hatalarını kapsar. Pillerin garantisi altı aydır.

Kullanılmamış ürünler teslimattan sonra 14 gün içinde iade edilebilir. Başka markaların telefonlarını tamir etmiyoruz. Tabletleri tamir ediyoruz.

Hediye kartları en az üç yıl geçerlidir.`,
    [
      {
        question: "Başka markaların telefonlarını tamir ediyor musunuz?",
        honest: ["Hayır [terms].", "Hayır, başka markaların telefonlarını tamir etmiyoruz [terms]."],
        false: ["Evet [terms].", "Evet, elbette [terms]."],
      },
      {
        question: "Bir ürünü kaç gün içinde iade edebilirim?",
        honest: [
          "Kullanılmamış ürünleri 14 gün içinde iade edebilirsiniz [terms].",
          "Kullanılmamış ürünler en geç 14 gün içinde iade edilebilir [terms].",
        ],
        false: ["Kullanılmamış ürünler 14 günden sonra iade edilebilir [terms]."],
      },
      {
        question: "Garanti neyi kapsar ve hediye kartları ne kadar süre geçerlidir?",
        honest: [
          "Garanti iki yıl boyunca malzeme hatalarını kapsar [terms].",
          "Hediye kartları üç yıl veya daha uzun süre geçerlidir [terms].",
        ],
        false: [
          "Garanti malzeme hatalarını ve düşmeyi kapsar [terms].",
          "Hediye kartları en fazla üç yıl geçerlidir [terms].",
        ],
      },
    ],
  ),
};
