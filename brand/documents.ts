import type { Documents } from "#domain/site/brand.ts"

/** Samples: a company that trades replaces their text by its lawyers'. */
export const documents: Documents = {
  terms: {
    "en-US": {
      title: "Terms of use",
      since: "In effect since November 1, 2026",
      lead: "These terms apply to everyone who creates an account at Hashwell and buys hashrate here.",
      sections: [
        {
          title: "What you buy",
          text: [
            "A contract gives you the results of the stated computing power for its term: twelve months for a limited contract, no set end for an unlimited one. The equipment stays ours.",
            "A staking contract lasts twelve months. Your stake is yours: it comes back when the contract ends.",
          ],
        },
        {
          title: "What you pay",
          text: [
            "The price of a contract is the one shown when you pay. The maintenance fee of an unlimited contract is taken out of its payouts. A stake costs the price of ETH and a fee, which stands beside the price.",
          ],
        },
        {
          title: "How you pay",
          text: [
            "An order stays open for 24 hours. For a payment in coins the rate is fixed for two hours; after that the current one applies. A bank transfer takes three to five banking days.",
            "If less arrives than is due, you pay the rest or take the power that it buys. If more arrives, you can turn it into more power; what remains is credited to your balance.",
          ],
        },
        {
          title: "What you receive",
          text: [
            "The first payout comes within 24 hours of the purchase, for staking within a few days. Payouts depend on the network and on exchange rates, and can go down as well as up. Any forecast is an estimate, not a promise.",
          ],
        },
        {
          title: "Withdrawals",
          text: [
            "You withdraw to an address that you name, and the network fee comes out of the amount. Coins that have been sent cannot be called back, so check the address first.",
          ],
        },
        {
          title: "Your account",
          text: [
            "Keep your password to yourself and give an e-\u2060mail address that you read. One person holds one account.",
          ],
        },
        { title: "Contact", text: ["Questions about these terms reach us at support@hashwell.io."] },
      ],
    },
    "ru-RU": {
      title: "Условия использования",
      since: "Действуют с 1 ноября 2026 года",
      lead: "Эти условия действуют для всех, кто регистрируется в Hashwell и покупает здесь вычислительную мощность.",
      sections: [
        {
          title: "Что вы покупаете",
          text: [
            "Контракт даёт вам результат работы указанной мощности в течение его срока: двенадцать месяцев у контракта с ограниченным сроком, без даты окончания — у бессрочного. Оборудование остаётся нашим.",
            "Контракт на стейкинг длится двенадцать месяцев. Вложенные монеты остаются вашими и вернутся в конце контракта.",
          ],
        },
        {
          title: "Сколько вы платите",
          text: [
            "Цена контракта — та, что показана при оплате. Плата за обслуживание бессрочного контракта удерживается из начислений. Стейкинг стоит столько же, сколько ETH, плюс комиссия, которая указана рядом с ценой.",
          ],
        },
        {
          title: "Как вы платите",
          text: [
            "Заказ ждёт оплаты 24 часа. При оплате криптовалютой курс зафиксирован на два часа, потом действует текущий. Банковский перевод идёт от трёх до пяти банковских дней.",
            "Если пришло меньше, вы доплачиваете остаток или получаете мощность на эту сумму. Если больше — можете взять дополнительную мощность, а остаток зачислим на баланс.",
          ],
        },
        {
          title: "Что вы получаете",
          text: [
            "Первое начисление придёт в течение 24 часов после покупки, для стейкинга — в течение нескольких дней. Начисления зависят от сети и курсов и могут как расти, так и снижаться. Любой прогноз — оценка, а не обещание.",
          ],
        },
        {
          title: "Вывод средств",
          text: [
            "Вы выводите монеты на адрес, который укажете сами; комиссия сети удерживается из суммы. Отправленные монеты вернуть нельзя, поэтому сначала проверьте адрес.",
          ],
        },
        {
          title: "Ваш аккаунт",
          text: [
            "Никому не сообщайте пароль и указывайте адрес почты, которую читаете. У одного человека — один аккаунт.",
          ],
        },
        { title: "Связь с нами", text: ["Вопросы об этих условиях присылайте на support@hashwell.io."] },
      ],
    },
  },
  risks: {
    "en-US": {
      title: "Risks",
      since: "In effect since November 1, 2026",
      lead: "You can lose a part of what you pay, and no one can promise a profit.",
      sections: [
        {
          title: "The coin’s price falls",
          text: [
            "Payouts are in coins. At a lower price they are worth less, and a contract may not earn its price back.",
          ],
        },
        {
          title: "The difficulty grows",
          text: ["The more power the network has, the fewer coins the same power earns."],
        },
        {
          title: "The fee takes the payout",
          text: [
            "The maintenance fee of an open-ended contract stays when payouts shrink, up to the whole payout of a day.",
          ],
        },
      ],
    },
    "ru-RU": {
      title: "Риски",
      since: "Действуют с 1 ноября 2026 года",
      lead: "Вы можете потерять часть вложенных денег, и прибыль никто не обещает.",
      sections: [
        {
          title: "Цена монеты падает",
          text: ["Начисления приходят в монетах. При низкой цене они стоят меньше, и контракт может не окупиться."],
        },
        {
          title: "Сложность растёт",
          text: ["Чем больше мощности в сети, тем меньше монет приносит та же мощность."],
        },
        {
          title: "Обслуживание съедает начисление",
          text: [
            "Плата за обслуживание бессрочного контракта не снижается вместе с начислениями и может забрать начисление за день целиком.",
          ],
        },
      ],
    },
  },
  staking: {
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
  },
}
