import type { Documents } from "#domain/site/brand.ts"

const since = { "en-US": "In effect since November 1, 2026", "ru-RU": "Действуют с 1 ноября 2026 года" }

export const documents: Documents = {
  terms: {
    "en-US": {
      title: "Terms of use",
      since: since["en-US"],
      lead: "These terms apply to everyone who buys hashrate from Northwatt.",
      sections: [
        {
          title: "What you buy",
          text: ["A contract gives you the results of the stated computing power for its term."],
        },
      ],
    },
    "ru-RU": {
      title: "Условия использования",
      since: since["ru-RU"],
      lead: "Эти условия действуют для всех, кто покупает мощность у Northwatt.",
      sections: [
        {
          title: "Что вы покупаете",
          text: ["По контракту вы получаете результат указанной вычислительной мощности до конца срока."],
        },
      ],
    },
  },
  privacy: {
    "en-US": {
      title: "Privacy",
      since: since["en-US"],
      lead: "Northwatt keeps what a purchase needs.",
      sections: [{ title: "Your data", text: ["Your e-mail address, your orders and your payments."] }],
    },
    "ru-RU": {
      title: "Конфиденциальность",
      since: since["ru-RU"],
      lead: "Northwatt хранит то, что нужно для покупки.",
      sections: [{ title: "Ваши данные", text: ["Адрес почты, заказы и платежи."] }],
    },
  },
  risks: {
    "en-US": {
      title: "Risks",
      since: since["en-US"],
      lead: "You can receive less than you paid.",
      sections: [
        {
          title: "Payouts",
          text: ["Payouts from Northwatt depend on the network, on electricity and on exchange rates."],
        },
      ],
    },
    "ru-RU": {
      title: "Риски",
      since: since["ru-RU"],
      lead: "Вы можете получить меньше, чем заплатили.",
      sections: [{ title: "Выплаты", text: ["Выплаты Northwatt зависят от сети, электричества и курсов валют."] }],
    },
  },
  staking: {
    "en-US": {
      title: "Questions about staking",
      since: since["en-US"],
      lead: "Northwatt stakes your ETH for twelve months.",
      sections: [{ title: "And then?", text: ["Then your stake comes back to you."] }],
    },
    "ru-RU": {
      title: "Вопросы о стейкинге",
      since: since["ru-RU"],
      lead: "Northwatt держит ваши ETH в стейкинге двенадцать месяцев.",
      sections: [{ title: "А потом?", text: ["Потом стейк возвращается к вам."] }],
    },
  },
}
