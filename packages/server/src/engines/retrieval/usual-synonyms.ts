import type { SynonymGroup } from "@widget-chat/contract/admin/synonyms.ts";

/**
 * Words that visitors and owners use for the same, whatever the tenant, so that no owner has to say so: within a language,
 * and across languages, so that who asks in another one than the texts are in finds more than names. None that means
 * something else in another of these languages, and none that is nothing but a common word without its small words, as
 * "sign in" is.
 */
export const usualSynonyms: readonly SynonymGroup[] = [
  ...[
    "phone, telephone, Telefon, Telefonnummer, Rufnummer, téléphone, teléfono, telefono, telefone, telefoon, telefoonnummer",
    "delivery, deliver, shipping, shipment, Lieferung, Versand, Zustellung, livraison, envío, entrega, spedizione, consegna, verzending, bezorging, envio, teslimat, kargo",
    "parcel, package, Paket, Päckchen, colis, paquete, pacco, pakket, pakje, pacote",
    "warranty, guarantee, Garantie, Gewährleistung, garantía, garanzia, garantia, garanti",
    "refund, money back, reimbursement, Erstattung, Rückerstattung, Geld zurück, remboursement, reembolso, rimborso, terugbetaling, geld terug, para iadesi, geri ödeme",
    "return, Rückgabe, Rücksendung, Retoure, zurückschicken, zurückgeben, zurücksenden, retour, renvoyer, retourner, devolución, reso, restituzione, restituire, retourneren, terugsturen, devolução, iade",
    "exchange, swap, Umtausch, umtauschen, échange, échanger, ruilen, omruilen, değişim",
    "invoice, Rechnung, facture, factura, fattura, factuur, fatura",
    "gift card, gift voucher, gift certificate, Geschenkgutschein, Geschenkkarte, carte cadeau, chèque cadeau, bon cadeau, tarjeta regalo, cheque regalo, buono regalo, carta regalo, cadeaubon, cadeaukaart, vale-presente, cartão presente, hediye kartı, hediye çeki",
    "discount code, promo code, promotional code, coupon code, voucher code, Rabattcode, Gutscheincode, Aktionscode, code promo, code de réduction, código de descuento, código promocional, codice sconto, codice promozionale, kortingscode, actiecode, código de desconto, indirim kodu",
    "payment, Zahlung, Bezahlung, paiement, pago, pagamento, betaling, ödeme",
    "payment method, Zahlungsart, Zahlungsmittel, moyen de paiement, forma de pago, método de pago, metodo di pagamento, betaalmethode, método de pagamento, ödeme yöntemi",
    "price, Preis, prix, precio, prezzo, prijs, preço, fiyat",
    "size, Größe, talla, taglia, maat, tamanho",
    "order, Bestellung, pedido, bestelling, encomenda, sipariş",
    "cancel, cancellation, stornieren, Stornierung, annuler, annulation, cancelar, cancelación, annullare, annuleren, cancelamento, iptal",
    "repair, mend, Reparatur, reparieren, réparation, réparer, reparación, reparar, riparazione, riparare, reparatie, repareren, reparação, tamir, onarım",
    "faulty, defective, broken, damaged, defekt, kaputt, beschädigt, défectueux, cassé, endommagé, defectuoso, dañado, difettoso, danneggiato, defect, beschadigd, danificado, arızalı, bozuk",
    "complaint, Reklamation, réclamation, queja, reclamación, reclamo, reclamação, şikayet",
    "password, Passwort, Kennwort, mot de passe, contraseña, wachtwoord, senha, palavra-passe, şifre",
    "account, Konto, Kundenkonto",
    "subscription, Abonnement, Abo, suscripción, abbonamento, subscrição, abonelik",
    "privacy, data protection, Datenschutz, confidentialité, protection des données, privacidad, protección de datos, protezione dei dati, gegevensbescherming, privacidade, proteção de dados, gizlilik",
    "address, Adresse, Anschrift, dirección, indirizzo, adres, endereço",
    "opening hours, opening times, business hours, Öffnungszeiten, Sprechzeiten, Sprechstunde, geöffnet, heures d'ouverture, horaires d'ouverture, horario de apertura, orari di apertura, openingstijden, horário de funcionamento, çalışma saatleri",
    "appointment, rendez-vous, appuntamento, afspraak, randevu",
    "reservation, Buchung, Reservierung, réservation, prenotazione, reservering, rezervasyon",
    "car park, parking lot, Parkplatz, Parkplätze, aparcamiento, parcheggio, parkeren, parkeerplaats, estacionamento, otopark",
    "bicycle, bike, Fahrrad, vélo, bicicleta, bicicletta, fiets, bisiklet",
    "breakfast, Frühstück, petit déjeuner, desayuno, colazione, ontbijt, pequeno-almoço, café da manhã, kahvaltı",
  ].map((words) => words.split(", ")),
  { from: "send back", to: ["return"] },
  { from: "open", to: ["openingstijden"] },
  { from: "geopend", to: ["openingstijden"] },
  { from: "ouvert", to: ["horaires"] },
  { from: "ouvrez", to: ["horaires"] },
  { from: "abierto", to: ["horario"] },
  { from: "abren", to: ["horario"] },
  { from: "aperto", to: ["orario"] },
  { from: "aprite", to: ["orario"] },
  { from: "aberto", to: ["horário"] },
  { from: "abrem", to: ["horário"] },
];
