import { readFileSync } from "node:fs"
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin"
import { IdGenerator } from "@cucumber/messages"
import { createElement } from "react"
import { describe, expect, it, vi } from "vitest"
import { parseCheckoutUrl } from "#adapters/payments/checkout.ts"
import { locales } from "#domain/shared/currency.ts"
import { createContentKey } from "#machines/kit/explore.ts"
import { decodeSetup, parseSetup, type Setup } from "#sandbox/desk/setup-form.ts"
import { messages } from "#sandbox/messages.ts"
import { localeFile } from "#scripts/locale-files.ts"
import { excluded } from "#scripts/paths/app/excluded.ts"
import { appSetups } from "#scripts/paths/app/setups/index.ts"
import { flows } from "#scripts/paths/flows.ts"
import { recordLead } from "#scripts/paths/formats/playwright-place.ts"
import { generateAll, type Format } from "#scripts/paths/generate.ts"
import { createLeadWriter } from "#scripts/paths/manual/path-states.ts"
import { defaultOrigins } from "#scripts/paths/origins.ts"
import { pathsBy, strategies } from "#scripts/paths/strategies.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { translateTo, type TextKey } from "#scripts/paths/words/translate.ts"
import { inRoot } from "#scripts/root.ts"
import { toKebabCase } from "#ui/story/story-names.ts"

type Locale = (typeof locales)[number]
type Texts = ReadonlyMap<string, string>

/** Imports the program a second time, like a second run. */
const loaded = async () => {
  vi.resetModules()
  const { generateAll } = await import("#scripts/paths/generate.ts")
  const { flows } = await import("#scripts/paths/flows.ts")
  const all = flows()
  const setups = new Map<string, Setup>()
  const generate = async (every: number, format: Format, locale: Locale): Promise<Texts> => {
    const some = all.filter((_, index) => index % every === 0)
    const { files } = await generateAll(some, { format, locale, strategy: "cover" })
    for (const { name, setup } of files.flatMap(({ preparations = [] }) => preparations)) setups.set(name, setup)
    return new Map(files.map(({ file, text: written }) => [file, written]))
  }
  const generated = new Map<string, Promise<Texts>>()
  const textsOf = (format: Format, locale: Locale): Promise<Texts> => {
    const key = `${format} ${locale}`
    const texts = generated.get(key) ?? generate(1, format, locale)
    generated.set(key, texts)
    return texts
  }
  return { all, generate, textsOf, setups }
}
// The timeout is long, because the test writes every script of every machine. The scripts take some seconds on an idle
// machine, and minutes on a busy one.
vi.setConfig({ testTimeout: 300_000 })

const first = await loaded()
const second = await loaded()
const { textsOf, setups } = first

/** Returns the setups that the desk prepares for the scripts of this file. */
const loadSetups = async (file: string, locale: Locale) =>
  [...(await textsOf("gherkin", locale)).get(file)!.matchAll(/\/sandbox\?setup=([\w-]+)/g)].map(([, setup]) =>
    parseSetup(setups.get(setup!))!,
  )

interface Tree {
  readonly [key: string]: string | Tree
}
const text = (locale: string, namespace: string, path: string): string => {
  const all = JSON.parse(readFileSync(inRoot(localeFile(locale, namespace)), "utf8")) as Tree
  return path.split(".").reduce<string | Tree>((found, key) => (found as Tree)[key]!, all) as string
}

/** Removes the parts of a sentence that a person sees, types or pastes. */
const withoutData = (line: string): string => line.replaceAll(/\{.*\}/g, "").replaceAll(/"[^"]*"|«[^»]*»|\/\S+/g, "")

/** Removes the kinds of controls, as a title does. */
const removeControlKinds = (lines: string): string => lines.replaceAll(/(?<=[»"]) \([^()]+\)/g, "")

/** Parses CSV by RFC 4180. Cells in quotes may contain commas, quotes and line ends. */
const parseCsv = (csv: string): readonly (readonly string[])[] => {
  const rows: string[][] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  for (const [, quoted, plain, end] of csv.matchAll(pattern)) {
    row.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === "\r\n") {
      rows.push(row)
      row = []
    }
  }
  return rows
}

// Every tenth machine is enough, because a difference would be in the program and not in one machine.
describe("the same machines in two runs", () => {
  // The test leaves out the tables and Gherkin, because they use the same data as JSON.
  it.each(["json", "playwright"] as const)("give the same bytes as %s", async (format) => {
    const texts = await first.generate(10, format, "ru-RU")
    expect(texts.size).toBeGreaterThan(2)
    expect(await second.generate(10, format, "ru-RU")).toEqual(texts)
  })
  it.each(strategies)("have the same paths by the strategy %s", (strategy) => {
    const [paths, again] = [first, second].map(({ all }) =>
      all.map(({ model }) => pathsBy(model, strategy).map(({ name }) => name)),
    )
    expect(paths!.flat().length).toBeGreaterThan(400)
    expect(again).toEqual(paths)
  })
})

it("scripts/paths/app describes only existing machines, each once", () => {
  const described = [...Object.keys(appSetups), ...Object.keys(excluded)]
  const names = new Set(flows().map(({ name }) => name))
  expect(described.filter((name, index) => !names.has(name) || described.indexOf(name) !== index)).toEqual([])
})

describe.each(locales)("a manual test script in %s", (locale) => {
  const shown = [
    ["account", "auth.signin.submit"],
    ["account", "auth.email"],
    ["account", "auth.password"],
    ["account", "auth.resend.request"],
  ] as const

  it("contains the labels of the sign-in, as Gherkin and as CSV", async () => {
    const feature = (await textsOf("gherkin", locale)).get("sign-in.feature")!
    const csv = (await textsOf("csv", locale)).get("sign-in.csv")!
    for (const [namespace, path] of shown)
      expect([feature.includes(text(locale, namespace, path)), csv.includes(text(locale, namespace, path))]).toEqual([
        true,
        true,
      ])
  })

  it("is valid Gherkin with a scenario for each path", async () => {
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher())
    const features = await textsOf("gherkin", locale)
    const manual = flows().filter(({ walk }) => !walk.hasNoScreen)
    expect([...features.keys()]).toEqual(manual.map(({ name }) => `${toKebabCase(name)}.feature`))
    const scenarios = [...features.values()].map((text) => parser.parse(text).feature!.children.length)
    // Paths with the same sentences are one scenario.
    expect(scenarios.filter((count, index) => count < 1 || count > manual[index]!.model.paths().length)).toEqual([])
  })

  it("contains error messages of the screen and the server in its language", async () => {
    const feature = (await textsOf("gherkin", locale)).get("sign-in.feature")!
    expect(feature).toContain(text(locale, "common", "failure.offline"))
    expect(feature).toContain(messages.EmailNotConfirmed[locale])
    expect(locale === "ru-RU" && feature.includes(messages.EmailNotConfirmed["en-US"])).toBe(false)
  })

  it("contains the visible option, message and button instead of their patterns and values", async () => {
    const features = await textsOf("gherkin", locale)
    const quote = (message: string) => (locale === "ru-RU" ? `«${message}»` : `"${message}"`)
    expect(features.get("change-common.feature")).toContain(quote("Русский"))
    expect(features.get("change-common.feature")).not.toContain(quote("ru-RU"))
    expect(features.get("withdrawal.feature")).not.toContain("d+")
    expect([...features.values()].join("\n")).not.toMatch(/(?:contains|содержит) (?:""|«»)/)
  })

  it("begins with one link that prepares the desk, and leaves the last call of a sign-in without a response", async () => {
    const features = await textsOf("gherkin", locale)
    const begun = [...features.values()].join("\n").split("npm start").slice(1)
    expect(begun.filter((script) => !script.split("\n")[1]!.includes("/sandbox?setup="))).toEqual([])
    const setups = await loadSetups("sign-in.feature", locale)
    expect(setups[0]).toMatchObject({ culture: locale, persona: null })
    expect(setups.some((setup) => setup?.faults.at(-1)?.kind === "slow")).toBe(true)
    // The prepared server messages are in the language of the script.
    const refusal = locale === "ru-RU" ? "Неверный адрес или пароль." : "Wrong e-mail or password."
    expect(JSON.stringify(setups)).toContain(refusal)
  })

  it("can be followed by hand, without code and without Storybook's address bar", async () => {
    const scripts = [...(await textsOf("gherkin", locale)).values()].join("\n").split(/\n(?=  @)/)
    const code = /sessionStorage|localStorage|pushState|console|консол|developer tools|разработчик/i
    expect(
      scripts
        .join("\n")
        .split("\n")
        .filter((line) => code.test(line)),
    ).toEqual([])
    const played = Map.groupBy(scripts, (script) => script.includes("npm run storybook"))
    expect(played.get(false)!.filter((script) => /address bar|адресная строка/.test(script))).not.toEqual([])
    expect(played.get(true)!.filter((script) => /address bar|адресная строка/.test(script))).toEqual([])
  })

  it("signs in the customer whose name its steps quote", async () => {
    const scripts = [...(await textsOf("gherkin", locale)).values()].join("\n").split(/\n(?=  @)/)
    const profiles = scripts
      .flatMap((script) => {
        const link = /\/sandbox\?setup=([\w-]+)/.exec(script)?.[1]
        return link === undefined ? [] : [parseSetup(setups.get(link))!]
      })
      .filter(({ persona }) => persona !== null)
      .map(({ faults }) => faults.find(({ path, method }) => path === "/api/v1/profile" && method === "GET"))
    expect(profiles.length).toBeGreaterThan(100)
    expect(profiles.filter((each) => !JSON.stringify(each).includes("@example.com"))).toEqual([])
  })

  it("prepares a profile with the same two-factor state as the page, before and after a change", async () => {
    const setups = await loadSetups("two-factor-settings.feature", locale)
    const answersOf = ({ faults }: (typeof setups)[number], path: string) =>
      faults.flatMap(({ path: asked, after, response }) =>
        asked === `/api/v1/profile${path}` && response ? [{ after, ...response }] : [],
      )
    const bodies = (answers: ReturnType<typeof answersOf>) => answers.map(({ body }) => body as Record<string, unknown>)
    const cards = setups.map((setup) => bodies(answersOf(setup, "/tfa")).find((body) => "enabled" in body)?.["enabled"])
    expect(new Set(cards)).toEqual(new Set([true, false, undefined]))
    expect(setups.map((setup) => bodies(answersOf(setup, ""))[0]!["tfaEnabled"])).toEqual(
      cards.map((enabled) => enabled ?? false),
    )
    const later = setups.flatMap((setup) => answersOf(setup, "").filter(({ after }) => after !== undefined))
    expect(
      new Set(later.map(({ after, body }) => [after, (body as { tfaEnabled: boolean }).tfaEnabled].join(" "))),
    ).toEqual(new Set(["POST /api/v1/profile/tfa/enable 204 true", "POST /api/v1/profile/tfa/disable 204 false"]))
  })

  it("pays cards on a page that the site may open", async () => {
    const setups = await loadSetups("card-status.feature", locale)
    const pages = setups.flatMap((setup) => [...JSON.stringify(setup).matchAll(/"checkoutUrl":"([^"]+)"/g)])
    const isOpened = parseCheckoutUrl({ allowedOrigins: [], ownOrigin: defaultOrigins.site })
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.filter(([, url]) => isOpened(url!) === null)).toEqual([])
  })

  it("has a short link with the script's name, or one with the whole preparation on request", async () => {
    const short = (await textsOf("gherkin", locale)).get("sign-in.feature")!
    const links = [...short.matchAll(/^ {2}@(\S+)|\/sandbox\?setup=(\S+)/gm)].map(([, id, link]) => id ?? link!)
    const named = links.filter((each) => /-[\da-f]{8}$/.test(each))
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((link) => !link.startsWith(`${links[links.indexOf(link) - 1]!}-`))).toEqual([])
    const some = flows().filter(({ name }) => name === "signIn")
    const origins = { ...defaultOrigins, hasWholeLinks: true }
    const { files } = await generateAll(some, { format: "gherkin", locale, strategy: "cover", origins })
    const whole = [...files[0]!.text.matchAll(/\/sandbox\?setup=(\S+)/g)].map(([, link]) => decodeSetup(link!))
    expect(whole).toEqual(named.map((link) => parseSetup(setups.get(link))))
  })

  it("links to the given origins of the site and of Storybook", async () => {
    const origins = { site: "http://localhost:4420", storybook: "http://localhost:6007" }
    const some = flows().filter(({ name }) => ["signIn", "theme"].includes(name))
    const { files } = await generateAll(some, { format: "gherkin", locale, strategy: "cover", origins })
    const links = files.flatMap((file) =>
      [...file.text.matchAll(/\* (?:Open|Откройте) (\S+)/g)].map(([, link]) => link!),
    )
    expect(new Set(links.map((link) => new URL(link).origin))).toEqual(new Set(Object.values(origins)))
    const all = [...(await textsOf("gherkin", locale)).values()].join("\n")
    expect(all.match(/\* (?:Open|Откройте) (?!https?:).*/g)).toBeNull()
  })

  it("leads to a flow through texts that are visible around it", async () => {
    const led = flows().filter(({ name }) => appSetups[name]?.openFlow)
    expect(led.length).toBeGreaterThan(1)
    for (const flow of led) {
      const interactions = await recordLead(flow, locale, appSetups[flow.name]!)
      const around = flows().filter(({ area }) => area === flow.area)
      const lines = around.flatMap((each) =>
        each.model.exploration().snapshots.map((snapshot) => screenAt(each, locale, snapshot).visibleText),
      )
      const quotes = interactions.flatMap((interaction) => [
        ...createLeadWriter(flow, locale)
          .describe(interaction)
          .matchAll(/[«"]([^«»"]+)[»"]/g),
      ])
      expect(quotes.filter(([, message]) => !lines.some((line) => line.includes(message!)))).toEqual([])
    }
  })

  it("says to replace the content of a field only if the field is not empty", async () => {
    const features = await textsOf("gherkin", locale)
    const address = text(locale, "settings", "address.label.btc")
    const lines = features.get("change-address.feature")!.split("\n")
    const typed = lines.filter((line) => /\* (?:Set|Type|В поле)/.test(line) && line.includes(address))
    expect(typed.length).toBeGreaterThan(30)
    expect(typed.filter((line) => !/замените содержимое|\* Set /.test(line))).toEqual([])
    const isEmpty = locale === "ru-RU" ? `«${address}»: пусто` : `"${address}" is empty`
    expect(lines.filter((line) => /Сценарий|Scenario/.test(line) && line.includes(isEmpty))).toEqual([])
    const [empty, replaced] =
      locale === "ru-RU"
        ? [/ («[^»]+» \(поле\)): пусто/, "замените содержимое"]
        : [/ ("[^"]+" \(field\)) is empty/, "* Set "]
    const scripts = [...features.values()].flatMap((feature) => feature.split(/\n(?=  @)/))
    const emptied = scripts.flatMap((script) => {
      const steps = script.split("\n")
      return steps.flatMap((step, index) => {
        const name = empty.exec(step)?.[1]?.replace(/ \([^)]+\)$/, "")
        const next = steps
          .slice(index)
          .find((each) => /\* (?:Set|Type|В поле)/.test(each) && each.includes(name ?? "\n"))
        return next === undefined ? [] : [next]
      })
    })
    expect(emptied.length).toBeGreaterThan(8)
    expect(emptied.filter((step) => step.includes(replaced))).toEqual([])
  })

  it("quotes a control as it is named on this screen, and marks names for screen readers", async () => {
    const features = await textsOf("gherkin", locale)
    const [open, narrow] = (["nav.collapse", "nav.expand"] as const).map((key) => text(locale, "common", key))
    const lines = features.get("sidebar.feature")!.split("\n")
    const pressed = lines.flatMap((line, index) => (/\* (?:Press|Нажмите) /.test(line) ? [index] : []))
    const before = pressed.map((at) =>
      lines.slice(0, at).findLast((line) => line.includes(open!) || line.includes(narrow!)),
    )
    expect(pressed.length).toBeGreaterThan(8)
    const nameIn = (line = "") => [open, narrow].filter((name) => line.includes(name!))
    expect(pressed.map((at) => nameIn(lines[at]))).toEqual(before.map(nameIn))
    expect(lines.join("\n")).toContain(
      locale === "ru-RU"
        ? `«${narrow}» (кнопка со значком, название читает`
        : `"${narrow}" (button with an icon, named for screen readers`,
    )
    const copy = `${text(locale, "common", "copy.action")} ${text(locale, "partner", "codes.link")}`
    expect(features.get("partner-summary.feature")).toContain(
      locale === "ru-RU" ? `«${copy}» (кнопка) рядом с «K7QW2MPX»` : `"${copy}" (button) beside "K7QW2MPX"`,
    )
  })

  it("marks names that only a screen reader reads", async () => {
    const feature = (await textsOf("gherkin", locale)).get("contract-page.feature")!
    const name = text(locale, "history", "title")
    expect(feature).toContain(
      locale === "ru-RU" ? `«${name}» (таблица, название читает` : `"${name}" (table, named for screen readers`,
    )
    expect(feature).not.toContain(locale === "ru-RU" ? `«${name}» (таблица)` : `"${name}" (table)`)
  })

  it("refers to Storybook for steps that a person would have to make within two seconds", async () => {
    const message = text(locale, "buy", "calculator.unsaved")
    const unsaved = locale === "ru-RU" ? `есть «${message}»` : `shows "${message}"`
    const scripts = (await textsOf("gherkin", locale)).get("calculator.feature")!.split(/\n(?=  @)/)
    const hasHurry = (script: string) =>
      script
        .split(/\n(?=    \*)/)
        .some((step, index, all) => step.includes(unsaved) && all[index + 1]?.match(/\* (?:Press|Нажмите)/))
    const [byHand, inStorybook] = [true, false].map((onSite) =>
      scripts.filter((script) => script.includes("/sandbox?setup=") === onSite && hasHurry(script)),
    )
    expect(byHand).toEqual([])
    expect(inStorybook).not.toEqual([])
  })

  it("describes the screen after a state that passes at once", async () => {
    const say = translateTo(locale)
    const passing = flows().flatMap((flow) =>
      (appSetups[flow.name]?.transient ?? [])
        .filter((state) => (flow.model.states as readonly string[]).includes(state))
        .map((state) => `comesAfter.${flow.name}.${state}`),
    )
    expect(passing.length).toBeGreaterThan(5)
    expect(passing.filter((key) => say(key as TextKey) === key)).toEqual([])
  })

  it("says once to open the element that contains a control", async () => {
    const estimate = flows().find(({ name }) => name === "estimate")!
    const page: typeof estimate.walk.page = (machine) =>
      createElement("details", null, createElement("summary", null, "More"), estimate.walk.page(machine))
    const folded = { ...estimate, name: "foldedEstimate", walk: { ...estimate.walk, page } }
    const { files } = await generateAll([folded], { format: "gherkin", locale, strategy: "cover" })
    const pressed = locale === "ru-RU" ? "Нажмите «More»" : 'Press "More"'
    const chosenIn = files[0]!.text.split(/\n(?=  @)/).filter((script) => /^    \* (?:Choose|Выберите)/m.test(script))
    expect(chosenIn.length).toBeGreaterThan(5)
    // A person opens the disclosure only before the first choice in it, because nothing closes the disclosure afterwards.
    expect(chosenIn.filter((script) => script.split(pressed).length !== 2)).toEqual([])
  })

  it("gives the time to wait as a sentence", async () => {
    const all = [...(await textsOf("gherkin", locale)).values()].join("\n")
    expect(all).toContain(locale === "ru-RU" ? "Подождите 1 минуту с небольшим" : "Wait a little over 1 minute")
    expect(all).not.toMatch(/ждите 1 (?:минута|секунда)/)
  })

  it("can be parsed again as a table", async () => {
    for (const [file, csv] of await textsOf("csv", locale)) {
      const rows = parseCsv(csv)
      expect(
        rows.filter((cells) => cells.length !== 7),
        file,
      ).toEqual([])
      expect(
        rows
          .slice(1)
          .filter(
            ([id, title, section, preconditions, step, action, expected]) =>
              !/^\w+-\d+$/.test(id!) ||
              !/^\d+$/.test(step!) ||
              (step === "1") !== (preconditions !== "") ||
              [title, section, action, expected].includes(""),
          ),
        file,
      ).toEqual([])
      expect(
        rows
          .map((cells) =>
            cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(","),
          )
          .join("\r\n") + "\r\n",
      ).toBe(csv)
    }
  })

  it.each([
    ["testrail", ["ID", "Title", "Section", "Preconditions", "Steps (Step)", "Steps (Expected Result)"]],
    ["xray", ["TCID", "Test Summary", "Test Type", "Description", "Test Repo", "Action", "Data", "Result"]],
    ["zephyr", ["Name", "Precondition", "Folder", "Labels", "Step", "Test Data", "Expected Result"]],
  ] as const)("has the columns that %s imports, with the steps of the plain table", async (format, heads) => {
    const [first, ...rows] = parseCsv((await textsOf(format, locale)).get(`sign-in.${format}.csv`)!)
    const plain = parseCsv((await textsOf("csv", locale)).get("sign-in.csv")!).slice(1)
    expect(first).toEqual(heads)
    expect(rows.map((cells) => cells.at(-1))).toEqual(plain.map((cells) => cells.at(-1)))
    expect(rows.filter((cells) => cells.some((cell) => cell === plain[0]![1])).length).toBe(1)
  })

  it("names no event, port or state", async () => {
    const inner = flows().flatMap(({ model }) => [
      ...Object.keys(model.events),
      ...model.edges().map(({ event }) => event),
      ...model.states.filter((state) => /[.A-Z]/.test(state)),
    ])
    for (const [file, feature] of await textsOf("gherkin", locale)) {
      const lines = feature.split("\n").filter((line) => !line.trimStart().startsWith("@"))
      // The check excludes quoted text, because a person sees or types it.
      const prose = lines.map(withoutData).join("\n")
      expect([
        file,
        inner.filter((word) => new RegExp(`(?<![\\w.])${word.replaceAll(/[.]/g, "\\.")}(?![\\w.])`).test(prose)),
      ]).toEqual([file, []])
      expect(prose).not.toMatch(/xstate|undefined|\[object/)
    }
  })
})

it.each(locales)("scripts in %s have unique and short titles without patterns", async (locale) => {
  const lines = [...(await textsOf("gherkin", locale)).values()].join("\n").split("\n")
  const titles = lines.filter((line) => /^\s*(?:Scenario|Сценарий): /.test(line))
  expect(titles.length).toBeGreaterThan(1400)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(titles.map((title) => title.replace(/^\s*\S+: /, "")).filter(({ length }) => length > 160)).toEqual([])
  expect(titles.filter((title) => /вариант \d+ из|variant \d+ of/.test(title))).toEqual([])
  expect(lines.filter((line) => /\(\?:|\\[sdw]|\[[^\]]*\]"|"\([^)"]*"/.test(line.replace(/\{.*/, "")))).toEqual([])
})

it("a script in Russian describes what a person sees and does", async () => {
  const scripts = [...(await textsOf("gherkin", "ru-RU")).values()]
    .join("\n")
    .split(/\n(?=  @)/)
    .slice(1)
  const ofAll = scripts.map((script) => {
    const [, title = "", ...lines] = script.split("\n").map((line) => line.trim())
    return { title, lines: lines.filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("Функция")) }
  })
  const lines = ofAll.flatMap((script) => script.lines)
  const languageProblems = {
    "a colon before what is missing": /на экране нет:/,
    "a field without its verb": /\): введите|^\* Выберите «.*»: «/,
    "a fraction of a second": /\d,\d+ секунд/,
    "a control without the window it is in": /последний элемент/,
    "an alternative text as if it were seen": /»\s\(картинка\)/,
    "part of a button's words": / …» \((?:кнопка|ссылка)\)/,
    "the words for screen readers": /«(?:адрес|номер заказа)» \(кнопка\)|«Всё: /,
  }
  const found = Object.entries(languageProblems).flatMap(([kind, pattern]) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${kind}: ${line}`),
  )
  expect([...new Set(found)]).toEqual([])
  expect(
    ofAll.filter((script) =>
      script.lines.some(
        (line, index) => line.startsWith("* Подождите") && script.lines[index + 1]?.startsWith("* Подождите"),
      ),
    ),
  ).toEqual([])
  const events = new Set(flows().flatMap(({ model }) => model.edges().map(({ event }) => event)))
  const titles = ofAll.map(({ title }) => title)
  expect(titles.filter((title) => [...title.matchAll(/«([^«»]+)»/g)].some(([, text]) => events.has(text!)))).toEqual([])
  expect(titles.filter((title) => /шаг \d|после: |: (?:нажмите|выберите|введите|подождите)/.test(title))).toEqual([])
  // A title contains the case, and the expectation of the last step unless that is too long. A URL has another form in the title.
  const ends = ofAll.map(({ title, lines: own }) => ({
    title,
    outcome: /^Сценарий: [^:]+: .+ → (.+)$/
      .exec(title)?.[1]!
      .replace(/…[»"]?.*$/, "")
      .replace(/^«[^»]*$/, (start) => start.slice(1))
      .replace(/^(?:переход на|нет) /, ""),
    last: own.slice(own.findLastIndex((line) => line.startsWith("* ")) + 1).join("\n"),
  }))
  expect(
    ends
      .filter(
        ({ outcome, last }) => outcome === undefined || !removeControlKinds(last).includes(removeControlKinds(outcome)),
      )
      .map(({ title }) => title),
  ).toEqual([])
})

it.each([
  [
    "en-US",
    [
      'Sign-in: too many attempts, then the wait ends → "You can try again now."',
      'Sign-in: no connection, then press "Sign in" → "Sign in" is busy',
      'Sign-in: address not confirmed, then press "Sign in" → "Sign in" is busy',
      'Sign-in: press "Sign in" → it goes to /cabinet/contracts?state=Active',
      'Sign-in: refused → "Wrong e-mail or password."',
      'Sign-in: two-factor code not entered → "Sign in" (button)',
    ],
  ],
  [
    "ru-RU",
    [
      "Вход: слишком много попыток, потом ожидание закончилось → «Теперь можно попробовать снова.»",
      "Вход: нет связи, потом нажать «Войти» → «Войти»: идёт работа",
      "Вход: адрес не подтверждён, потом нажать «Войти» → «Войти»: идёт работа",
      "Вход: нажать «Войти» → переход на /cabinet/contracts?state=Active",
      "Вход: отказ → «Неверный адрес или пароль.»",
      "Вход: код не введён → «Войти» (кнопка)",
    ],
  ],
] as const)("titles of the sign-in in %s name the special event of a path and its end", async (locale, titles) => {
  const feature = (await textsOf("gherkin", locale)).get("sign-in.feature")!
  expect([...feature.matchAll(/^\s*(?:Scenario|Сценарий): (.*)$/gm)].map(([, title]) => title)).toEqual(titles)
})

it("scripts name buttons of Storybook's panel by a note, and other buttons by a row or label, instead of a number", async () => {
  const texts = await Promise.all(locales.map((locale) => textsOf("gherkin", locale)))
  const [english, russian] = texts.map((files) => files.get("session.feature")!)
  expect(english).toContain('press "loadProfile ok", the button of that name without a note')
  expect(english).toContain('press "loadProfile ok" ("the profile is a demo one")')
  expect(russian).toContain("нажмите «loadProfile ok» без пояснения")
  expect(russian).toContain("нажмите «loadProfile ok» с пояснением «профиль демо-кабинета»")
  const sessions = texts.map((files) => files.get("sessions.feature")!)
  expect(sessions[0]).toContain('Press "End session" (button) in "Safari on iOS" (list item) in "Sessions" (list)')
  expect(sessions[1]).toContain("Нажмите «Сеансы» (список) → «Safari, iOS» (пункт списка) → «Завершить сеанс» (кнопка)")
  expect(texts[0]!.get("pending-withdrawals.feature")).toContain(
    '"Review withdrawal" (link) beside "We don’t know yet whether your withdrawal of 0.25000000 ETH was created"',
  )
  const lines = texts.flatMap((files) => [...files.values()]).join("\n")
  expect(lines.match(/.*\(""\).*|.*«».*/g)).toBeNull()
  // Equal notifications have no distinction other than their number.
  const counted = lines.match(/.*(?: № \d|сверху|of that name from|\(the last one\)|list item \d|\) \d).*/g) ?? []
  expect(
    counted.filter((line) => !/list item \d in "Notifications"|Уведомления.*→ пункт списка № \d/.test(line)),
  ).toEqual([])
})

/** Names and other words that are the same in Russian, and samples of what a customer typed or owns. */
const names =
  /\b(?:Bitcoin|Ethereum|BTC|ETH|USD|EUR|IBAN|SEPA|SWIFT|PIN|CSV|QR|API|UTC|Hashwell|Storybook|Machine|Trustpilot|Safari|iOS|Firefox|Linux|Escape|Tab|cookie|Retry-After|Th|EN|RU|npm (?:start|run storybook))\b/g
const samples =
  /\b(?:Anna|Ivanova|Exchange|Ledger|Phone|Blog|Newsletter|Cold wallet|Firefox on Linux|correct-horse|battery-staple|Where is my order\?|Insufficient funds \(51\)|btc-limited|on)(?![a-z])|\S+@\S+|\b(?=\S*\d)[\w*…-]+|\b[A-Z]{4}\b/g
const lone =
  /https?:\/\/\S+|(?<=заканчивается на |переход на |Hashwell: |→ |«)\/[^\s»]*|«\w+[. ][\w ]+»(?= с пояснением| без пояснения|$)/g

const inRussian = "The names of a model's samples need their Russian words in scripts/paths/words/sample-words.json"

it("scripts in Russian contain no English words, even in quotations", async () => {
  const lines = [...(await textsOf("gherkin", "ru-RU")).values()]
    .join("\n")
    .split("\n")
    .filter((line) => !/^\s*@|^# language/.test(line))
  const left = lines.filter((line) =>
    /[A-Za-z]{2,}/.test(line.replaceAll(lone, "").replaceAll(names, "").replaceAll(samples, "")),
  )
  expect([...new Set(left)], inRussian).toEqual([])
})

it("scripts in English contain no Russian words, except the name of the language", async () => {
  const files = [...(await textsOf("gherkin", "en-US"))].filter(([file]) => file !== "language-offer.feature")
  const left = files.flatMap(([, feature]) =>
    feature.split("\n").filter((line) => /\p{Script=Cyrillic}/u.test(line.replaceAll('"Русский"', ""))),
  )
  expect(left).toEqual([])
})

describe("a machine without a script", () => {
  const request = { format: "csv", locale: "en-US", strategy: "cover" } as const
  const createOrder = flows().find(({ name }) => name === "createOrder")!
  const withStates = (states: object) => [
    { ...createOrder, name: "changedOrder", walk: { ...createOrder.walk, states } },
  ]

  it("is rejected if its walk has no expectation for a state", async () => {
    const { idle, ...others } = createOrder.walk.states as Readonly<Record<string, unknown>>
    const renamed = { renamed: idle, ...others }
    await expect(generateAll(withStates(renamed), request)).rejects.toThrow(
      "changed-order.walk.tsx does not say what idle shows (`states`). It names renamed, which is no state of the machine.",
    )
  })

  it("is rejected if a script ends with an action", async () => {
    const blind = Object.fromEntries(createOrder.model.states.map((state: string) => [state, async () => undefined]))
    await expect(generateAll(withStates(blind), request)).rejects.toThrow(
      "a script must end with what a person sees: changedOrder-01, which ends in ",
    )
  })
})

it("every server message in a sample has a Russian translation", () => {
  const events = flows().flatMap(({ model }) =>
    model.exploration().shortestPaths.map((path) => createContentKey(path.at(-1)?.event)),
  )
  const all = events.flatMap((event) =>
    [...event.matchAll(/"message":("(?:[^"\\]|\\.)*")/g)].map((found) => JSON.parse(found[1]!) as string),
  )
  const english = [...new Set(all)].filter((message) => /[A-Za-z]{3}/.test(message))
  expect(english.length).toBeGreaterThan(15)
  expect(english.filter((message) => withServerTexts("ru-RU", message) === message)).toEqual([])
  expect(english.filter((message) => withServerTexts("en-US", message) !== message)).toEqual([])
})

it("every flow on a page has its own Russian title", () => {
  const titles = flows().flatMap(({ name, walk, table }) =>
    walk.hasNoScreen && !table.russianTitle ? [] : [[name, table.russianTitle ?? ""] as const],
  )
  expect(titles.filter(([, title]) => !/^\p{Script=Cyrillic}/u.test(title))).toEqual([])
  expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length)
})

it("scripts in Russian contain no English sentences", async () => {
  const left = [...(await textsOf("gherkin", "ru-RU"))].flatMap(([file, feature]) =>
    feature
      .split("\n")
      .slice(1)
      .filter((line) => !line.trimStart().startsWith("@"))
      .map(withoutData)
      .filter((line) =>
        /[A-Za-z]{3,}/.test(
          line.replaceAll(
            /e-mail|API|BTC|ETH|SEPA|SWIFT|PIN|cookie|npm (?:start|run storybook)|Storybook|Hashwell|Bitcoin|Ethereum|Escape|Tab|UTC|http:|(?:GET|POST|PUT|PATCH|DELETE);/g,
            "",
          ),
        ),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect([...new Set(left)], inRussian).toEqual([])
  // A walk with texts in several languages uses the text of the page's language. Russian scripts write figures in Russian format.
  expect([...(await textsOf("gherkin", "ru-RU")).values()].join("\n").match(/.*\$\d.*/g)).toBeNull()
})

it("scripts in Russian contain none of the models' English notes", async () => {
  const notes = new Set(flows().flatMap(({ model }) => model.edges().map(({ when }) => when)))
  const all = [...(await textsOf("gherkin", "ru-RU")).values()].join("\n")
  const quoted = new Set([...all.matchAll(/[«(]([^«»()\n]+)[»)]/g)].map((found) => found[1]!))
  expect([...notes].filter((note) => /[a-z]{3,} [a-z]/i.test(note) && quoted.has(note))).toEqual([])
})
