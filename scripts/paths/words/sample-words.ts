import type { Locale } from "#domain/shared/currency.ts"
import russian from "./sample-words.json"

const places = /(?:^|, )(\d+) of (\d+)$/

/** Returns the name of a model's sample for scripts and for the panel "Machine". The models write names in English. */
export const translateSampleName = (locale: Locale, label: string): string => {
  if (locale === "en-US") return label
  const name = label.replace(places, "")
  const place = places.exec(label)
  const words = (russian as Readonly<Record<string, string>>)[name] ?? name
  return [words, ...(place ? [`${place[1]} из ${place[2]}`] : [])].filter(Boolean).join(", ")
}

/** Returns the name without its position among equal names. */
export const withoutPlace = (label: string): string => label.replace(places, "")

/** Returns the position among equal names, or null if the name is unique. */
export const placeIn = (label: string): string | null => places.exec(label)?.[1] ?? null
