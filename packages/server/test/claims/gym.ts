import type { Trade } from "./trade.ts";

export const gym: Trade = {
  locale: "en",
  documents: {
    fees: {
      title: "Membership",
      content: `We have three memberships. Off-peak costs £19 a month and lets you in on weekdays from 9 am to 4 pm. Standard costs £32 a month, at any time. With Premium, for £48 a month, you can bring a guest twice a month and use the pool.

Students and people over 65 pay 25 % less. The joining fee of £15 is waived in January. You can freeze your membership for up to three months a year. The minimum term is six months; after that you can leave with one month's notice.`,
    },
    hours: {
      title: "When we are open",
      content: `**Gym:** Monday to Friday 6:30 am to 10 pm, Saturday and Sunday 8 am to 8 pm

**Pool:** daily 7 am to 9 pm

**Crèche:** weekdays 9:30 am to 12:30 pm; not at weekends`,
    },
    classes: {
      title: "Classes",
      content: `| Class | Day | Time | Places |
| --- | --- | --- | --- |
| Yoga | Tuesday | 18:00 | 20 |
| Pilates | Thursday | 19:15 | 12 |
| Spinning | Saturday | 9:00 | 25 |

Classes last 50 minutes, spinning 40 minutes. You can book up to 7 days ahead and cancel until 3 hours before the class. If you miss a class without cancelling, we charge £4. Children from 12 years on may join in yoga. Mats are provided; bring your own towel.`,
    },
    parties: {
      title: "Children's parties",
      content: `A pool party for up to 15 children costs £140, a climbing party for up to 10 children £175. Both last two hours. Food is £6.50 for each child. A deposit of £50 is due when you book, the rest on the day. We can't host parties on Sundays.`,
    },
  },
  asked: [
    {
      question: "What memberships do you have and what do they cost?",
      honest: [
        "Off-peak is £19 a month, Standard £32 and Premium £48 [fees].",
        "The cheapest membership is Off-peak at £19 per month [fees].",
        "For £32 a month, the Standard membership lets you come whenever you like [fees].",
        "Premium costs £48 per month and includes the pool [fees].",
        "With the Premium membership you may bring a guest two times a month [fees].",
        "Off-peak members can train from 9 am to 4 pm on weekdays [fees].",
        "If you're a student, you get 25 % off [fees].",
        "There's a joining fee of £15, which we don't charge in January [fees].",
        "You can pause your membership for as long as three months each year [fees].",
        "You're committed for six months, then you can leave with a month's notice [fees].",
        "The minimum term is 6 months [fees].",
        "Die Premium-Mitgliedschaft kostet 48 £ im Monat [fees].",
        "Mit Off-Peak zahlen Sie 19 £ im Monat [fees].",
      ],
      false: [
        "Off-peak costs £32 a month [fees].",
        "The Standard membership is £48 a month [fees].",
        "Premium costs £32 per month [fees].",
        "Off-peak is £48, Standard £19 and Premium £32 [fees].",
        "The joining fee is £19 [fees].",
        "You can freeze your membership for up to six months [fees].",
        "The minimum term is three months [fees].",
        "Die Premium-Mitgliedschaft kostet 19 £ im Monat [fees].",
        "Students pay 15 % less [fees].",
      ],
    },
    {
      question: "When are the gym, the pool and the crèche open?",
      honest: [
        "The gym opens at 6:30 am from Monday to Friday [hours].",
        "At weekends, the gym is open from 8 am to 8 pm [hours].",
        "You can swim every day between 7 am and 9 pm [hours].",
        "The crèche is open 9:30 am to 12:30 pm on weekdays [hours].",
        "On Sundays the gym closes at 8 pm [hours].",
        "The pool closes at 9 pm, the gym at 10 pm during the week [hours].",
        "No, the crèche isn't open at weekends [hours].",
        "Le samedi, la salle de sport est ouverte de 8 h à 20 h [hours].",
        "On Tuesdays you can use the gym until 22:00 [hours].",
      ],
      false: [
        "The gym opens at 8 am on weekdays [hours].",
        "The pool is open until 10 pm [hours].",
        "The crèche opens at 7 am [hours].",
        "On Saturdays the gym is open until 10 pm [hours].",
        "The gym is open until 12:30 pm on weekdays [hours].",
        "Yes, the crèche is open at weekends [hours].",
      ],
    },
    {
      question: "When are the yoga, pilates and spinning classes, and how do I book and cancel?",
      honest: [
        "Yoga is on Tuesdays at 6 pm [classes].",
        "Pilates takes place on Thursday at 19:15, with 12 places [classes].",
        "Spinning starts at 9 on Saturday mornings and has room for 25 people [classes].",
        "A class takes 50 minutes, spinning only 40 [classes].",
        "You may book as early as a week ahead [classes].",
        "Please cancel at least 3 hours before the class begins [classes].",
        "Missing a class without cancelling costs £4 [classes].",
        "Kids aged 12 and over are welcome in yoga [classes].",
        "There are 20 places in the yoga class [classes].",
        "Yoga ist dienstags um 18 Uhr [classes].",
      ],
      false: [
        "Yoga is on Thursdays at 7:15 pm [classes].",
        "Pilates takes place on Tuesday [classes].",
        "Spinning is on Saturday at 18:00 [classes].",
        "The pilates class has 25 places [classes].",
        "Spinning takes 50 minutes [classes].",
        "You can cancel until 7 days before the class [classes].",
        "Yoga ist donnerstags um 19:15 Uhr [classes].",
      ],
    },
    {
      question: "What does a pool party or a climbing party for children cost?",
      honest: [
        "A pool party costs £140 for up to 15 children [parties].",
        "For a climbing party you pay £175; ten children can take part [parties].",
        "Each party lasts two hours [parties].",
        "If you want food, that's £6.50 per child [parties].",
        "We ask for a deposit of £50 with your booking [parties].",
        "Pool parties are £140 and climbing parties £175 [parties].",
        "No, we can't host a party on a Sunday [parties].",
      ],
      false: [
        "A climbing party costs £140 [parties].",
        "A pool party is £175 [parties].",
        "Up to 15 children can come to a climbing party [parties].",
        "The deposit is £140 [parties].",
        "Food costs £50 for each child [parties].",
        "Yes, you can have a party on a Sunday [parties].",
      ],
    },
  ],
};
