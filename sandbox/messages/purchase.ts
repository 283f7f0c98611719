import type { Message } from "./message.ts"

/** Refusals about codes, orders and payments. */
export const purchaseMessages = {
  AboveMaximum: {
    "en-US": "The amount is above the maximum for this payment method.",
    "ru-RU": "Сумма больше максимальной для этого способа оплаты.",
  },
  CodesFull: {
    "en-US": "You have 50 codes, and there can’t be more.",
    "ru-RU": "У вас уже 50 кодов, больше создать нельзя.",
  },
  BelowMinimum: {
    "en-US": "The amount is below the minimum for this payment method.",
    "ru-RU": "Сумма меньше минимальной для этого способа оплаты.",
  },
  CodeLimitExceeded: {
    "en-US": "This code has less power left than you’re ordering.",
    "ru-RU": "По этому коду осталось меньше мощности, чем в вашем заказе.",
  },
  CodeRequired: {
    "en-US": "You need a referral code to see products.",
    "ru-RU": "Чтобы увидеть продукты, нужен реферальный код.",
  },
  IdReused: {
    "en-US": "This ID already belongs to another order.",
    "ru-RU": "Этот номер уже занят другим заказом.",
  },
  InvoiceNotFound: { "en-US": "Invoice not found.", "ru-RU": "Счёт не найден." },
  InvalidCode: { "en-US": "This code isn’t valid.", "ru-RU": "Этот код не действует." },
  MethodUnavailable: {
    "en-US": "This payment method isn’t available.",
    "ru-RU": "Этот способ оплаты недоступен.",
  },
  NotIdentified: {
    "en-US": "Enter the payer’s details before paying this way.",
    "ru-RU": "Чтобы заплатить этим способом, укажите данные плательщика.",
  },
  OrderLinked: {
    "en-US": "The order is already linked to another customer.",
    "ru-RU": "Заказ уже привязан к другому покупателю.",
  },
  OwnCode: {
    "en-US": "You can’t use your own referral code.",
    "ru-RU": "Нельзя использовать собственный реферальный код.",
  },
  ProductUnavailable: {
    "en-US": "You can’t order this product right now.",
    "ru-RU": "Сейчас этот продукт нельзя заказать.",
  },
  QuantityAboveMaximum: {
    "en-US": "The power is above the maximum.",
    "ru-RU": "Мощность больше максимальной.",
  },
  QuantityBelowMinimum: {
    "en-US": "The power is below the minimum.",
    "ru-RU": "Мощность меньше минимальной.",
  },
  QuantityOffStep: {
    "en-US": "The power doesn’t match the step.",
    "ru-RU": "Мощность не кратна шагу.",
  },
  TooLittlePaid: {
    "en-US": "The amount paid isn’t enough for the smallest order of this product.",
    "ru-RU": "Оплаченной суммы не хватает на минимальный заказ этого продукта.",
  },
  VoucherNotFound: { "en-US": "Voucher not found.", "ru-RU": "Ваучер не найден." },
  VoucherRedeemed: { "en-US": "This voucher has already been redeemed.", "ru-RU": "Этот ваучер уже погашен." },
  VoucherRefused: {
    "en-US": "The issuer declined this voucher.",
    "ru-RU": "Эмитент отклонил этот ваучер.",
  },
  WrongState: {
    "en-US": "You can’t do this with the order in its current status.",
    "ru-RU": "Статус заказа не позволяет это сделать.",
  },
  confirmation_error: {
    "en-US": "The payment could not be confirmed.",
    "ru-RU": "Подтвердить платёж не удалось.",
  },
  incorrect_confirmation_code: { "en-US": "Wrong code.", "ru-RU": "Неверный код." },
} as const satisfies Readonly<Record<string, Message>>
