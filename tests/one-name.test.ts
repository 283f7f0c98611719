import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

type Texts = { readonly [key: string]: string | Texts }

const flatten = (texts: Texts, path: string): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "string" ? [[`${path}.${name}`, text] as const] : flatten(text, `${path}.${name}`),
  )

const textsOf = (locale: string) => {
  const folder = new URL(`../locales/${locale}/`, import.meta.url)
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) =>
      flatten(JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Texts, file.replace(/^.*\/|\.json$/g, "")),
    )
}

/** Names that must not replace the usual names: dashboard and account, e-mail, payout, power, аккаунт, начисление, вознаграждение. */
const others: Readonly<Record<string, RegExp>> = {
  "en-US": /\bcabinet|\bletter\b|(?<!e-)\bmails?\b|\bBonuses\b|\bETH2 staking|\bQuantity\b|answer got lost/i,
  "ru-RU": /хешрейт|биткоин|эфир|учётн|выплата|наград|e-mail|количеств|ответ потерялся/i,
}

describe.each(Object.entries(others))("%s", (locale, other) => {
  const texts = textsOf(locale)

  it("never parts an amount from its approximate sign", () => {
    expect(texts.filter(([, text]) => text.includes("≈ "))).toEqual([])
  })

  it("calls each thing by one name on every page", () => {
    expect(
      texts.filter(([, text]) => other.test(text.replace(/\{\{.*?\}\}/g, ""))).map(([key, text]) => `${key}: ${text}`),
    ).toEqual([])
  })

  it.each(["btc", "eth", "eth2", "unknown"])("has one name for the coin %s", (coin) => {
    const names = texts.filter(([key]) => key.endsWith(`coins.${coin}`) || key.endsWith(`coins.${coin}.name`))
    expect(new Set(names.map(([, name]) => name)).size).toBe(1)
  })
})
