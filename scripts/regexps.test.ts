import { checkSync } from "recheck"
import { parseSync, Visitor } from "vite"
import { expect, it } from "vitest"
import { isShipped, readSources } from "./syntax.ts"

const patternsOf = async (folder: string) => {
  const sources = (await readSources(folder)).filter(({ path }) => isShipped(path))
  return sources.flatMap(({ path, text }) => {
    const found: { readonly pattern: string; readonly flags: string; readonly place: string }[] = []
    new Visitor({
      Literal: (node) => {
        const place = `${path}:${text.slice(0, node.start).split("\n").length}`
        if ("regex" in node) found.push({ ...node.regex, place })
      },
    }).visit(parseSync(path, text).program)
    return found
  })
}

// A quadratic pattern lets one long text keep the server, or a customer's page, busy for minutes.
it.each(["sandbox", "src"])("every regular expression of %s takes linear time", async (folder) => {
  const patterns = await patternsOf(folder)
  expect(patterns.length).toBeGreaterThan(20)
  const slow = patterns.flatMap(({ pattern, flags, place }) => {
    const result = checkSync(pattern, flags, { timeout: 60_000 })
    return result.status === "safe"
      ? []
      : [
          `${place}: /${pattern}/${flags} is ${result.status === "vulnerable" ? result.complexity.summary : result.status}`,
        ]
  })
  expect(slow).toEqual([])
})
