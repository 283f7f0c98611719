import type { Message } from "./message.ts"

/** Refusals about sign-in, the account and its protection. */
export const accountMessages = {
  OwnershipUnknown: {
    "en-US": "Tell us if you signed up.",
    "ru-RU": "Подтвердите, что это вы зарегистрировались.",
  },
  EmailNotConfirmed: {
    "en-US": "Confirm your e-mail address first.",
    "ru-RU": "Сначала подтвердите адрес электронной почты.",
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
  IncorrectPassword: { "en-US": "Incorrect password.", "ru-RU": "Неверный пароль." },
  InvalidCredentials: { "en-US": "Wrong e-mail or password.", "ru-RU": "Неверный адрес почты или пароль." },
  InvalidGrant: { "en-US": "Sign in again.", "ru-RU": "Войдите ещё раз." },
  OldRecoveryToken: {
    "en-US": "This link has expired or has already been used. Request a new one.",
    "ru-RU": "Срок действия ссылки истёк, или по ней уже задали пароль. Запросите новую.",
  },
  OldToken: { "en-US": "This link has expired.", "ru-RU": "Срок действия ссылки истёк." },
  OrderInPayment: {
    "en-US": "One of your orders is being paid. Complete it, or wait until it expires.",
    "ru-RU": "Один из ваших заказов оплачивается. Завершите его или дождитесь окончания срока оплаты.",
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
  RewardsLeft: {
    "en-US": "You have partner rewards that aren’t paid out yet. Wait for them, then withdraw your balance.",
    "ru-RU": "Не все партнёрские вознаграждения выплачены. Дождитесь их и выведите баланс.",
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
  UserNotVerified: {
    "en-US": "Confirm your e-mail address first.",
    "ru-RU": "Сначала подтвердите адрес электронной почты.",
  },
  WithdrawalOpen: {
    "en-US": "A withdrawal is being processed. Wait until it’s complete.",
    "ru-RU": "Вывод средств ещё выполняется. Дождитесь его завершения.",
  },
  WrongCode: { "en-US": "Wrong code.", "ru-RU": "Неверный код." },
  tfa: {
    "en-US": "Enter the code from your authenticator app.",
    "ru-RU": "Введите код из приложения-аутентификатора.",
  },
} as const satisfies Readonly<Record<string, Message>>
