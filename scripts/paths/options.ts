import { parseArgs } from "node:util"
import { isLocale, type Locale } from "#domain/shared/currency.ts"
import { unknownFlowMessage } from "./flows.ts"
import { formats, type Format, type PathRequest } from "./generate.ts"
import { places, type Place } from "./record.ts"
import { isStrategy, strategies } from "./strategies.ts"

export interface PathOptions {
  readonly machines: readonly string[]
  readonly value: (name: string) => string | undefined
  readonly isOn: (name: string) => boolean
}

export const parsePathOptions = (
  words: readonly string[],
  options: readonly string[],
  switches: readonly string[] = [],
): PathOptions => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(options.map((name) => [name, { type: "string" as const }])),
        ...Object.fromEntries(switches.map((name) => [name, { type: "boolean" as const }])),
      },
    })
    return {
      machines: positionals,
      value: (name) => values[name] as string | undefined,
      isOn: (name) => values[name] === true,
    }
  } catch (failure) {
    throw unknownFlowMessage(failure instanceof Error ? failure.message : String(failure))
  }
}

const oneOf = <Word extends string>(name: string, word: string | undefined, all: readonly Word[]): Word => {
  const found = all.find((each) => each === word)
  if (found === undefined)
    throw unknownFlowMessage(`--${name} is one of ${all.join(", ")}${word === undefined ? "." : `, not "${word}".`}`)
  return found
}

export const folderOf = ({ value }: PathOptions): string => {
  const folder = value("out")
  if (folder === undefined || folder === "") throw unknownFlowMessage("--out says which folder to write to.")
  return folder
}

export const pathRequestOf = ({ value, isOn }: PathOptions): PathRequest => {
  const strategy = value("strategy") ?? "cover"
  const locale = value("locale") ?? "en-US"
  if (!isStrategy(strategy))
    throw unknownFlowMessage(`--strategy is one of ${strategies.join(", ")}, not "${strategy}".`)
  if (!isLocale(locale)) throw unknownFlowMessage(`--locale is en-US or ru-RU, not "${locale}".`)
  return {
    format: oneOf<Format>("format", value("format"), formats),
    strategy,
    locale: locale satisfies Locale,
    bom: isOn("bom"),
  }
}

export const placeOf = ({ value }: PathOptions): Place => oneOf<Place>("on", value("on"), places)

export const numberOf = ({ value }: PathOptions, name: string): number | null => {
  const text = value(name)
  if (text === undefined) return null
  if (!/^-?\d{1,15}$/.test(text)) throw unknownFlowMessage(`--${name} is a whole number, not "${text}".`)
  return Number(text)
}
