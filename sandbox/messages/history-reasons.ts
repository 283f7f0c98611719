import type { CreditReason } from "#sandbox/tables/money.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import type { Message } from "./message.ts"

/** The reason shown for a rejected withdrawal. */
export const rejectReasons = {
  wrongAddress: {
    "en-US": "No one can receive coins at this address. Check it and try again.",
    "ru-RU": "На этот адрес нельзя получить монеты. Проверьте его и попробуйте ещё раз.",
  },
  networkFailure: {
    "en-US": "The network didn’t accept the transaction. The amount is back on your balance.",
    "ru-RU": "Сеть не приняла транзакцию. Сумма возвращена на баланс.",
  },
  securityReview: {
    "en-US": "The withdrawal didn’t pass the security review. Contact support.",
    "ru-RU": "Вывод не прошёл проверку безопасности. Напишите в поддержку.",
  },
} as const satisfies Readonly<Record<string, Message>>

/** The reason shown for a withdrawal that its customer cancelled. */
export const cancelledReason: Message = {
  "en-US": "You cancelled this withdrawal. The amount is back on your balance.",
  "ru-RU": "Вы отменили этот вывод. Сумма возвращена на баланс.",
}

/** The reason shown for a returned stake. */
export const stakeReturnedReason: Message = {
  "en-US": "Your stake: the contract has ended.",
  "ru-RU": "Вложенные монеты: контракт завершён.",
}

/** Reasons shown in the history for money that an order credits to the balance. */
export const creditReasons = {
  Remainder: {
    "en-US": (number: number) => `Left over from order ${number}.`,
    "ru-RU": (number: number) => `Остаток от оплаты заказа ${number}.`,
  },
  Late: {
    "en-US": (number: number) => `Late payment for order ${number}.`,
    "ru-RU": (number: number) => `Опоздавший платёж за заказ ${number}.`,
  },
} as const satisfies Readonly<Record<CreditReason, Readonly<Record<Locale, (number: number) => string>>>>
