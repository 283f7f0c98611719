import type { InBothLanguages, LegalDocument } from "#domain/site/brand.ts"

/** Sample text. A company must replace it with its lawyers' text before trading. */
export const terms: InBothLanguages<LegalDocument> = {
  "en-US": {
    title: "Terms of use",
    since: "In effect since November 1, 2026",
    lead: "These terms apply to everyone who creates an account at Hashwell and buys hashrate here.",
    sections: [
      {
        title: "What you buy",
        text: [
          "A contract gives you the results of the stated computing power for its term: twelve months for a 12-month contract, no set end for an open-ended one. The equipment stays ours.",
          "A staking contract lasts twelve months. Your stake is yours: it comes back when the contract ends.",
        ],
      },
      {
        title: "What you pay",
        text: [
          "The price of a contract is the one shown when you pay. The maintenance fee of an open-ended contract is taken out of its payouts. A stake costs the price of ETH and a fee, which stands beside the price.",
        ],
      },
      {
        title: "How you pay",
        text: [
          "An order stays open for 24 hours, and with a bank transfer until the date in its details. For a payment in coins the rate is fixed for two hours; after that the current one applies. A bank transfer takes three to five banking days.",
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
        title: "Right to cancel",
        text: [
          "As a consumer you can cancel within 14\u00a0days of your payment, without a reason: write to support@hashwell.io. You get back what you paid, less the part of the term that has been mined for you by then; what it has paid out stays yours.",
        ],
      },
      {
        title: "Downtime",
        text: [
          "A day on which our machines did not mine for you is added to the end of a 12-month contract. Maintenance of up to two hours a week is not.",
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
          "Контракт даёт вам результат работы указанной мощности в течение его срока: двенадцать месяцев у контракта на 12 месяцев, без даты окончания — у бессрочного. Оборудование остаётся нашим.",
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
          "Заказ ждёт оплаты 24 часа, а банковский перевод — до даты в реквизитах. При оплате криптовалютой курс зафиксирован на два часа, потом действует текущий. Банковский перевод идёт от трёх до пяти банковских дней.",
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
        title: "Право на отказ",
        text: [
          "Потребитель может отказаться от контракта в течение 14\u00a0дней после оплаты без объяснения причин: напишите на support@hashwell.io. Мы вернём уплаченное за вычетом уже отработанной части срока; полученные начисления останутся у вас.",
        ],
      },
      {
        title: "Простои",
        text: [
          "День, в который наши машины не работали на вас, добавляется к концу контракта на 12 месяцев. Обслуживание до двух часов в неделю не в счёт.",
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
}
