import type { Trade } from "./trade.ts";

export const software: Trade = {
  locale: "en",
  documents: {
    plans: {
      title: "Plans and pricing",
      content: `| | Free | Team | Business |
| --- | --- | --- | --- |
| Price per month | $0 | $12 | $29 |
| Projects | 3 | 50 | unlimited |
| Storage | 2 GB | 100 GB | 1 TB |
| Support | – | within 24 hours | within 4 hours |
| Single sign-on | no | no | yes |

Paying yearly saves you 20 %. You can switch plans at any time.`,
    },
    trial: {
      title: "Trial and cancellation",
      content: `The trial lasts 14 days and needs no credit card. You can cancel a monthly plan at the end of each month, a yearly plan with 30 days' notice. After cancellation we keep your data for 90 days. Refunds are made within 7 days.`,
    },
    limits: {
      title: "Limits of the API",
      content: `The API takes 100 requests per minute on the Team plan and 1,000 on the Business plan. A request may be up to 5 MB; uploads may be up to 2 GB. Keys expire after 12 months. On the Free plan there is no access to the API.`,
    },
  },
  asked: [
    {
      question: "What do your plans cost and include?",
      honest: [
        "The Team plan is $12 a month and Business is $29 [plans].",
        "Team costs $12 per month [plans].",
        "You'd pay $29 monthly for Business [plans].",
        "With Team you get 50 projects and 100 GB of storage [plans].",
        "The Free plan includes 3 projects and 2 GB of storage [plans].",
        "Business customers get an answer from support within 4 hours [plans].",
        "On Team, support replies within 24 hours [plans].",
        "Single sign-on is part of the Business plan [plans].",
        "If you pay by the year you save 20 % [plans].",
        "Free is $0, Team $12 and Business $29 per month [plans].",
        "The Business plan comes with 1 TB of storage and an unlimited number of projects [plans].",
        "Der Team-Plan kostet 12 $ im Monat [plans].",
        "You can have up to 50 projects on the Team plan, compared with 3 on Free [plans].",
      ],
      false: [
        "The Team plan is $29 a month [plans].",
        "Business costs $12 per month [plans].",
        "Team is $29 and Business $12 [plans].",
        "With Team you get 3 projects [plans].",
        "The Free plan includes 100 GB of storage [plans].",
        "Business customers get an answer within 24 hours [plans].",
        "Support replies within 4 hours on the Team plan [plans].",
        "The Team plan comes with 2 GB of storage [plans].",
        "Der Team-Plan kostet 29 $ im Monat [plans].",
      ],
    },
    {
      question: "How long is the trial, and how do I cancel?",
      honest: [
        "You can try it for 14 days without a credit card [trial].",
        "The free trial runs for two weeks [trial].",
        "A yearly plan is cancelled with 30 days' notice [trial].",
        "For yearly plans you have to give notice 30 days ahead [trial].",
        "Your data stays with us for 90 days after you cancel [trial].",
        "We send refunds within 7 days [trial].",
        "No, you don't need a credit card for the trial [trial].",
        "Monthly plans end with the month in which you cancel, yearly ones need 30 days' notice [trial].",
      ],
      false: [
        "The trial lasts 30 days [trial].",
        "The trial lasts 7 days [trial].",
        "Your data is kept for 14 days after cancellation [trial].",
        "A yearly plan is cancelled with 90 days' notice [trial].",
        "Refunds are made within 14 days [trial].",
        "Yes, the trial needs a credit card [trial].",
      ],
    },
    {
      question: "What are the limits of the API on the Team plan?",
      honest: [
        "On the Team plan, you can send 100 requests per minute to the API [limits].",
        "Business allows 1,000 requests a minute [limits].",
        "A single request can have up to 5 MB, an upload up to 2 GB [limits].",
        "Your API keys are good for a year [limits].",
        "The Team plan is limited to 100 API requests a minute, Business to 1,000 [limits].",
        "No, there is no access to the API on the Free plan [limits].",
      ],
      false: [
        "The Team plan allows 1,000 requests per minute [limits].",
        "Business allows 100 requests per minute [limits].",
        "A request may be up to 2 GB [limits].",
        "Yes, there's access to the API on the Free plan [limits].",
      ],
    },
  ],
};

/** Two places, each with a page of its own. */
export const museums: Trade = {
  locale: "en",
  documents: {
    harbour: {
      title: "Harbour Museum",
      content: `The Harbour Museum is open from Tuesday to Sunday, 10 am to 5 pm. Admission is €9, reduced €6. Children under 14 get in free. Guided tours start at 11:30 and take 45 minutes; a tour costs €4 on top. Dogs are not allowed.`,
    },
    mill: {
      title: "Old Mill",
      content: `The Old Mill is open from Wednesday to Saturday, 1 pm to 6 pm. Admission is €5, reduced €3. Children under 6 get in free. Guided tours start at 2:30 pm and take 60 minutes; a tour costs €2.50 on top. Dogs are welcome on a lead.`,
    },
    friends: {
      title: "Friends of the museums",
      content: `Members pay €35 a year, families €60. As a member you visit the Harbour Museum and the Old Mill as often as you like. The membership can be ended three months before the end of the year.`,
    },
  },
  asked: [
    {
      question: "When are the Harbour Museum and the Old Mill open?",
      honest: [
        "The Harbour Museum is open Tuesday to Sunday from 10 am to 5 pm [harbour].",
        "The Old Mill opens at 1 pm, Wednesday to Saturday [mill].",
        "On Sundays only the Harbour Museum is open [harbour].",
        "You can visit the mill until 6 pm and the Harbour Museum until 5 pm [mill].",
        "On Thursdays the Old Mill is open from 13:00 to 18:00 [mill].",
        "Das Harbour Museum hat dienstags bis sonntags von 10 bis 17 Uhr geöffnet [harbour].",
        "No, on Mondays both are closed [harbour].",
      ],
      false: [
        "The Harbour Museum opens at 1 pm [harbour].",
        "The Old Mill is open until 5 pm [mill].",
        "The Old Mill is open on Sundays [mill].",
        "Yes, the Old Mill is open on Tuesdays [mill].",
        "The Harbour Museum is open Tuesday to Sunday from 1 pm to 6 pm [harbour].",
        "Das Harbour Museum öffnet um 13 Uhr [harbour].",
      ],
    },
    {
      question: "What is the admission to the Harbour Museum and the Old Mill?",
      honest: [
        "Admission to the Harbour Museum is €9, or €6 reduced [harbour].",
        "You pay €5 at the Old Mill [mill].",
        "Kids under 14 visit the Harbour Museum for free [harbour].",
        "At the Old Mill, children get in free up to the age of 6 [mill].",
        "A guided tour of the Old Mill costs another €2.50 and takes an hour [mill].",
        "The tour of the Harbour Museum takes 45 minutes [harbour].",
        "The Harbour Museum costs €9 and the Old Mill €5 [harbour][mill].",
        "L'entrée du Harbour Museum coûte 9 € [harbour].",
      ],
      false: [
        "Admission to the Harbour Museum is €5 [harbour].",
        "You pay €9 at the Old Mill [mill].",
        "A guided tour of the Old Mill costs another €4 [mill].",
        "The tour of the Harbour Museum takes 60 minutes [harbour].",
        "Children under 6 get in free at the Harbour Museum [harbour].",
        "The Harbour Museum costs €5 and the Old Mill €9 [harbour][mill].",
        "L'entrée du Harbour Museum coûte 5 € [harbour].",
      ],
    },
    {
      question: "Can I bring my dog to the Old Mill or the Harbour Museum?",
      honest: [
        "Yes, dogs are welcome at the Old Mill on a lead [mill].",
        "No, dogs aren't allowed in the Harbour Museum [harbour].",
        "You can bring your dog to the Old Mill, but not to the Harbour Museum [mill].",
      ],
      false: [
        "Yes, dogs are allowed in the Harbour Museum [harbour].",
        "No, dogs are not welcome at the Old Mill [mill].",
      ],
    },
  ],
};
