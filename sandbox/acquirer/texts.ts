import type { CardName } from "../rules/cards.ts"
import type { Culture } from "../tables.ts"

const english = {
  title: "Test acquirer",
  lead: "This page stands in for a bank's. Only test cards work; nothing here is real money.",
  order: "Order",
  amount: "Amount",
  number: "Card number",
  pay: "Pay",
  cards: "Test cards",
  use: "Pay with this card",
  back: "Back without paying",
  code: "The code of every card that asks for one",
  unknown: "This is none of the test cards.",
  gone: "This payment is under way already, or can no longer be made.",
  toShop: "Back to the shop",
  names: {
    paid: "Is charged",
    needsCode: "Needs the code",
    wrongCode: "Finds every code wrong; the third ends it",
    declined: "Is declined",
    reversed: "Is reversed: the money goes back",
    bankError: "Fails at the bank",
    slow: "Is charged after half a minute",
    codeTimeOut: "Needs the code within 20 seconds",
    completing: "Is charged; the order completes half a minute later",
  } as Readonly<Record<CardName, string>>,
}

export type AcquirerTexts = typeof english

const russian: AcquirerTexts = {
  title: "Тестовый эквайер",
  lead: "Эта страница заменяет страницу банка. Работают только тестовые карты, настоящих денег здесь нет.",
  order: "Заказ",
  amount: "Сумма",
  number: "Номер карты",
  pay: "Заплатить",
  cards: "Тестовые карты",
  use: "Заплатить этой картой",
  back: "Вернуться без оплаты",
  code: "Код для всех карт, которые его запрашивают",
  unknown: "Среди тестовых карт такой нет.",
  gone: "Этот платёж уже начат или больше не может быть совершён.",
  toShop: "Вернуться в магазин",
  names: {
    paid: "Оплата проходит",
    needsCode: "Запрашивает код",
    wrongCode: "Любой код неверен; третий завершает попытку",
    declined: "Отклоняется",
    reversed: "Отменяется: деньги возвращаются",
    bankError: "Ошибка на стороне банка",
    slow: "Оплата проходит через полминуты",
    codeTimeOut: "Запрашивает код на 20 секунд",
    completing: "Оплата проходит, заказ завершается через полминуты",
  },
}

export const acquirerTexts: Readonly<Record<Culture, AcquirerTexts>> = { "en-US": english, "ru-RU": russian }
