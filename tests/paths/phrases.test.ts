import { describe, expect, it } from "vitest"
import { flows } from "../../scripts/paths/flows"
import { linesOf } from "../../scripts/paths/formats/lines"
import { phrasesFile } from "../../scripts/paths/phrases/phrases"
import { scriptsOf } from "../../scripts/paths/script"
import { phrasesOf } from "../../scripts/paths/words/tell"
import { locales } from "../../src/domain/shared/currency"

const all = flows()

describe.each(locales)("the words of test scripts in %s", (locale) => {
  it.each(all.map((flow) => [flow.name, flow] as const))("name everything that happens in %s", async (name, flow) => {
    const lines = linesOf(flow, locale, "imperative")
    const scripts = await scriptsOf(flow, locale, flow.model.paths())
    const sentences = scripts.flatMap((script) => [
      ...lines.opening(script).does,
      ...script.steps.flatMap((step) => lines.step(step).does),
    ])
    const missing = new Set(
      [lines.title, ...sentences].flatMap((line) => [...line.matchAll(/‹([^›]+)›/g)].map((found) => found[1]!)),
    )
    expect(
      [...missing].map(
        (what) => `${what}: no words for it. Add them to ${phrasesFile(locale)} or the tables it is made of.`,
      ),
      name,
    ).toEqual([])
  })

  it.each(all.map((flow) => [flow.name, flow] as const))(
    "say what is done and seen at each step of %s",
    async (_, flow) => {
      const lines = linesOf(flow, locale, "imperative")
      const scripts = await scriptsOf(flow, locale, flow.model.paths())
      const silent = scripts.flatMap((script) =>
        script.steps
          .filter((step) => {
            const { does, sees } = lines.step(step)
            return does.length === 0 || sees.length === 0
          })
          .map((step) => `${step.from} | ${step.label} | ${step.to}`),
      )
      expect([...new Set(silent)]).toEqual([])
    },
  )

  it("have a phrase for each port and each of its answers", () => {
    const { ports } = phrasesOf[locale]
    const missing = all.flatMap(({ model }) =>
      Object.entries<Record<string, unknown>>(model.portResults).flatMap(([port, samples]) =>
        Object.keys(samples)
          .filter((tag) => tag !== "CallFailed" && ports[port]?.answers[tag] === undefined)
          .map((tag) => `${port} ${tag}`),
      ),
    )
    expect([...new Set(missing)].map((what) => `${what}: add it to scripts/paths/phrases/ports/${locale}.ts`)).toEqual(
      [],
    )
  })
})
