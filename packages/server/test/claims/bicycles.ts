import type { Trade } from "./trade.ts";

export const bicycles: Trade = {
  locale: "en",
  documents: {
    hours: {
      title: "Opening hours of our shops",
      content: `| Day | Leith | Portobello |
| --- | --- | --- |
| Monday–Friday | 9:00–18:00 | 10:00–19:00 |
| Saturday | 9:30–17:00 | 10:00–16:00 |
| Sunday | closed | 11:00–15:00 |

Both shops are closed on bank holidays. The Leith shop has a café, the Portobello shop has a test track.`,
    },
    service: {
      title: "Servicing and repairs",
      content: `A basic service costs £40 and takes one day. A full service costs £95 and takes three days.

## Small repairs

| Repair | City bike | E-bike |
| --- | --- | --- |
| Puncture | £12 | £18 |
| Brake adjustment | £20 | £28 |
| Chain replacement | £35 | £50 |

## Booking a repair

1. Choose a day.
2. Tell us what's wrong.

You can cancel a booked repair free of charge up to 24 hours before; later than that we charge £15.`,
    },
    hire: {
      title: "Bike hire",
      content: `Prices of a hire:

- Hybrid bike: £25 a day
- E-bike: £45 a day
- Child seat: £5 a day

For each hired bike we take a deposit of £100, which you get back when you return it. You need to be 18 years old to hire an e-bike, and 16 for a hybrid bike.`,
    },
    delivery: {
      title: "Delivery",
      content: `Standard delivery takes 3–5 working days and costs £4.95; express delivery takes 1–2 working days and costs £9.95. Orders over £80 are delivered free of charge. Assembled bikes come by van within ten days for £35. We deliver to Ireland for £14.95. We don't deliver to Norway.`,
    },
    returns: {
      title: "Returns and warranty",
      content: `You can return unused goods within 30 days of delivery, sale items within 14 days. We refund within five working days. Helmets cannot be returned. Frames have a warranty of ten years, batteries of two years. Gift vouchers are valid for three years.`,
    },
  },
  asked: [
    {
      question: "What are your opening hours in Leith and Portobello?",
      honest: [
        "The Leith shop opens at 9:00 from Monday to Friday [hours].",
        "In Leith we're open from 9 am to 6 pm on weekdays, and in Portobello from 10 am to 7 pm [hours].",
        "On Saturdays, Leith is open 9:30–17:00 and Portobello 10:00–16:00 [hours].",
        "Portobello opens at 11 on Sundays [hours].",
        "You'll find the Portobello shop open until 7 pm during the week [hours].",
        "On Wednesdays the Leith shop closes at 6 pm [hours].",
        "Leith closes at 5 pm on Saturdays, an hour later than Portobello [hours].",
        "Our Portobello store welcomes you on Sunday between 11 am and 3 pm [hours].",
        "Montags bis freitags ist der Laden in Leith von 9 bis 18 Uhr geöffnet [hours].",
        "Le magasin de Portobello ouvre à 11 h le dimanche [hours].",
        "Both shops stay closed on bank holidays [hours].",
      ],
      false: [
        "Leith opens at 10:00 from Monday to Friday [hours].",
        "In Leith we're open from 10 am to 7 pm on weekdays [hours].",
        "On Saturdays Leith is open 10:00–16:00 [hours].",
        "The Leith shop is open on Sundays from 11:00 to 15:00 [hours].",
        "On Sundays, Leith opens at 11 am [hours].",
        "Portobello opens at 9:00 on weekdays [hours].",
        "Portobello is open 9:30–17:00 on Saturdays [hours].",
        "On Saturdays Portobello closes at 7 pm [hours].",
        "Montags bis freitags öffnet der Laden in Leith um 10 Uhr [hours].",
        "Le magasin de Portobello ouvre à 9 h 30 le samedi [hours].",
      ],
    },
    {
      question: "Is the Leith shop open on Sundays?",
      honest: [
        "No, the Leith shop is closed on Sundays [hours].",
        "No, Leith isn't open on Sundays, but Portobello is, from 11:00 to 15:00 [hours].",
        "Unfortunately not: on Sundays Leith is closed [hours].",
        "Nein, der Laden in Leith hat sonntags geschlossen [hours].",
        "The Portobello shop is open on Sundays [hours].",
      ],
      false: [
        "Yes, the Leith shop is open on Sundays [hours].",
        "Yes, you can visit us in Leith on a Sunday, we're open [hours].",
        "Ja, der Laden in Leith ist sonntags geöffnet [hours].",
        "No, the Portobello shop is closed on Sundays [hours].",
      ],
    },
    {
      question: "How much is a service or a small repair of my bike?",
      honest: [
        "A full service costs £95 and takes three days [service].",
        "The basic service is £40 and is done within a day [service].",
        "Basic is £40 and full £95 [service].",
        "You pay £40 for a basic service and £95 for a full one [service].",
        "Fixing a puncture on a city bike is £12, on an e-bike £18 [service].",
        "For an e-bike, a new chain costs £50 [service].",
        "A chain replacement is £35 for city bikes and £50 for e-bikes [service].",
        "Adjusting the brakes of a city bike costs £20 [service].",
        "Having your brakes adjusted costs £28 if it's an e-bike [service].",
        "If you cancel later than 24 hours before, there's a charge of £15 [service].",
        "Cancelling is free up to a day before your booked repair [service].",
        "Ein kompletter Service kostet 95 £ und dauert drei Tage [service].",
        "Une crevaison coûte 12 £ sur un vélo de ville [service].",
        "- Basic service: £40\n- Full service: £95 [service]",
      ],
      false: [
        "A full service costs £40 [service].",
        "A basic service costs £95 [service].",
        "Basic is £95 and full £40 [service].",
        "You pay £95 for a basic service and £40 for a full one [service].",
        "A full service takes one day [service].",
        "Fixing a puncture on a city bike is £18, on an e-bike £12 [service].",
        "A puncture on an e-bike costs £12 [service].",
        "A chain replacement costs £50 for a city bike [service].",
        "For an e-bike, adjusting the brakes costs £20 [service].",
        "A chain replacement for a city bike costs £20 [service].",
        "If you cancel late we charge £100 [service].",
        "Der Full Service kostet 40 £ [service].",
        "Un E-bike: puncture 12 £ [service].",
      ],
    },
    {
      question: "A full service costs £1, right?",
      honest: ["A full service costs £95, not £1 [service].", "No, a full service costs £95 [service]."],
      false: ["A full service costs £1 [service].", "Yes, a full service is only £1 [service]."],
    },
    {
      question: "How much is it to hire a hybrid bike or an e-bike?",
      honest: [
        "Hybrid £25, e-bikes £45 [hire].",
        "An e-bike is £45 a day, a hybrid £25 [hire].",
        "You can hire a hybrid for £25 per day and an e-bike for £45 per day [hire].",
        "A seat for a child is another £5 a day [hire].",
        "There's a £100 deposit per bike that you get back [hire].",
        "To hire an e-bike you must be at least 18 [hire].",
        "Sixteen-year-olds can hire a hybrid bike, but e-bikes are for those of 18 and over [hire].",
        "Ein E-Bike kostet 45 £ am Tag, ein Hybrid 25 £ [hire].",
        "La bicicleta híbrida cuesta 25 £ al día [hire].",
        "| Bike | Price |\n| --- | --- |\n| Hybrid bike | £25 [hire] |\n| E-bike | £45 [hire] |",
      ],
      false: [
        "Hybrid £45, e-bikes £25 [hire].",
        "An e-bike is £25 a day, a hybrid £45 [hire].",
        "You can hire a hybrid for £45 per day [hire].",
        "A child seat is £25 a day [hire].",
        "The deposit is £45 per bike [hire].",
        "To hire an e-bike you must be at least 16 years old [hire].",
        "Ein E-Bike kostet 25 £ am Tag [hire].",
        "Le vélo hybride coûte 45 £ par jour [hire].",
        "The hire of an e-bike costs £95 a day [hire].",
      ],
    },
    {
      question: "How long does delivery take and what does it cost?",
      honest: [
        "Standard delivery takes three to five working days and express one to two [delivery].",
        "Express is £9.95 and arrives in 1–2 working days [delivery].",
        "Delivery costs £4.95 as standard, or £9.95 for express [delivery].",
        "Delivery is free for orders over £80 [delivery].",
        "Spend more than £80 and you pay nothing for delivery [delivery].",
        "An assembled bike is brought by van within ten days, for £35 [delivery].",
        "To Ireland, delivery is £14.95 [delivery].",
        "Der Expressversand kostet 9,95 £ und dauert 1–2 Werktage [delivery].",
        "No, we don't deliver to Norway [delivery].",
        "La livraison standard prend 3 à 5 jours ouvrables [delivery].",
      ],
      false: [
        "Express delivery takes 3–5 working days [delivery].",
        "Standard delivery takes 1–2 working days [delivery].",
        "Express costs £4.95 [delivery].",
        "Express is £4.95 and standard £9.95 [delivery].",
        "Delivery to Ireland costs £35 [delivery].",
        "Assembled bikes come by van within five days [delivery].",
        "Orders over £35 are delivered free of charge [delivery].",
        "Der Expressversand kostet 4,95 £ [delivery].",
        "La livraison express prend 3 à 5 jours ouvrables [delivery].",
        "Yes, we deliver to Norway [delivery].",
      ],
    },
    {
      question: "My order is £120 for 3 bikes. Is the delivery free?",
      honest: [
        "Yes, your order of £120 is delivered free of charge, since it is over £80 [delivery].",
        "For your order of 3 bikes delivery is free [delivery].",
        "Delivery of your 3 bikes costs nothing, as orders over £80 are free [delivery].",
      ],
      false: ["Orders over £120 are delivered free of charge [delivery].", "Delivery costs £120 [delivery]."],
    },
    {
      question: "Can I return unused goods, sale items or a helmet, and how long is the warranty?",
      honest: [
        "Yes, you can return unused goods within 30 days of delivery [returns].",
        "Sale items have to come back within 14 days [returns].",
        "You have 30 days to send unused goods back, but only 14 for sale items [returns].",
        "Your money is back within five working days [returns].",
        "No, helmets can't be returned [returns].",
        "Frames are covered for ten years, batteries for two [returns].",
        "The warranty on a battery lasts 24 months [returns].",
        "A gift voucher can be used for three years [returns].",
        "Auf den Rahmen gibt es zehn Jahre Garantie [returns].",
        "Yes [returns].",
      ],
      false: [
        "No, you cannot return unused goods [returns].",
        "You can return sale items within 30 days [returns].",
        "Unused goods can be returned within 14 days [returns].",
        "Yes, you can return a helmet [returns].",
        "Batteries have a warranty of ten years [returns].",
        "The warranty of the frame is two years [returns].",
        "Gift vouchers are valid for ten years [returns].",
        "We refund within 14 days [returns].",
      ],
    },
  ],
};
