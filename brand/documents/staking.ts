import type { InBothLanguages, LegalDocument } from "#domain/site/brand.ts"

/** Sample text. A company must replace it with its lawyers' text before trading. */
export const staking: InBothLanguages<LegalDocument> = {
  "en-US": {
    title: "Staking: questions and answers",
    since: "In effect since November 1, 2026",
    lead: "What a staking contract is, when it earns and what can go wrong.",
    sections: [
      {
        title: "What do I buy?",
        text: ["A part of a validator. A whole validator holds 32 ETH; your part is what you buy, divided by 32."],
      },
      {
        title: "When does it begin to earn?",
        text: ["The first accrual comes within a few days: the network lets new validators in one after the other."],
      },
      {
        title: "Can I take the stake back?",
        text: [
          "A contract lasts twelve months. What the stake has earned is paid out every day; the stake itself comes back to your balance when the contract ends.",
        ],
      },
      {
        title: "What can go wrong?",
        text: [
          "The network may penalise a validator, and the price of ETH can fall. Any forecast is an estimate, not a promise.",
        ],
      },
    ],
  },
  "ru-RU": {
    title: "Стейкинг: вопросы и ответы",
    since: "Действуют с 1 ноября 2026 года",
    lead: "Что такое контракт на стейкинг, когда начнутся начисления и что может пойти не так.",
    sections: [
      {
        title: "Что я покупаю?",
        text: [
          "Долю валидатора. Целый валидатор — это 32 ETH; ваша доля равна купленному количеству, делённому на 32.",
        ],
      },
      {
        title: "Когда начнутся начисления?",
        text: ["Первое начисление придёт в течение нескольких дней: сеть принимает новых валидаторов по очереди."],
      },
      {
        title: "Можно ли вернуть вложенные монеты?",
        text: [
          "Контракт длится двенадцать месяцев. Начисления приходят каждый день, а вложенные монеты вернутся на баланс в конце контракта.",
        ],
      },
      {
        title: "Что может пойти не так?",
        text: ["Сеть может оштрафовать валидатора, а цена ETH — упасть. Любой прогноз — это оценка, а не обещание."],
      },
    ],
  },
}
