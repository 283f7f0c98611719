import { readdirSync, readFileSync } from "node:fs"
import { parseSync, Visitor } from "vite"
import { describe, expect, it } from "vitest"
import { readSources, type Source } from "#scripts/syntax.ts"

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

  it("has no breaking space after an approximate sign", () => {
    expect(texts.filter(([, text]) => text.includes("≈ "))).toEqual([])
  })

  it("uses one name for each thing on every page", () => {
    expect(
      texts.filter(([, text]) => other.test(text.replace(/\{\{.*?\}\}/g, ""))).map(([key, text]) => `${key}: ${text}`),
    ).toEqual([])
  })

  it.each(["btc", "eth", "eth2", "unknown"])("has one name for the coin %s", (coin) => {
    const names = texts.filter(([key]) => key.endsWith(`coins.${coin}`) || key.endsWith(`coins.${coin}.name`))
    expect(new Set(names.map(([, name]) => name)).size).toBe(1)
  })
})

interface Replaced {
  readonly word: RegExp
  readonly instead: string
}

/** Words that names in the code must not contain, each with its replacement. */
const names: readonly Replaced[] = [
  { word: /(?<!ews)letter/i, instead: "an e-mail is `email` or `message`, a sign is `character`" },
  { word: /(?<![eE])mail(?!to|box)/i, instead: "an e-mail is `email`" },
  { word: /^looking|Looking$/, instead: "say what is looked for: `checkingOutcome`, `fetching`" },
  { word: /^settled$/, instead: "`finished`, `completed`, `committed` or `upToDate`" },
  { word: /^of$/, instead: "say what the value is" },
  { word: /^AddressParams$|FromAddress$/, instead: "the address of a page is `url`" },
  {
    word: /^(?:keeping|kept|onward|minting|topped|beyond|probing)$/,
    instead: "`saving`, `saved`, `redirecting`, `generatingId`, `stacked`, `pageOutOfRange`",
  },
  {
    word: /^on(?:Own|Again|Made|Over|Full|Value|Send|Gone)$/,
    instead: "name the event: `onCreated`, `onEnd`, `onComplete`, `onChange`, `onSubmit`",
  },
]
const events: readonly Replaced[] = [
  { word: /^\w+\.look$/, instead: "`outcome.check`" },
  { word: /^code\.\w+$/, instead: "name the code: `promoCode.…`, `partnerCode.…`, `twoFactorCode.…`" },
  { word: /^modal\.(?:open|close)$/, instead: "`dialog.open`, `dialog.close`" },
  { word: /^\w+\.(?:was[A-Z]\w*|began)$/, instead: "`x.shown`, `x.hidden`, `x.opened`, `x.started`" },
]

/** Names of the database, which only a migration can change. */
const columns = ["mail", "mail_token"]

const wrong = (replaced: readonly Replaced[], name: string, path: string): readonly string[] =>
  replaced.flatMap(({ word, instead }) => (word.test(name) ? [`${path}: ${name}; ${instead}`] : []))

interface Named {
  readonly name: string
}
interface Declared {
  readonly id: object
  readonly init: object | null
}

const namesIn = ({ path, text }: Source): readonly string[] => {
  const found = new Set<string>()
  /** The names after a dot, which belong to the object: `Intl.DisplayNames` has a method `of`. */
  const members = new Set<object>()
  const note = (replaced: readonly Replaced[], name: string) =>
    wrong(replaced, name, path).forEach((line) => found.add(line))
  new Visitor({
    MemberExpression: ({ computed, property }: { readonly computed: boolean; readonly property: object }) => {
      if (!computed) members.add(property)
    },
    Identifier: (node: Named) => {
      if (!columns.includes(node.name) && !members.has(node)) note(names, node.name)
    },
    JSXIdentifier: ({ name }: Named) => note(names, name),
    VariableDeclarator: ({ id, init }: Declared) => {
      const isAsync = init !== null && "async" in init && init.async === true
      if (isAsync && "name" in id && String(id.name).endsWith("Of"))
        found.add(`${path}: ${String(id.name)}; \`…Of\` only reads its argument: \`load…\`, \`find…\` or \`read…\``)
    },
    Literal: ({ value }: { readonly value: unknown }) => {
      if (typeof value === "string" && path.startsWith("src/machines")) note(events, value)
    },
  }).visit(parseSync(path, text).program)
  return [...found]
}

it("each refused name is reported with the word to use", () => {
  const text = `const letterOf = async ({ of }) => of("code.submit"); export type Looking = string`
  expect(namesIn({ path: "src/machines/a.ts", text })).toEqual([
    "src/machines/a.ts: letterOf; `…Of` only reads its argument: `load…`, `find…` or `read…`",
    "src/machines/a.ts: letterOf; an e-mail is `email` or `message`, a sign is `character`",
    "src/machines/a.ts: of; say what the value is",
    "src/machines/a.ts: code.submit; name the code: `promoCode.…`, `partnerCode.…`, `twoFactorCode.…`",
    "src/machines/a.ts: Looking; say what is looked for: `checkingOutcome`, `fetching`",
  ])
})

it.each(["src", "sandbox", "scripts", "tests", "brand"])("no name in %s has a replaced word", async (folder) => {
  const sources = (await readSources(folder)).filter(({ path }) => !path.includes("/generated/"))
  expect(sources.flatMap(namesIn)).toEqual([])
})
