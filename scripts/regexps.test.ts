import { checkSync } from "recheck"
import { parseSync, Visitor } from "vite"
import { expect, it } from "vitest"
import { isShipped, readSources } from "./syntax.ts"

const lineOf = (text: string, start: number): number => text.slice(0, start).split("\n").length

type Span = { readonly start: number; readonly end: number }
type Call = Span & { readonly callee: object; readonly arguments: readonly Span[] }

/** Finds patterns that are assembled from parts. The check of linear time cannot examine such patterns. */
const constructed = async (folder: string) => {
  const sources = (await readSources(folder)).filter(({ path }) => isShipped(path))
  return sources.flatMap(({ path, text }) => {
    const places: string[] = []
    const look = ({ callee, end, arguments: [first] }: Call) => {
      if ("name" in callee && callee.name === "RegExp")
        places.push(`${path}: ${text.slice(first?.start ?? end, first?.end)}`)
    }
    new Visitor({ NewExpression: look, CallExpression: look }).visit(parseSync(path, text).program)
    return places
  })
}

it("every regular expression is a literal, except the routes that the build wrote down", async () => {
  expect([...(await constructed("sandbox")), ...(await constructed("src"))]).toEqual([
    "sandbox/pages.ts: expression",
    "sandbox/pages.ts: `[?&](?:${without})`",
  ])
})

const loadPatterns = async (folder: string) => {
  const sources = (await readSources(folder)).filter(({ path }) => isShipped(path))
  return sources.flatMap(({ path, text }) => {
    const found: { readonly pattern: string; readonly flags: string; readonly place: string }[] = []
    new Visitor({
      Literal: (node) => {
        const place = `${path}:${lineOf(text, node.start)}`
        if ("regex" in node) found.push({ ...node.regex, place })
      },
    }).visit(parseSync(path, text).program)
    return found
  })
}

// A quadratic pattern would let one long text block the server, or a customer's page, for minutes.
it.each(["sandbox", "src"])("every regular expression of %s takes linear time", async (folder) => {
  const patterns = await loadPatterns(folder)
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
