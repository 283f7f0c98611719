import type { ForcedState } from "#sandbox/rules/forced-state.ts"
import type { voucherKinds } from "#sandbox/rules/vouchers.ts"
import type { PaymentType } from "#sandbox/tables/orders.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import type { MethodScene, SceneKind } from "./scenes.ts"

type By<Name extends string> = Readonly<Record<Name, string>>

const english = {
  method: "Payment method",
  methods: {
    Crypto: "Crypto",
    CreditCard: "Card",
    TransferSEPA: "SEPA transfer",
    TransferSwift: "SWIFT transfer",
    OTTVoucher: "OTT voucher",
  } as By<PaymentType>,
  forceState: "Go",
  scenes: "Open the shop in a state",
  scenesNote: "One press makes a new customer with an order, and opens its page.",
  methodPage: "Payment methods",
  methodScenes: { list: "the list", belowMinimum: "below minimum", aboveMaximum: "above maximum" } as By<MethodScene>,
  kinds: {
    btc: "Bitcoin",
    eth: "Ethereum",
    card: "Card",
    sepa: "SEPA",
    swift: "SWIFT",
    voucher: "Voucher",
  } as By<SceneKind>,
  states: {
    open: "waiting",
    unconfirmed: "sent, not confirmed",
    underpaid: "underpaid",
    completed: "completed",
    overpaid: "overpaid",
    expired: "order expired",
    tolerated: "a satoshi short",
    remainder: "overpaid by half a step",
    late: "paid after the end",
    rateExpired: "rate expired",
    invoiceExpired: "invoice expired",
    prepared: "prepared",
    needsConfirmation: "needs a code",
    completing: "charged, order open",
    charged: "charged",
    reversed: "reversed",
    error: "bank error",
    confirmationError: "confirmation error",
    rejected: "rejected",
  } as By<ForcedState | "open">,
  testValues: "Cards and vouchers",
  cards: "Card",
  vouchers: "PIN",
  vouchersNote: "The first three digits count. A PIN works once: change the other nine for another voucher.",
  voucherKinds: {
    exact: "Worth exactly what is due",
    half: "Worth half of what is due",
    double: "Worth twice as much",
    redeemed: "Already redeemed (409)",
    noInvoice: "Invoice not found (424)",
    refused: "Declined for another reason (400)",
  } as By<keyof typeof voucherKinds>,
}

type PaymentTexts = typeof english

const russian: PaymentTexts = {
  method: "Способ оплаты",
  methods: {
    Crypto: "Криптовалюта",
    CreditCard: "Карта",
    TransferSEPA: "Перевод SEPA",
    TransferSwift: "Перевод SWIFT",
    OTTVoucher: "Ваучер OTT",
  },
  forceState: "Перевести",
  scenes: "Открыть магазин в состоянии",
  scenesNote: "Одно нажатие создаёт нового покупателя с заказом и открывает его страницу.",
  methodPage: "Способы оплаты",
  methodScenes: { list: "список", belowMinimum: "меньше минимума", aboveMaximum: "больше максимума" },
  kinds: { btc: "Bitcoin", eth: "Ethereum", card: "Карта", sepa: "SEPA", swift: "SWIFT", voucher: "Ваучер" },
  states: {
    open: "ожидание",
    unconfirmed: "отправлен, не подтверждён",
    underpaid: "недоплата",
    completed: "выполнен",
    overpaid: "переплата",
    expired: "заказ истёк",
    tolerated: "не хватило одного сатоши",
    remainder: "переплата в полшага",
    late: "оплачен после срока",
    rateExpired: "курс истёк",
    invoiceExpired: "счёт истёк",
    prepared: "подготовлен",
    needsConfirmation: "нужен код",
    completing: "списан, заказ открыт",
    charged: "списан",
    reversed: "возвращён",
    error: "ошибка банка",
    confirmationError: "ошибка подтверждения",
    rejected: "отклонён",
  },
  testValues: "Карты и ваучеры",
  cards: "Карта",
  vouchers: "PIN",
  vouchersNote: "Значат первые три цифры. PIN действует один раз: для другого ваучера измените остальные девять.",
  voucherKinds: {
    exact: "Ровно на сумму к оплате",
    half: "На половину суммы",
    double: "На сумму вдвое больше",
    redeemed: "Уже погашен (409)",
    noInvoice: "Счёт не найден (424)",
    refused: "Отклонён по другой причине (400)",
  },
}

export const paymentTexts: Readonly<Record<Locale, PaymentTexts>> = { "en-US": english, "ru-RU": russian }
