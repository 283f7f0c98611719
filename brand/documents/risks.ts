import type { InBothLanguages, LegalDocument } from "#domain/site/brand.ts"

/** Sample text. A company must replace it with its lawyers' text before trading. */
export const risks: InBothLanguages<LegalDocument> = {
  "en-US": {
    title: "What can go wrong",
    since: "In effect since November 1, 2026",
    lead: "You can lose money here, up to all you pay. No one can promise you a return.",
    sections: [
      {
        title: "You can lose all you pay",
        text: [
          "The maintenance fee of an open-ended contract can come to take the whole payout; from then on nothing more arrives. A contract of 12 months can bring less than its price.",
        ],
      },
      {
        title: "The price falls",
        text: [
          "Payouts are coins. If the coin’s price falls evenly to half within 12 months, those payouts are worth a quarter less than at an unchanged price.",
        ],
      },
      { title: "Difficulty rises", text: ["More power on the network means fewer coins for yours."] },
      {
        title: "The halving",
        text: ["About every four years Bitcoin’s block reward halves, and your payouts in bitcoin with it."],
      },
      {
        title: "Downtime",
        text: ["Machines and power fail. Days without mining bring nothing; the terms say what we make good."],
      },
      {
        title: "No way out",
        text: ["After the legal right to cancel has ended, a contract cannot be cancelled, sold or passed on."],
      },
      {
        title: "We could fail",
        text: ["Your coins are with us until you withdraw them; in an insolvency you may get none of them."],
      },
      { title: "No guarantee", text: ["This is not a deposit. No deposit or investor scheme covers it."] },
      {
        title: "Law and tax",
        text: ["Rules can change, and your country may forbid or tax this. Tax is yours to report."],
      },
      {
        title: "Taking money out",
        text: [
          "A withdrawal has a minimum and a fee, a new address can have to wait 24\u00a0hours, and a coin sent to a wrong address is lost.",
        ],
      },
    ],
  },
  "ru-RU": {
    title: "Что может пойти не так",
    since: "Действуют с 1 ноября 2026 года",
    lead: "Здесь можно потерять деньги, вплоть до всей суммы. Доход никто не обещает.",
    sections: [
      {
        title: "Можно потерять всё",
        text: [
          "Плата за обслуживание бессрочного контракта может дойти до всего начисления; с этого дня начислений больше нет. Контракт на 12 месяцев может принести меньше, чем стоит.",
        ],
      },
      {
        title: "Цена падает",
        text: [
          "Начисления приходят в монетах. Если за 12 месяцев монета равномерно подешевеет вдвое, начисления будут стоить на четверть меньше, чем при неизменной цене.",
        ],
      },
      { title: "Растёт сложность", text: ["Чем больше мощности в сети, тем меньше монет приносит ваша."] },
      {
        title: "Халвинг",
        text: [
          "Примерно раз в четыре года сеть Bitcoin платит за блок вдвое меньше, и ваши начисления в BTC тоже падают вдвое.",
        ],
      },
      {
        title: "Простои",
        text: [
          "Машины и энергия отказывают. День без майнинга ничего не приносит; что мы возмещаем, сказано в условиях.",
        ],
      },
      {
        title: "Нельзя выйти",
        text: ["Когда законный срок отказа прошёл, контракт нельзя отменить, продать или передать."],
      },
      {
        title: "Мы можем разориться",
        text: ["До вывода ваши монеты у нас; при банкротстве вы можете их не получить."],
      },
      { title: "Нет гарантии", text: ["Это не вклад. Системы страхования вкладов и инвесторов его не покрывают."] },
      {
        title: "Закон и налоги",
        text: ["Правила меняются, ваша страна может это запретить или обложить налогом. Налоги декларируете вы."],
      },
      {
        title: "Вывод денег",
        text: [
          "Есть минимум и комиссия, новый адрес может ждать 24\u00a0часа, а монета, отправленная не туда, потеряна.",
        ],
      },
    ],
  },
}
