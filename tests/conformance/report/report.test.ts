import { expect, it } from "vitest"
import { consequences } from "#tests/conformance/consequences.ts"
import { toHtml, toMarkdown } from "./blocks.ts"
import type { Findings } from "./findings.ts"
import { pageOf, summaryOf, titleOf } from "./page.ts"

const occurrence = (test: string, difference: string) => ({ test, call: "GET /orders", difference })
const found: Findings = {
  findings: [
    {
      name: "the total of every page",
      seen: consequences["the total of every page"],
      occurrences: [
        occurrence("pages of GET /orders add up to the whole list", "- 4\n+ 2"),
        occurrence("pages of GET /contracts add up to the whole list", "- 4\n+ 2"),
        occurrence("the order list agrees with placed orders", "- <3>\n+ 1"),
      ],
    },
    { name: "the test itself", seen: undefined, occurrences: [occurrence("GET /record: 200", "fetch failed")] },
  ],
  notBuilt: ["GET /record"],
  skipped: [{ test: "a changed currency is saved", reason: "needs --writes" }],
  passed: ["GET /profile: 200"],
}
const run = {
  origin: "https://api.example",
  date: new Date("2026-03-01T10:20:30Z"),
  options: "--as EMAIL",
  extensions: "history,record",
}

it("the page shows each difference, its effect on a customer, and the calls that are not built", () => {
  expect(toMarkdown(pageOf(run, found))).toBe(`# Conformance of https://api.example

| | |
|---|---|
| Checked against | docs/api.md and its OpenAPI document |
| Date | 2026-03-01 10:20 UTC |
| Options | --as EMAIL |
| Extensions | history, record |
| Result | 2 findings, 1 call not built, 1 check passed, 1 not made |

## Findings

### the total of every page (3 times)

**A customer sees:** A list without its further pages: what is older cannot be reached.

**pages of GET /orders add up to the whole list.** GET /orders

\`\`\`\`diff
- 4
+ 2
\`\`\`\`

**the order list agrees with placed orders.** GET /orders

\`\`\`\`diff
- <3>
+ 1
\`\`\`\`

Also in:

- pages of GET /contracts add up to the whole list

### the test itself (1 time)

**GET /record: 200.** GET /orders

\`\`\`\`diff
fetch failed
\`\`\`\`

One test again; the server's log has its name in the user agent:

\`\`\`\`diff
npm run conformance -- https://api.example --as EMAIL -t "GET /profile: 200"
\`\`\`\`

## Calls that are not built

**A customer sees:** ${consequences["not built"].replaceAll("`", "\\`")}.

- GET /record

## Not checked

- a changed currency is saved: needs --writes

## Passed

- GET /profile: 200
`)
})

it("the HTML page is one file that escapes every response", () => {
  const html = toHtml(titleOf(run), pageOf(run, found))
  expect(html).toContain("<title>Conformance of https://api.example</title>")
  expect(html).toContain("<pre><del>- &#60;3&#62;</del>\n<ins>+ 1</ins></pre>")
  expect(html).not.toContain("<3>")
  expect(html).not.toMatch(/<script|<link|src=/)
})

it("the page of a server without mistakes has no findings", () => {
  const none = { ...found, findings: [], notBuilt: [] }
  expect(summaryOf(none)).toBe("0 findings, 0 calls not built, 1 check passed, 1 not made")
  expect(toMarkdown(pageOf(run, none))).not.toMatch(/## (Findings|Calls)/)
})
