import type { Message } from "./message.ts"

/** Refusals about withdrawals and the address book. */
export const withdrawalMessages = {
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
  InsufficientBalance: {
    "en-US": "The amount is above your balance.",
    "ru-RU": "Сумма больше вашего баланса.",
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
  WithdrawalSent: {
    "en-US": "This withdrawal is already being sent, so it can’t be cancelled any more.",
    "ru-RU": "Этот вывод уже отправляется, отменить его нельзя.",
  },
  demo: {
    "en-US": "Withdrawals are not allowed for demo accounts.",
    "ru-RU": "Вывод средств в демо-кабинете недоступен.",
  },
} as const satisfies Readonly<Record<string, Message>>
