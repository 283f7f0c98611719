import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { localeFile } from "#scripts/locale-files.ts"
import { inRoot } from "#scripts/root.ts"

type Texts = { readonly [key: string]: string | Texts }

const read = (locale: string, namespace: string): Texts =>
  JSON.parse(readFileSync(inRoot(localeFile(locale, namespace)), "utf8")) as Texts

const textOf = (locale: string, key: string): unknown => {
  const [namespace = "", path = ""] = key.split(":")
  return path
    .split(".")
    .reduce((within: unknown, name) => (within as Texts | undefined)?.[name], read(locale, namespace))
}

/** Texts that the specification quotes literally. Screen tests refer to texts by key, so they would not detect a change. */
const quoted: Readonly<Record<string, string>> = {
  "dashboard:failed": "An error occurred while retrieving data",
  "settings:errors.incorrectPassword": "Incorrect password",
  "settings:errors.wrongCode": "Wrong code",
  "account:tfa.errors.invalid": "Wrong code",
  "common:copy.error": "Failed to copy",
  "common:failure.server": "An error has occurred",
  "common:failure.refused": "An error has occurred",
  "common:failure.forbidden": "Action unavailable",
  "common:notFound.title": "404",
  "review:errors.default": "An error occurred while sending review",
}

it.each(Object.entries(quoted))("the text %s is: %s", (key, text) => {
  expect(textOf("en-US", key)).toBe(text)
})

it("a text with advice begins with the quoted words", () => {
  expect(textOf("en-US", "account:promo.referralWrong")).toMatch(/^Promo code not valid\. /)
})

/** Keys of messages that the specification names. */
const keys = [
  "account:validators.emailRequired",
  "account:validators.emailInvalid",
  "account:validators.passwordCharset",
  "account:validators.passwordComplexity",
  "account:validators.confirmPasswordEqual",
  "account:promo.referralWrong",
  "account:auth.signup.errors.alreadyRegistered",
  "account:auth.signup.actionAccept",
  "pay:status.card.cardconfirm.wrongcode",
  "settings:validators.btcAddress",
  "settings:validators.ethAddress",
  "common:copy.success",
  ...Object.keys(quoted),
]

it.each(["en-US", "ru-RU"])("every quoted text exists in %s", (locale) => {
  expect(keys.filter((key) => typeof textOf(locale, key) !== "string" || textOf(locale, key) === "")).toEqual([])
})

// A call fails in the same way when the server is down, so only the browser can report a lost network.
it("the text about a failed call does not claim that the customer is offline", () => {
  expect(textOf("en-US", "common:failure.offline")).toMatch(/^We can’t reach the server\. /)
  expect(textOf("ru-RU", "common:failure.offline")).toMatch(/^Нет связи с сервером\. /)
})

/**
 * Matches a text that is true only after a network failure or a timeout. Most of these flows also end in that state
 * after a response with 400 or 500.
 */
const silence = /didn’t hear back|hasn’t answered|Сервер не ответил/

it.each(["en-US", "ru-RU"])("no text of a flow in %s claims that the server did not respond", (locale) => {
  const files = globSync(`locales/${locale}/**/*.json`, { cwd: inRoot(".") })
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => silence.test(readFileSync(inRoot(file), "utf8")))).toEqual([])
})
