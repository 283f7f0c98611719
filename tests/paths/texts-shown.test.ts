import { expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { describeActions, pathStatesOf, describeChecks, withOpenings } from "#scripts/paths/manual/path-states.ts"
import { numberPaths, scriptsOf } from "#scripts/paths/script.ts"
import { pathsBy } from "#scripts/paths/strategies.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"

const plain = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, " ").toLowerCase()

/** Sentences about elements that are not on the screen: a URL, a missing element, or a text for screen readers only. */
const elsewhere = /диктор|экране нет|https?:|адрес/
/** Typed and chosen values. */
const values = / (?:введите|замените содержимое на|содержит|выберите|на) «[^»]*»/g

/**
 * Flows that the test skips. The page renders the printed history outside of the tree, and an estimate's prices are in
 * a disclosure that an earlier step opened.
 */
const unseen = ["printHistory", "estimate"]

/** A sentence without a name. The page around a flow also has controls and texts of these kinds, so the sentence would be ambiguous. */
const bare = /^на экране (?:есть:|нет) (?:кнопк|ссылк|заголов|пункт|част|меню|сообщени[ея]$)[^«]*$/

// A single language is enough, because all languages have the same controls.
it("a manual test script quotes texts of its screen, and names its controls", { timeout: 240_000 }, async () => {
  const wrong: string[] = []
  let quotes = 0
  for (const flow of flows().filter(({ name, walk }) => !walk.hasNoScreen && !unseen.includes(name)))
    for (const recorded of await scriptsOf(flow, "ru-RU", numberPaths(pathsBy(flow.model, "cover")))) {
      const script = withOpenings(flow, "ru-RU", recorded)
      // A box stays ticked after a failure, so a second press would untick it. The press is allowed only if the script checks the tick.
      const isTickSeen = script.steps.some(({ sees }) =>
        sees.some(
          (interaction) =>
            interaction.kind === "is" && interaction.state === "ticked" && interaction.target.matcher === "checkbox",
        ),
      )
      const ticks = script.steps
        .flatMap((_, index) => describeActions(flow, "ru-RU", script, index))
        .filter((text) => !isTickSeen && text.endsWith("(флажок)"))
      wrong.push(
        ...ticks.filter((text, index) => ticks.indexOf(text) !== index).map((text) => `${flow.name}: ${text}, twice`),
      )
      pathStatesOf(script).forEach((pathState, index) => {
        const shown = plain(screenAt(flow, "ru-RU", pathState.state).visibleText)
        const done = index < script.steps.length ? describeActions(flow, "ru-RU", script, index) : []
        const sentencesOfStep = [...describeChecks(flow, "ru-RU", pathState), ...done]
        wrong.push(
          ...sentencesOfStep.filter((sentence) => bare.test(sentence)).map((sentence) => `${flow.name}: ${sentence}`),
        )
        for (const sentence of sentencesOfStep.filter((text) => !elsewhere.test(text)))
          for (const [, text] of sentence.replaceAll(values, "").matchAll(/«([^«»]+)»/g)) {
            quotes += 1
            if (!text!.split("…").every((part) => shown.includes(plain(part)))) wrong.push(`${flow.name}: ${sentence}`)
          }
      })
    }
  expect(quotes).toBeGreaterThan(5_000)
  expect([...new Set(wrong)]).toEqual([])
})
