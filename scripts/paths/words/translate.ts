import { createInstance } from "i18next"
import type { Locale } from "#domain/shared/currency.ts"
import english from "./en-US.json"
import russian from "./ru-RU.json"

type Base<Key extends string> = Key extends `${infer Name}_${string}` ? Name : Key
/** A key such as "press" or "duration.hour", without the suffix of its context or plural form. */
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Base<Key> : `${Key}.${KeyOf<Tree[Key]>}`
}[keyof Tree & string]
export type TextKey = KeyOf<typeof english>
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

const i18n = createInstance()
void i18n.init({
  initAsync: false,
  resources: { "en-US": { translation: english }, "ru-RU": { translation: russian } },
  interpolation: { escapeValue: false },
})

/** Returns the sentences of manual scripts, without a capital letter and a full stop. */
export const translateTo = (locale: Locale): Translate => i18n.getFixedT(locale) as unknown as Translate

type Role = keyof typeof english.roles
export const isRole = (role: string): role is Role => role in english.roles
export const columnsIn = (locale: Locale): typeof english.columns =>
  locale === "ru-RU" ? russian.columns : english.columns
