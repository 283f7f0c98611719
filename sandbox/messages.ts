import { accountMessages } from "./messages/account.ts"
import type { Message } from "./messages/message.ts"
import { purchaseMessages } from "./messages/purchase.ts"
import { withdrawalMessages } from "./messages/withdrawal.ts"

export const extensionOffMessage: Message = { "en-US": "Extension off", "ru-RU": "Расширение выключено" }

/** The message of each refusal, by its code. */
export const messages = {
  BodyTooLarge: { "en-US": "The request is too large.", "ru-RU": "Слишком большой запрос." },
  Forbidden: { "en-US": "This action is unavailable.", "ru-RU": "Действие недоступно." },
  InternalError: { "en-US": "An error has occurred.", "ru-RU": "Произошла ошибка." },
  InvalidField: { "en-US": "Check this value.", "ru-RU": "Проверьте это значение." },
  MalformedBody: { "en-US": "We couldn’t read the request.", "ru-RU": "Запрос не удалось прочитать." },
  Unavailable: {
    "en-US": "The service is not available right now. Try again in a few seconds.",
    "ru-RU": "Сервис временно недоступен. Попробуйте ещё раз через несколько секунд.",
  },
  NotFound: { "en-US": "Not found.", "ru-RU": "Не найдено." },
  TooManyAttempts: {
    "en-US": "Too many attempts. Try again later.",
    "ru-RU": "Слишком много попыток. Попробуйте позже.",
  },
  UnknownField: {
    "en-US": "The request has an unknown field.",
    "ru-RU": "В запросе есть неизвестное поле.",
  },
  UnsupportedMediaType: {
    "en-US": "The request has the wrong content type.",
    "ru-RU": "Неподдерживаемый тип содержимого запроса.",
  },
  ...accountMessages,
  ...purchaseMessages,
  ...withdrawalMessages,
} as const satisfies Readonly<Record<string, Message>>

export type Code = keyof typeof messages
