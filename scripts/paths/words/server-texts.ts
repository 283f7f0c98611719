import { messages } from "#sandbox/messages.ts"
import type { Locale } from "#domain/shared/currency.ts"

/**
 * Messages of the models' samples that the sandbox does not send. They are replaced in the finished file, so a translation has no comma or
 * quotation mark that its format would have to quote.
 */
const samples: readonly (readonly [english: string, russian: string])[] = [
  ["Too many attempts. Try again later.", "Слишком много попыток. Попробуйте позже."],
  ["Try again later.", "Попробуйте позже."],
  ["Check this value.", "Проверьте это значение."],
  ["Wrong e-mail or password.", "Неверный адрес или пароль."],
  ["Withdrawals are paused.", "Выводы приостановлены."],
  ["Withdrawals to this address are paused.", "Выводы на этот адрес приостановлены."],
  ["The issuer declined this voucher.", "Эмитент не принял этот ваучер."],
  ["The amount is below the minimum.", "Сумма меньше минимальной."],
  ["Payouts are late.", "Выплаты задерживаются."],
  ["Not this time.", "Не в этот раз."],
  ["No more codes today.", "Сегодня кодов больше нет."],
  ["Joining is closed.", "Вступить сейчас нельзя."],
  ["The server is being updated.", "Сервер обновляется."],
  ["The demo cabinet has become another account.", "Демо-кабинет стал другим аккаунтом."],
  ["You cannot use your own referral code", "Нельзя использовать собственный реферальный код"],
  ["This code is not valid.", "Этот код недействителен."],
  ["This link has expired or has been used.", "Ссылка устарела или уже использована."],
]
const escapedDots = (text: string) => text.replaceAll(".", "\\.")

// Longer messages first: one may contain another.
const pairs = [...samples, ...Object.values(messages).map((each) => [each["en-US"], each["ru-RU"]] as const)]
  .flatMap(([english, russian]) => [[english, russian] as const, [escapedDots(english), escapedDots(russian)] as const])
  .toSorted(([one], [other]) => other.length - one.length)

export const englishServerTexts: ReadonlySet<string> = new Set(pairs.map(([english]) => english))

/** Samples have the server's messages in English; the server answers in the language of the page. */
export const withServerTexts = (locale: Locale, text: string): string =>
  locale === "en-US" ? text : pairs.reduce((all, [english, russian]) => all.replaceAll(english, russian), text)
