import type { Locale } from "#sandbox/tables/shared.ts"

export const entryTexts = {
  "en-US": {
    title: "Sandbox desk",
    lead: "Only for testers of this sandbox.",
    secret: "Secret",
    note: "The one that this server was started with, as SANDBOX_DESK_SECRET.",
    enter: "Enter",
    wrong: "This is not the secret.",
    tooMany: "Too many attempts. Try again in a quarter of an hour.",
  },
  "ru-RU": {
    title: "Пульт песочницы",
    lead: "Только для тестировщиков этой песочницы.",
    secret: "Секрет",
    note: "Тот, с которым запущен этот сервер: SANDBOX_DESK_SECRET.",
    enter: "Войти",
    wrong: "Секрет другой.",
    tooMany: "Слишком много попыток. Попробуйте через четверть часа.",
  },
} as const satisfies Readonly<Record<Locale, object>>
