import { checkSync } from "recheck"
import { expect, it } from "vitest"
import { everyNode, isShipped, lineOf, parse, readSources } from "./syntax.ts"

interface Pattern {
  readonly pattern: string
  readonly flags: string
}

const patternsOf = async (folder: string) => {
  const sources = (await readSources(folder)).filter(({ path }) => isShipped(path))
  return sources.flatMap((source) =>
    everyNode(parse(source)).flatMap((node) => {
      const regex = node["regex"] as Pattern | undefined
      return regex === undefined ? [] : [{ ...regex, place: lineOf(source, node) }]
    }),
  )
}

// A quadratic pattern lets one long text keep the server, or a customer's page, busy for minutes.
it.each(["sandbox", "src"])("every regular expression of %s takes linear time", async (folder) => {
  const patterns = await patternsOf(folder)
  expect(patterns.length).toBeGreaterThan(20)
  const slow = patterns.flatMap(({ pattern, flags, place }) => {
    const result = checkSync(pattern, flags, { timeout: 5_000 })
    return result.status === "safe"
      ? []
      : [
          `${place}: /${pattern}/${flags} is ${result.status === "vulnerable" ? result.complexity.summary : result.status}`,
        ]
  })
  expect(slow).toEqual([])
})
