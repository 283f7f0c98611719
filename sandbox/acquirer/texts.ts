import type { CardName } from "#sandbox/rules/cards.ts"
import type { Locale } from "#sandbox/tables/shared.ts"

const english = {
  title: "Test acquirer",
  lead: "This page stands in for a bank’s. Only test cards work, and no real money is charged.",
  order: "Order",
  amount: "Amount",
  number: "Card number",
  pay: "Pay",
  cards: "Test cards",
  use: "Pay with this card",
  back: "Back without paying",
  code: "Code for every card that asks for one",
  unknown: "This isn’t a test card.",
  gone: "This payment is already in progress or can no longer be made.",
  toShop: "Back to the shop",
  names: {
    paid: "Payment succeeds",
    needsCode: "Asks for the code",
    wrongCode: "Rejects every code; the third attempt fails the payment",
    declined: "Declined",
    reversed: "Reversed: the money is refunded",
    bankError: "Error on the bank’s side",
    slow: "Payment succeeds after half a minute",
    codeTimeOut: "Asks for the code within 20 seconds",
    completing: "Payment succeeds; the order completes half a minute later",
  } as Readonly<Record<CardName, string>>,
}

export type AcquirerTexts = typeof english

const russian: AcquirerTexts = {
  title: "Тестовый эквайер",
  lead: "Эта страница заменяет страницу банка. Работают только тестовые карты, настоящих денег здесь нет.",
  order: "Заказ",
  amount: "Сумма",
  number: "Номер карты",
  pay: "Оплатить",
  cards: "Тестовые карты",
  use: "Оплатить этой картой",
  back: "Вернуться без оплаты",
  code: "Код для всех карт, которые его запрашивают",
  unknown: "Среди тестовых карт такой нет.",
  gone: "Этот платёж уже начат или больше не может быть совершён.",
  toShop: "Вернуться в магазин",
  names: {
    paid: "Оплата проходит",
    needsCode: "Запрашивает код",
    wrongCode: "Любой код неверен; после третьего платёж отклоняется",
    declined: "Платёж отклоняется",
    reversed: "Платёж отменяется, деньги возвращаются",
    bankError: "Ошибка на стороне банка",
    slow: "Оплата проходит через полминуты",
    codeTimeOut: "Запрашивает код на 20 секунд",
    completing: "Оплата проходит, заказ завершается через полминуты",
  },
}

export const acquirerTexts: Readonly<Record<Locale, AcquirerTexts>> = { "en-US": english, "ru-RU": russian }
