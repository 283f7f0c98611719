import { storyNameFromExport, toId } from "storybook/internal/csf"
import { describe, expect, it } from "vitest"
import { models } from "#machines/generated/models.ts"
import { readStatesTables } from "#tests/states-tables.ts"
import { parseColumns, toggleColumn } from "./story-columns.ts"
import { stateTitle, storyExportName, storyGroup, storyId, storyTitle } from "./story-names.ts"
import { pseudoLocalize, pseudoLocalizeAll } from "./story-pseudo.ts"
import {
  mergeVerdicts,
  findNextWithoutVerdict,
  formatVerdictsAsMarkdown,
  collectSharedVerdicts,
  withVerdict,
  type Verdict,
} from "./story-verdicts.ts"

describe("the columns of a gallery", () => {
  it("are every combination of the selected values", () => {
    expect(parseColumns("en-US_ru-RU_phone_light_dark")).toEqual([
      { locale: "en-US", size: "phone", theme: "light" },
      { locale: "en-US", size: "phone", theme: "dark" },
      { locale: "ru-RU", size: "phone", theme: "light" },
      { locale: "ru-RU", size: "phone", theme: "dark" },
    ])
  })

  it("can be toggled, except the last of a kind", () => {
    expect(toggleColumn("en-US_phone_light", "size", "desktop")).toBe("en-US_phone_desktop_light")
    expect(toggleColumn("en-US_phone_desktop_light", "size", "phone")).toBe("en-US_desktop_light")
    expect(toggleColumn("en-US_phone_light", "theme", "light")).toBe("en-US_phone_light")
  })
})

describe("the id of a story", () => {
  const areas = new Map(readStatesTables().map(({ machine, file }) => [machine, file.split("/")[0]!]))
  const states = Object.entries(models).flatMap(([machine, { states: all }]) =>
    all.map((state) => [storyGroup(areas.get(machine)!, machine === "apiCall"), machine, state] as const),
  )

  it.each(states)("equals the id that Storybook generates: %s %s %s", (area, machine, state) => {
    const expected = toId(storyTitle(area, machine), storyNameFromExport(storyExportName(state)))
    expect(storyId(area, machine, storyExportName(state))).toBe(expected)
  })
})

it.each([
  ["ready", "Ready"],
  ["sending.humanCheck", "Sending: human check"],
  ["editing.quantityLeads", "Editing: quantity leads"],
])("the state %s has the title %s", (state, title) => {
  expect(stateTitle(state)).toBe(title)
})

describe("the pseudo-locale", () => {
  it("accents every letter, and adds brackets", () => {
    expect(pseudoLocalize("Sign in")).toBe("[Šíĝñ íñ óñé]")
  })

  it("is longer by a third", () => {
    const text = "The link in the e-mail leads back to this page."
    expect(pseudoLocalize(text).length / text.length).toBeGreaterThan(1.35)
    expect(pseudoLocalize(text).length / text.length).toBeLessThan(1.45)
  })

  it("keeps placeholders, nested keys and tags", () => {
    expect(pseudoLocalize("{{count}} of {{total, number}}")).toBe("[{{count}} óƒ {{total, number}} óñ]")
    expect(pseudoLocalize("<1>Yes</1> $t(common.no)")).toContain("<1>Ýéš</1> $t(common.no)")
    expect(pseudoLocalize("{{amount}}")).toBe("{{amount}}")
  })

  it("covers every text of a bundle", () => {
    expect(pseudoLocalizeAll({ a: { b: "Yes" } })).toEqual({ a: { b: "[Ýéš óñ]" } })
  })
})

describe("the verdicts on stories", () => {
  const link = "/?path=/story/account-sign-in--ready&globals=theme:dark"
  const ready: Verdict = {
    flow: "signIn",
    title: "Sign in",
    state: "ready",
    stateTitle: "Ready",
    place: 0,
    link,
    locale: "en-US",
    change: null,
    at: "2026-11-28T10:00:00.000Z",
  }

  it("keep one for each state and language, and a repeated good verdict removes it", () => {
    const change = { ...ready, change: "a larger button" }
    const russian: Verdict = { ...ready, locale: "ru-RU" }
    expect([change, ready, russian].reduce(withVerdict, [])).toEqual([ready, russian])
    expect([ready, russian, ready].reduce(withVerdict, [])).toEqual([russian])
    expect([change, change].reduce(withVerdict, [])).toEqual([change])
  })

  it("lead to the next state without a verdict, and after the last one to the first", () => {
    const states = ["ready", "sending", "failed"].map((name) => ({ name, story: name }))
    expect(findNextWithoutVerdict(states, [], 0)?.name).toBe("sending")
    expect(findNextWithoutVerdict(states, [{ ...ready, state: "failed" }], 1)?.name).toBe("ready")
    expect(findNextWithoutVerdict(states, [ready, { ...ready, state: "sending" }], 2)).toBeUndefined()
  })

  it("are listed by flow and state in one language, each as one item with its link", () => {
    const at = `http://127.0.0.1:6006${link}`
    const given: readonly Verdict[] = [
      { ...ready, state: "failed", stateTitle: "Failed", place: 2 },
      { ...ready, locale: "ru-RU", change: "кнопка ниже\n\nи шире" },
      ready,
      { ...ready, flow: "rates", title: "Rates", locale: "ru-RU" },
    ]
    expect(formatVerdictsAsMarkdown(given, "ru-RU", "http://127.0.0.1:6006")).toBe(
      `## Rates\n\n- [Ready](${at}), русская страница: хорошо\n\n` +
        `## Sign in\n\n- [Ready](${at}), английская страница: хорошо\n` +
        `- [Ready](${at}), русская страница: нужно изменить: кнопка ниже\n\n  и шире\n` +
        `- [Failed](${at}), английская страница: хорошо\n`,
    )
    expect(formatVerdictsAsMarkdown([ready], "en-US", "http://127.0.0.1:6006")).toBe(
      `## Sign in\n\n- [Ready](${at}), English page: good\n`,
    )
  })

  it("are shared by flow under a name, and replace earlier verdicts of the same person", () => {
    const failed = { ...ready, state: "failed", place: 2, change: "a shorter message" }
    const { at } = ready
    const { signIn } = collectSharedVerdicts([failed, ready], "Anna")
    const [good, wrong] = signIn!
    expect(signIn).toEqual([
      { state: "ready", locale: "en-US", change: null, at, by: "Anna" },
      { state: "failed", locale: "en-US", change: "a shorter message", at, by: "Anna" },
    ])
    const ofBoris = { ...wrong!, by: "Boris" }
    const later = { ...wrong!, change: null, at: "2026-11-29T10:00:00.000Z" }
    expect(mergeVerdicts([ofBoris, ...signIn!], [later])).toEqual([ofBoris, later, good])
  })
})
