import { parseArgs } from "node:util"
import { isLocale } from "../../src/domain/currency"
import type { Locale } from "../../src/domain/currency"
import { mistake } from "./flows"
import type { Format, Wanted } from "./generate"
import { formats } from "./generate"
import type { Place } from "./record"
import { places } from "./record"
import { isStrategy, strategies } from "./strategies"

export interface Asked {
  readonly machines: readonly string[]
  readonly value: (name: string) => string | undefined
}

export const asked = (words: readonly string[], options: readonly string[]): Asked => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: "string" as const }])),
    })
    return { machines: positionals, value: (name) => values[name] as string | undefined }
  } catch (failure) {
    throw mistake(failure instanceof Error ? failure.message : String(failure))
  }
}

const oneOf = <Word extends string>(name: string, word: string | undefined, all: readonly Word[]): Word => {
  const found = all.find((each) => each === word)
  if (found === undefined)
    throw mistake(`--${name} is one of ${all.join(", ")}${word === undefined ? "." : `, not "${word}".`}`)
  return found
}

export const folderOf = ({ value }: Asked): string => {
  const folder = value("out")
  if (folder === undefined || folder === "") throw mistake("--out says which folder to write to.")
  return folder
}

export const wantedOf = ({ value }: Asked): Wanted => {
  const strategy = value("strategy") ?? "cover"
  const locale = value("locale") ?? "en-US"
  if (!isStrategy(strategy)) throw mistake(`--strategy is one of ${strategies.join(", ")}, not "${strategy}".`)
  if (!isLocale(locale)) throw mistake(`--locale is en-US or ru-RU, not "${locale}".`)
  return { format: oneOf<Format>("format", value("format"), formats), strategy, locale: locale satisfies Locale }
}

export const placeOf = ({ value }: Asked): Place => oneOf<Place>("on", value("on"), places)

export const numberOf = ({ value }: Asked, name: string): number | null => {
  const text = value(name)
  if (text === undefined) return null
  if (!/^-?\d{1,15}$/.test(text)) throw mistake(`--${name} is a whole number, not "${text}".`)
  return Number(text)
}
