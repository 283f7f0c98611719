import type { Locale } from "#sandbox/tables/shared.ts"

type Action = Readonly<Record<Locale, string>>

/** Labels by path. The first pattern that matches the link's path decides. */
const actions: ReadonlyArray<readonly [path: RegExp, Action]> = [
  [/^\/confirm\b/, { "en-US": "Confirm this address", "ru-RU": "Подтвердить адрес" }],
  [/^\/email-change\/undo\b/, { "en-US": "Take the change back", "ru-RU": "Отменить смену" }],
  [/^\/email-change\b/, { "en-US": "Confirm the new address", "ru-RU": "Подтвердить новый адрес" }],
  [/^\/recovery\b/, { "en-US": "Set a new password", "ru-RU": "Задать новый пароль" }],
  [/^\/two-factor-reset\b/, { "en-US": "Cancel the request", "ru-RU": "Отменить запрос" }],
  [/^\/buy\//, { "en-US": "See the payment", "ru-RU": "Открыть оплату" }],
  [/^\/cabinet\/orders\/[^/]+\/receipt$/, { "en-US": "See the receipt", "ru-RU": "Открыть квитанцию" }],
  [/^\/cabinet\/history\b/, { "en-US": "See the history", "ru-RU": "Открыть историю" }],
  [/^\/cabinet\/settings\b/, { "en-US": "Check the settings", "ru-RU": "Проверить настройки" }],
  [/^\/cabinet\b/, { "en-US": "Open the cabinet", "ru-RU": "Открыть кабинет" }],
]

/** Returns the label of the button in an e-mail with this link. */
export const chooseActionLabel = (link: string, locale: Locale): string =>
  (actions.find(([path]) => path.test(link))?.[1] ?? { "en-US": "Open the site", "ru-RU": "Открыть сайт" })[locale]
