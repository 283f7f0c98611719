import { expect, it, vi } from "vitest"
import { fileOf } from "#sandbox/static.ts"
import { patienceFrom } from "./answer-pages.ts"
import { createAnsweredPages, places } from "./answered-pages.ts"
import type { Rendered } from "./protocol.ts"
import type { Renderer } from "./renderer.ts"

const frame = `<div data-begins="${places.begins}">${places.page}</div><script>${places.answers}</script>`
const files = new Map([["/en-US/buy.anonymous.frame.html", fileOf("/frame.html", Buffer.from(frame))]])
const visit = { address: "/buy", cookie: "", settings: "{}", timeZone: undefined }

const setUp = (render: () => Promise<Rendered | null>) => {
  let now = 0
  const reported: unknown[] = []
  const renderer = vi.fn<Renderer>(render)
  const page = createAnsweredPages({
    files,
    render: renderer,
    ask: { visitor: async () => null, customer: async () => null },
    patience: { visitor: 20, customer: 20 },
    report: (failure) => reported.push(failure),
    now: () => now,
  })
  const text = async (visitor = visit, kind: "visitor" | "customer" = "visitor", built = "/en-US/buy.anonymous.html") =>
    (await page(built, visitor, kind))?.content.toString() ?? null
  return { text, renderer, reported, pass: (milliseconds: number) => (now += milliseconds) }
}

const rendered = async (): Promise<Rendered> => ({
  html: "<p>$& 10 Th/s</p>",
  begins: 'buy "anonymous"',
  answers: { body: "</script>" },
})

it("puts the page and its answers into the frame", async () => {
  const { text } = setUp(rendered)
  expect(await text()).toBe(
    '<div data-begins="buy &quot;anonymous&quot;"><p>$& 10 Th/s</p></div><script>{"body":"\\u003c/script>"}</script>',
  )
})

it("renders a visitor's page once in thirty seconds, for each visit of its kind", async () => {
  const { text, renderer, pass } = setUp(rendered)
  await text()
  pass(29_999)
  await text()
  expect(renderer).toHaveBeenCalledTimes(1)
  pass(1)
  await text()
  expect(renderer).toHaveBeenCalledTimes(2)
  await text({ ...visit, cookie: "currencyId=eur" })
  await text({ ...visit, settings: '{"chat":null}' })
  expect(renderer).toHaveBeenCalledTimes(4)
})

it("renders a customer's page each time", async () => {
  const { text, renderer } = setUp(rendered)
  await text(visit, "customer")
  await text(visit, "customer")
  expect(renderer).toHaveBeenCalledTimes(2)
})

it.each([
  ["late answers", () => new Promise<null>(() => {}), 0],
  ["a call without an answer", async () => null, 0],
  ["a bug", () => Promise.reject(new Error("bug")), 1],
])("with %s there is no such page", async (_, render, reports) => {
  const { text, reported } = setUp(render)
  expect(await text()).toBeNull()
  expect(reported).toHaveLength(reports)
})

it("a page without a frame is not rendered", async () => {
  const { text, renderer } = setUp(rendered)
  expect(await text(visit, "visitor", "/en-US/signIn.anonymous.html")).toBeNull()
  expect(renderer).not.toHaveBeenCalled()
})

it("an operator turns it off, or sets how long a page waits", () => {
  expect(patienceFrom("")).toEqual({ visitor: 150, customer: 200 })
  expect(patienceFrom("off")).toBeNull()
  expect(patienceFrom("400")).toEqual({ visitor: 400, customer: 400 })
  expect(() => patienceFrom("soon")).toThrow('FIRST_ANSWERS must be "off" or milliseconds, not "soon".')
})

it("a page without answers is not cached", async () => {
  const { text, renderer } = setUp(async () => null)
  await text()
  await text()
  expect(renderer).toHaveBeenCalledTimes(2)
})
