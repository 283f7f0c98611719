import type { Locale } from "#domain/shared/currency.ts"
import russian from "./sample-words.json"

const places = /(?:^|, )(\d+) of (\d+)$/

/** The name of a model's sample, which the models write in English, as scripts and the panel "Machine" show it. */
export const sampleWords = (locale: Locale, label: string): string => {
  if (locale === "en-US") return label
  const name = label.replace(places, "")
  const place = places.exec(label)
  const words = (russian as Readonly<Record<string, string>>)[name] ?? name
  return [words, ...(place ? [`${place[1]} из ${place[2]}`] : [])].filter(Boolean).join(", ")
}

/** The name without its place among equal ones. */
export const withoutPlace = (label: string): string => label.replace(places, "")

/** The place among equal names; null where it is the only one. */
export const placeIn = (label: string): string | null => places.exec(label)?.[1] ?? null
