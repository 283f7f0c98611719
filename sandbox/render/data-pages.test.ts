import { expect, it, vi } from "vitest"
import { fileOf } from "#sandbox/static.ts"
import { createDataPages, placeholders } from "./data-pages.ts"
import type { Rendered } from "./protocol.ts"
import type { Renderer } from "./renderer.ts"
import { parseTimeout } from "./server-pages.ts"

const frame = `<div data-initial-state="${placeholders.initialState}">${placeholders.html}</div><script>${placeholders.responses}</script>`
const files = new Map([["/en-US/buy.anonymous.frame.html", fileOf("/frame.html", Buffer.from(frame))]])
const visit = { address: "/buy", cookie: "", settings: "{}", timeZone: undefined }

const setUp = (render: () => Promise<Rendered | null>) => {
  let now = 0
  const reported: unknown[] = []
  const renderer = vi.fn<Renderer>(render)
  const page = createDataPages({
    files,
    render: renderer,
    callApi: async () => null,
    timeout: 20,
    report: (failure) => reported.push(failure),
    now: () => now,
  })
  const text = async (visitor = visit, kind: "visitor" | "customer" = "visitor", built = "/en-US/buy.anonymous.html") =>
    (await page(built, visitor, kind))?.content.toString() ?? null
  return { text, renderer, reported, pass: (milliseconds: number) => (now += milliseconds) }
}

const rendered = async (): Promise<Rendered> => ({
  html: "<p>$& 10 Th/s</p>",
  initialState: 'buy "anonymous"',
  responses: { body: "</script>" },
})

it("inserts the rendered page and its data into the frame", async () => {
  const { text } = setUp(rendered)
  expect(await text()).toBe(
    '<div data-initial-state="buy &quot;anonymous&quot;"><p>$& 10 Th/s</p></div><script>{"body":"\\u003c/script>"}</script>',
  )
})

it("renders a visitor's page once in thirty seconds for equal visits", async () => {
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

it("renders a customer's page for each request", async () => {
  const { text, renderer } = setUp(rendered)
  await text(visit, "customer")
  await text(visit, "customer")
  expect(renderer).toHaveBeenCalledTimes(2)
})

it.each([
  ["late answers", () => new Promise<null>(() => {}), 0],
  ["a call without an answer", async () => null, 0],
  ["a bug", () => Promise.reject(new Error("bug")), 1],
])("returns no page after %s", async (_, render, reports) => {
  const { text, reported } = setUp(render)
  expect(await text()).toBeNull()
  expect(reported).toHaveLength(reports)
})

it("does not render a page that has no frame", async () => {
  const { text, renderer } = setUp(rendered)
  expect(await text(visit, "visitor", "/en-US/signIn.anonymous.html")).toBeNull()
  expect(renderer).not.toHaveBeenCalled()
})

it("can be turned off, and takes its timeout from FIRST_ANSWERS", () => {
  expect(parseTimeout("")).toBe(1_000)
  expect(parseTimeout("off")).toBeNull()
  expect(parseTimeout("400")).toBe(400)
  expect(() => parseTimeout("soon")).toThrow('FIRST_ANSWERS must be "off" or milliseconds, not "soon".')
})

it("does not cache a page that could not be rendered", async () => {
  const { text, renderer } = setUp(async () => null)
  await text()
  await text()
  expect(renderer).toHaveBeenCalledTimes(2)
})
