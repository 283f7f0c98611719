import type { CreditReason, Culture } from "./tables.ts"

type Message = Readonly<Record<Culture, string>>

export const extensionOff: Message = { "en-US": "Extension off", "ru-RU": "Расширение выключено" }

export const messages = {
  AboveMaximum: {
    "en-US": "The amount is above the maximum for this payment method.",
    "ru-RU": "Сумма больше максимальной для этого способа оплаты.",
  },
  OwnershipUnknown: {
    "en-US": "Tell us if you signed up.",
    "ru-RU": "Подтвердите, что это вы зарегистрировались.",
  },
  CodesFull: {
    "en-US": "You have 50 codes, and there can’t be more.",
    "ru-RU": "У вас уже 50 кодов, больше создать нельзя.",
  },
  EmailNotConfirmed: {
    "en-US": "Confirm your e-mail address first.",
    "ru-RU": "Сначала подтвердите адрес электронной почты.",
  },
  AddressBookFull: {
    "en-US": "Your address book is full. Remove an address first.",
    "ru-RU": "Адресная книга заполнена. Сначала удалите какой-нибудь адрес.",
  },
  AddressInBook: {
    "en-US": "This address is already in your address book.",
    "ru-RU": "Этот адрес уже есть в адресной книге.",
  },
  AddressNotInBook: {
    "en-US": "This address isn’t in your address book. Add it there, and you can use it 24 hours later.",
    "ru-RU": "Этого адреса нет в адресной книге. Добавьте его туда, и через 24 часа им можно будет пользоваться.",
  },
  AddressWaiting: {
    "en-US": "This address is new in your address book. You can use it 24 hours after it was added.",
    "ru-RU": "Этот адрес добавлен в адресную книгу недавно. Пользоваться им можно через 24 часа после добавления.",
  },
  AlreadyConfirmed: {
    "en-US": "This e-mail address is already confirmed.",
    "ru-RU": "Этот адрес уже подтверждён.",
  },
  AlreadyRegistered: {
    "en-US": "This e-mail address is already registered.",
    "ru-RU": "Этот адрес уже зарегистрирован.",
  },
  AlreadyUndone: {
    "en-US": "This link has already been used: the change is undone.",
    "ru-RU": "Эта ссылка уже использована: изменение отменено.",
  },
  BalanceLeft: {
    "en-US": "There is money on your balance. Withdraw it first.",
    "ru-RU": "На балансе есть деньги. Сначала выведите их.",
  },
  BelowMinimum: {
    "en-US": "The amount is below the minimum for this payment method.",
    "ru-RU": "Сумма меньше минимальной для этого способа оплаты.",
  },
  BodyTooLarge: { "en-US": "The request is too large.", "ru-RU": "Слишком большой запрос." },
  CodeLimitExceeded: {
    "en-US": "This code has less power left than you’re ordering.",
    "ru-RU": "По этому коду осталось меньше мощности, чем в вашем заказе.",
  },
  CodeRequired: {
    "en-US": "You need a referral code to see products.",
    "ru-RU": "Чтобы увидеть продукты, нужен реферальный код.",
  },
  CodeUsed: {
    "en-US": "This code has already been used. Wait for the next one.",
    "ru-RU": "Этот код уже использован. Дождитесь следующего.",
  },
  CurrentSession: {
    "en-US": "Sign out to end this session.",
    "ru-RU": "Чтобы завершить этот сеанс, выйдите из аккаунта.",
  },
  DemoAssigned: {
    "en-US": "This demo is already an account. Sign in, or set a new password by e-mail.",
    "ru-RU": "Этот демо-кабинет уже стал аккаунтом. Войдите или задайте новый пароль по почте.",
  },
  EmailChangeRecent: {
    "en-US":
      "Your e-mail address has just changed. You can close the account once the former address can no longer undo it, 72 hours after the request.",
    "ru-RU":
      "Адрес почты недавно изменился. Закрыть аккаунт можно, когда прежний адрес уже не сможет отменить изменение, через 72 часа после запроса.",
  },
  EmailRegistered: {
    "en-US": "This e-mail is already registered.",
    "ru-RU": "Этот адрес электронной почты уже зарегистрирован.",
  },
  CommonPassword: {
    "en-US":
      "This password is too easy to guess: it is common, or made of your e-mail address or our name. Choose another one.",
    "ru-RU":
      "Этот пароль легко угадать: он слишком распространён или составлен из вашего адреса почты либо нашего названия. Придумайте другой.",
  },
  ContractActive: {
    "en-US": "You have an active contract. Wait until it ends, or ask support to end it.",
    "ru-RU": "У вас есть действующий контракт. Дождитесь его окончания или попросите поддержку завершить его.",
  },
  Forbidden: { "en-US": "This action is unavailable.", "ru-RU": "Действие недоступно." },
  IdReused: {
    "en-US": "This ID already belongs to another order.",
    "ru-RU": "Этот номер уже занят другим заказом.",
  },
  InsufficientBalance: {
    "en-US": "The amount is above your balance.",
    "ru-RU": "Сумма больше вашего баланса.",
  },
  IncorrectPassword: { "en-US": "Incorrect password.", "ru-RU": "Неверный пароль." },
  InternalError: { "en-US": "An error has occurred.", "ru-RU": "Произошла ошибка." },
  InvoiceNotFound: { "en-US": "Invoice not found.", "ru-RU": "Счёт не найден." },
  InvalidCode: { "en-US": "This code isn’t valid.", "ru-RU": "Этот код не действует." },
  InvalidCredentials: { "en-US": "Wrong e-mail or password.", "ru-RU": "Неверный адрес почты или пароль." },
  InvalidField: { "en-US": "Check this value.", "ru-RU": "Проверьте это значение." },
  InvalidGrant: { "en-US": "Sign in again.", "ru-RU": "Войдите ещё раз." },
  MalformedBody: { "en-US": "We couldn’t read the request.", "ru-RU": "Запрос не удалось прочитать." },
  Unavailable: {
    "en-US": "The service is not available right now. Try again in a few seconds.",
    "ru-RU": "Сервис временно недоступен. Попробуйте ещё раз через несколько секунд.",
  },
  MethodUnavailable: {
    "en-US": "This payment method isn’t available.",
    "ru-RU": "Этот способ оплаты недоступен.",
  },
  NotFound: { "en-US": "Not found.", "ru-RU": "Не найдено." },
  NotIdentified: {
    "en-US": "Enter the payer’s details before paying this way.",
    "ru-RU": "Чтобы заплатить этим способом, укажите данные плательщика.",
  },
  OldRecoveryToken: {
    "en-US": "This link has expired or has already been used. Request a new one.",
    "ru-RU": "Срок действия ссылки истёк, или по ней уже задали пароль. Запросите новую.",
  },
  OldToken: { "en-US": "This link has expired.", "ru-RU": "Срок действия ссылки истёк." },
  OrderInPayment: {
    "en-US": "One of your orders is being paid. Complete it, or wait until it expires.",
    "ru-RU": "Один из ваших заказов оплачивается. Завершите его или дождитесь окончания срока оплаты.",
  },
  OrderLinked: {
    "en-US": "The order is already linked to another customer.",
    "ru-RU": "Заказ уже привязан к другому покупателю.",
  },
  OwnCode: {
    "en-US": "You can’t use your own referral code.",
    "ru-RU": "Нельзя использовать собственный реферальный код.",
  },
  PasskeyRefused: {
    "en-US": "We couldn’t accept this passkey. Try once more.",
    "ru-RU": "Этот ключ доступа не подошёл. Попробуйте ещё раз.",
  },
  PasskeysFull: {
    "en-US": "You have 20 passkeys. Remove one first.",
    "ru-RU": "У вас уже 20 ключей доступа. Сначала удалите один из них.",
  },
  PasswordsDiffer: { "en-US": "Passwords don’t match.", "ru-RU": "Пароли не совпадают." },
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
  RewardsLeft: {
    "en-US": "You have partner rewards that aren’t paid out yet. Wait for them, then withdraw your balance.",
    "ru-RU": "Не все партнёрские вознаграждения выплачены. Дождитесь их и выведите баланс.",
  },
  TooManyAttempts: {
    "en-US": "Too many attempts. Try again later.",
    "ru-RU": "Слишком много попыток. Попробуйте позже.",
  },
  TwoFactorDisabled: {
    "en-US": "Two-factor authentication is already off.",
    "ru-RU": "Двухфакторная аутентификация уже отключена.",
  },
  TwoFactorEnabled: {
    "en-US": "Two-factor authentication is already on.",
    "ru-RU": "Двухфакторная аутентификация уже включена.",
  },
  Unauthorized: { "en-US": "Sign in to continue.", "ru-RU": "Войдите, чтобы продолжить." },
  UnknownField: {
    "en-US": "The request has an unknown field.",
    "ru-RU": "В запросе есть неизвестное поле.",
  },
  UnsupportedMediaType: {
    "en-US": "The request has the wrong content type.",
    "ru-RU": "Неподдерживаемый тип содержимого запроса.",
  },
  UserNotVerified: {
    "en-US": "Confirm your e-mail address first.",
    "ru-RU": "Сначала подтвердите адрес электронной почты.",
  },
  WithdrawalAboveMaximum: {
    "en-US": "The amount is above the maximum for one withdrawal.",
    "ru-RU": "Сумма больше максимальной для одного вывода.",
  },
  WithdrawalBelowMinimum: {
    "en-US": "The amount is below the minimum for a withdrawal.",
    "ru-RU": "Сумма меньше минимальной для вывода.",
  },
  WithdrawalIdReused: {
    "en-US": "This ID already belongs to another withdrawal.",
    "ru-RU": "Этот номер уже занят другим выводом.",
  },
  WithdrawalsLocked: {
    "en-US":
      "Withdrawals are locked for a few days, because this account was recovered or its two-factor authentication was reset.",
    "ru-RU":
      "Вывод средств закрыт на несколько дней: доступ к аккаунту восстановили или сбросили двухфакторную аутентификацию.",
  },
  VoucherNotFound: { "en-US": "Voucher not found.", "ru-RU": "Ваучер не найден." },
  VoucherRedeemed: { "en-US": "This voucher has already been redeemed.", "ru-RU": "Этот ваучер уже погашен." },
  VoucherRefused: {
    "en-US": "The issuer declined this voucher.",
    "ru-RU": "Эмитент отклонил этот ваучер.",
  },
  WithdrawalOpen: {
    "en-US": "A withdrawal is being processed. Wait until it’s complete.",
    "ru-RU": "Вывод средств ещё выполняется. Дождитесь его завершения.",
  },
  WithdrawalSent: {
    "en-US": "This withdrawal is already being sent, so it can’t be cancelled any more.",
    "ru-RU": "Этот вывод уже отправляется, отменить его нельзя.",
  },
  WrongCode: { "en-US": "Wrong code.", "ru-RU": "Неверный код." },
  WrongState: {
    "en-US": "You can’t do this with the order in its current status.",
    "ru-RU": "Статус заказа не позволяет это сделать.",
  },
  demo: {
    "en-US": "Withdrawals are not allowed for demo accounts.",
    "ru-RU": "Вывод средств в демо-кабинете недоступен.",
  },
  confirmation_error: {
    "en-US": "The payment could not be confirmed.",
    "ru-RU": "Подтвердить платёж не удалось.",
  },
  incorrect_confirmation_code: { "en-US": "Wrong code.", "ru-RU": "Неверный код." },
  tfa: {
    "en-US": "Enter the code from your authenticator app.",
    "ru-RU": "Введите код из приложения-аутентификатора.",
  },
} as const satisfies Readonly<Record<string, Message>>

export type Code = keyof typeof messages

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
} as const satisfies Readonly<Record<CreditReason, Readonly<Record<Culture, (number: number) => string>>>>

/** Returns the first language of the header that the sandbox supports. */
export const negotiateCulture = (acceptLanguage: string | null | undefined): Culture => {
  for (const part of (acceptLanguage ?? "").split(",")) {
    const tag = part.trim().toLowerCase()
    if (tag.startsWith("ru")) return "ru-RU"
    if (tag.startsWith("en")) return "en-US"
  }
  return "en-US"
}
