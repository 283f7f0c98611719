import { rmSync, writeFileSync } from "node:fs"
import { expect, onTestFinished, test } from "vitest"
import { day, hour } from "#sandbox/clock.ts"
import { type Setup, encodeSetup } from "#sandbox/desk/setup-form.ts"
import { storeSetups, setupName } from "#sandbox/desk/stored-setups.ts"
import { testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, raw, signUp, issued, getOrder } = setUpSandbox()

const typed = { "Content-Type": "application/x-www-form-urlencoded" }
const russian = { "Accept-Language": "ru-RU" }
const post = (path: string, form: Readonly<Record<string, string>>, headers = {}) => desk(path, { form, headers })

test("the desk uses the language of the cookie, or else of the browser", async () => {
  expect((await desk("/")).body).toContain("<h1>Sandbox desk</h1>")
  expect((await desk("", { headers: russian })).body).toContain("<h1>Пульт песочницы</h1>")
  expect((await desk("", { headers: { ...russian, Cookie: "culture=en-US" } })).body).toContain('<html lang="en-US">')
  const switched = await post("/language", { culture: "ru-RU" })
  expect([switched.status, switched.headers.get("Location")]).toEqual([303, "/sandbox"])
  expect(switched.headers.get("Set-Cookie")).toContain("culture=ru-RU")
})

test("a page of the desk needs no inline script or style", async () => {
  const page = String((await desk("/")).body)
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/)
  expect((await desk("/desk.css")).headers.get("Content-Type")).toBe("text/css; charset=utf-8")
})

test("the mailbox shows the e-mail with its link, escaped", async () => {
  await signUp({ email: "o'brien@shop.example" })
  const page = String((await desk("/")).body)
  expect(page).not.toContain("o'brien")
  expect(page).toMatch(
    /<a class="target" href="\/confirm\?token=[\w-]{43}" aria-label="Open the link: o&#39;brien@shop\.example">/,
  )
})

test("an open invoice has named buttons, and pressing one pays it and shows the order's state", async () => {
  const { customer, id, invoice } = await issued()
  const { number } = await getOrder(id, customer.token)
  const page = String((await desk("/")).body)
  expect(page).toContain(`aria-label="Pay exactly: Order ${number}, btc"`)
  expect(page).toContain(`aria-label="Pay under (half): Order ${number}, btc"`)
  const path = `/invoices/${invoice.invoiceId}/pay`
  expect((await post(path, { amount: "0,5 btc" })).headers.get("Location")).toBe("/sandbox?notice=badAmount")
  expect((await post(path, { kind: "half" })).headers.get("Location")).toBe("/sandbox?state=UnderPaid")
  expect((await post(path, { amount: "0,0001" })).headers.get("Location")).toBe("/sandbox?state=UnderPaid")
  const paid = await post(path, { kind: "exact" })
  expect([paid.status, paid.headers.get("Location")]).toEqual([303, "/sandbox?state=Completed"])
  expect((await desk("?state=Completed")).body).toContain("State of the order: completed.")
  // A second press pays again. The payment is too late for the order, but the desk does not refuse it, because coins cannot be refused.
  expect((await post(path, { kind: "exact" })).headers.get("Location")).toBe("/sandbox?state=Completed")
})

test("each list shows the newest twenty entries and a link to older ones", async () => {
  const messages = Array.from({ length: 25 }, (_, index) => `many${index}@lists.example`)
  for (const email of messages) await signUp({ email })
  const shown = async (query = "") =>
    [...String((await desk(`/${query}`)).body).matchAll(/To: (many\d+@lists\.example)/g)].map(([, to]) => to)
  expect(await shown()).toEqual(messages.toReversed().slice(0, 20))
  const first = String((await desk("/")).body)
  expect(first).toMatch(/1–20 of \d\d/)
  expect(first).toContain('<a class="target" href="/sandbox?mailbox=2#mailbox" aria-label="Older: Mailbox">Older</a>')
  expect(first).not.toContain("Newer")
  expect((await shown("?mailbox=2")).slice(0, 5)).toEqual(messages.toReversed().slice(20))
  expect(String((await desk("/?mailbox=2")).body)).toContain('href="/sandbox#mailbox" aria-label="Newer: Mailbox"')
  expect(await shown("?mailbox=0")).toEqual(await shown("?mailbox=nonsense"))
})

test("the search finds orders by e-mail, number, id and address, and stays after an action", async () => {
  const [one, other] = [await issued(), await issued()]
  const { number } = await getOrder(one.id, one.customer.token)
  const theirs = (await getOrder(other.id, other.customer.token)).number
  const named = (page: unknown) => [...String(page).matchAll(/<h3>Order (\d+), btc<\/h3>/g)].map(([, found]) => found)
  const found = async (find: string) => named((await desk(`/?${new URLSearchParams({ find })}`)).body)
  const { email } = one.customer
  for (const find of [
    email,
    email.toUpperCase(),
    email.slice(0, -8),
    number,
    ` #${number}`,
    one.id,
    one.invoice.invoiceId,
    String(one.invoice.requisites.address),
  ])
    expect([find, await found(find)]).toEqual([find, [number]])
  expect(await found("%")).toEqual([])
  expect(await found("")).toEqual(expect.arrayContaining([number, theirs]))
  const page = String((await desk(`/?find=${email}`)).body)
  expect(page).toContain(`value="${email}"`)
  const search = `find=${encodeURIComponent(email)}`
  expect(page).toContain(`action="/sandbox/invoices/${one.invoice.invoiceId}/pay?${search}"`)
  expect(
    (await post(`/invoices/${one.invoice.invoiceId}/pay?${search}`, { kind: "half" })).headers.get("Location"),
  ).toBe(`/sandbox?state=UnderPaid&${search}`)
  expect(String((await desk("/?find=<b>unknown")).body)).toContain("Nothing here for: &lt;b&gt;unknown")
})

test("the desk links to every section, and shows the length of its lists", async () => {
  const page = String((await desk("/")).body)
  const places = [...page.slice(0, page.indexOf("</nav>")).matchAll(/<a class="target" href="#([a-z]+)">/g)].map(
    ([, id]) => id,
  )
  expect(places).toHaveLength(11)
  for (const id of places) expect(page).toContain(`<h2 id="${id}">`)
})

test("a program can read a customer's e-mails regardless of how many others there are", async () => {
  await signUp({ email: "early@lists.example" })
  for (let more = 0; more < 51; more += 1) await signUp()
  expect((await desk("/api/mailbox?to=early@lists.example")).body).toHaveLength(1)
  expect((await desk("/api/mailbox?to=lists.example")).body).toEqual([])
})

test("the clock is moved by its buttons, and can be reset", async () => {
  const now = async () => Date.parse(((await desk("/api/clock")).body as { now: string }).now)
  await post("/clock", { move: "2h" })
  await post("/clock", { move: "24h" })
  expect(await now()).toBe(testStartTime + day + 2 * hour)
  expect((await desk("/")).body).toContain('datetime="2026-03-11T14:00:00.000Z"')
  expect((await post("/clock", { move: "1y" })).headers.get("Location")).toBe("/sandbox?notice=badForm")
  await post("/clock", { reset: "1" })
  expect(await now()).toBe(testStartTime)
})

test("a link to the desk prepares a test only when its button is pressed", async () => {
  const setup: Setup = {
    culture: "ru-RU",
    at: "2026-11-21T10:00:00",
    persona: "verified",
    faults: [{ path: "/api/v1/products", method: "GET", kind: "500", count: 2 }],
    title: "Вход: нет связи → «Войти»",
    start: "/signin?redirect=%2Fcabinet",
  }
  const link = encodeSetup(setup)
  const page = await desk(`/?setup=${link}`)
  // The page is in the language of the script, which quotes the button.
  expect(page.body).toContain('<html lang="ru-RU">')
  expect(page.body).toContain(`<button name="setup" value="${link}">Подготовить</button>`)
  expect((await desk("/api/faults")).body).toEqual([])
  const pressed = await post("/setup", { setup: link })
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, `/sandbox?notice=prepared&setup=${link}`])
  // After the preparation, the page shows which test is prepared, and links to its beginning.
  expect(page.body).not.toContain("Начать тест")
  const after = await desk(`/?notice=prepared&setup=${link}`)
  for (const part of [
    '<h2 id="setup">Подготовлен тест</h2>',
    "<strong>Вход: нет связи → «Войти»</strong>",
    '<a class="target" href="/signin?redirect=%2Fcabinet">Начать тест: /signin?redirect=%2Fcabinet</a>',
    `<button name="setup" value="${link}">Подготовить ещё раз</button>`,
  ])
    expect(after.body).toContain(part)
  const cookies = pressed.headers
    .getSetCookie()
    .map((cookie) => /^[^;]+/.exec(cookie)![0].replace(/^((?:token|refreshToken)=).+/, "$1…"))
  expect(cookies).toEqual(["culture=ru-RU", "token=…", "refreshToken=…"])
  expect((await desk("/api/clock")).body).toEqual({ now: "2026-11-21T10:00:00.000Z" })
  expect((await desk("/api/faults")).body).toMatchObject([{ path: "/api/v1/products", kind: "500", left: 2 }])
  const out = await post("/setup", { setup: encodeSetup({ ...setup, persona: null, faults: [] }) })
  expect(out.headers.getSetCookie().filter((cookie) => cookie.includes("Max-Age=0"))).toHaveLength(2)
  expect((await desk("/api/faults")).body).toEqual([])
  for (const half of [link.slice(0, 40), "", "%"])
    expect((await post("/setup", { setup: half })).headers.get("Location")).toBe("/sandbox?notice=badForm")
  // A test must begin on this site, because another site could misuse the link.
  for (const start of ["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", "javascript:x"])
    expect((await post("/setup", { setup: encodeSetup({ ...setup, start }) })).headers.get("Location")).toBe(
      "/sandbox?notice=badForm",
    )
})

test("the desk stores a test's preparation under a name", async () => {
  const setup: Setup = { culture: "ru-RU", at: "2026-11-21T10:00:00", persona: null, faults: [] }
  const name = setupName("deskTest-01", setup)
  expect(name).toMatch(/^deskTest-01-[\da-f]{8}$/)
  const unknown = await desk(`/?setup=${name}`)
  expect(unknown.body).toContain("This desk does not have the preparation.")
  expect(unknown.body).not.toContain('action="/sandbox/setup"')
  expect((await post("/setup", { setup: name })).headers.get("Location")).toBe("/sandbox?notice=badForm")
  storeSetups(new Map([[name, setup]]))
  onTestFinished(() => rmSync(new URL(`../../reports/setups/${name}.json`, import.meta.url)))
  const page = await desk(`/?setup=${name}`)
  expect(page.body).toContain('<h2 id="setup">Подготовка теста: deskTest-01</h2>')
  expect(page.body).toContain(`<button name="setup" value="${name}">Подготовить</button>`)
  expect((await post("/setup", { setup: name })).headers.get("Location")).toBe(`/sandbox?notice=prepared&setup=${name}`)
  expect((await desk(`/?notice=prepared&setup=${name}`)).body).toContain("Подготовлен тест: deskTest-01")
  // A different title alone does not change the setup's name, so that a corrected title breaks no link.
  expect(setupName("deskTest-01", { ...setup, title: "Тест", start: "/signin" })).toBe(name)
  expect((await desk("/api/clock")).body).toEqual({ now: "2026-11-21T10:00:00.000Z" })
  // The desk must not read a file outside its folder, because anyone can write the name in a link.
  const outside = new URL(`../../reports/${name}.json`, import.meta.url)
  writeFileSync(outside, JSON.stringify(setup))
  onTestFinished(() => rmSync(outside))
  expect((await post("/setup", { setup: `../${name}` })).headers.get("Location")).toBe("/sandbox?notice=badForm")
})

test.for([
  ["another site's form", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, 403],
  ["a sibling's form", { "Sec-Fetch-Site": "same-site" }, 403],
  ["an old browser on another site", { Origin: "https://evil.example" }, 403],
  ["an old browser that hides its origin", { Origin: "null" }, 403],
  ["our own form, without referrer", { "Sec-Fetch-Site": "same-origin", Origin: "null" }, 303],
  ["our own form in an old browser", { Origin: "http://localhost" }, 303],
  ["a program", {}, 303],
] as const)("a post from %s is refused", async ([, headers, status]) => {
  expect(await post("/clock", { reset: "1" }, headers)).toMatchObject({ status })
})

test.each(["?find=%00", "/api/mailbox?to=a%00b", "/api/invoices?find=%00", "/api/totp?email=%00", "/api/%00", "/%00"])(
  "an address with a null character is refused: %s",
  async (path) => {
    expect(await desk(path)).toMatchObject({ status: 400, body: "This address cannot be read.\n" })
  },
)

test("the desk is refused under a foreign host name, as in DNS rebinding", async () => {
  const home = "http://evil.example"
  expect(await desk("", { home })).toMatchObject({ status: 403 })
  expect(await desk("/api/mailbox", { home })).toMatchObject({ status: 403 })
  expect(await desk("", { home: "http://127.0.0.1:4173" })).toMatchObject({ status: 200 })
})

test("injected failures occur as often as set, on the set paths", async () => {
  const cause = (more: object) => desk("/api/faults", { body: { path: "/api/v1/products", kind: "500", ...more } })
  expect(await cause({ count: 2, method: "GET" })).toMatchObject({ status: 201 })
  const headers = russian
  const failed = await api("/products", { headers })
  expect(failed).toMatchObject({ status: 500, body: { code: "InternalError", message: "Произошла ошибка." } })
  expect(failed.body).toHaveProperty("requestId", failed.headers.get("X-Request-Id"))
  expect(await api("/currencies/btc")).toMatchObject({ status: 200 })
  expect(await api("/products/")).toMatchObject({ status: 500 })
  expect(await api("/products")).toMatchObject({ status: 200 })
  await cause({ kind: "malformed", path: "/api/v1/*" })
  await expect(api("/currencies/btc")).rejects.toThrow(SyntaxError)
  await cause({ kind: "empty" })
  expect(await api("/products")).toMatchObject({ status: 200, body: "" })
  await cause({ kind: "429" })
  expect((await api("/products")).headers.get("Retry-After")).toBe("5")
  await cause({ kind: "drop" })
  await expect(api("/products")).rejects.toThrow(/dropped/)
  await cause({ kind: "slow", milliseconds: 5 })
  expect(await api("/products")).toMatchObject({ status: 200 })
  await cause({ kind: "codeRequired" })
  expect(await api("/products")).toMatchObject({ status: 400, body: { code: "CodeRequired", field: "code" } })
  await cause({ kind: "codeRequired" })
  expect(await api("/products?code=WELCOME10")).toMatchObject({ status: 200 })
  expect(await cause({ kind: "nonsense" })).toMatchObject({ status: 400 })
  expect((await desk("/api/faults")).body).toEqual([])
})

test("a failure that waits for another call's response occurs right after it, before other failures", async () => {
  const cause = (path: string, status: number, after?: string) =>
    desk("/api/faults", { body: { path, kind: "response", count: 5, response: { status }, ...(after && { after }) } })
  await cause("/api/v1/products", 418)
  await cause("/api/v1/products", 410, "GET /api/v1/currencies/btc 409")
  await cause("/api/v1/currencies/btc", 409)
  expect((await desk("")).body).toContain("after <code>GET /api/v1/currencies/btc 409</code>")
  const statuses = []
  for (const path of ["/products", "/products", "/currencies/btc", "/products"]) statuses.push((await api(path)).status)
  expect(statuses).toEqual([418, 418, 409, 410])
  await post("/faults/clear", {})
})

test("a call gets the tester's response if its query matches, and tokens in that response sign the page in", async () => {
  const cause = (more: object) => desk("/api/faults", { body: { kind: "response", path: "/api/v1/products", ...more } })
  const response = { status: 409, body: { code: "WrongState" }, headers: { "retry-after": "7" } }
  await cause({ path: "/api/v1/products?code=A", response })
  expect(await api("/products")).toMatchObject({ status: 200 })
  expect(await api("/products?code=B")).toMatchObject({ status: 200 })
  const own = await api("/products?code=A")
  expect(own).toMatchObject({ status: 409, body: { code: "WrongState" } })
  expect(own.headers.get("Retry-After")).toBe("7")
  await cause({ response: { status: 204 } })
  expect(await api("/products")).toMatchObject({ status: 204 })
  await cause({ response: { status: 200, body: { access_token: "sample", expires_in: 900 } } })
  const { access_token: token, expires_in } = (await api("/products")).body as Record<string, unknown>
  expect(expires_in).toBe(900)
  expect(await api("/profile", { token: String(token) })).toMatchObject({ status: 200 })
  expect(await cause({ response: { status: 99 } })).toMatchObject({ status: 400 })
  expect(await cause({})).toMatchObject({ status: 400 })
  const typedResponse = { path: "/api/v1/products", kind: "response", response: JSON.stringify(response) }
  expect((await post("/faults", typedResponse)).headers.get("Location")).toBe("/sandbox?notice=fault")
  expect(await api("/products")).toMatchObject({ status: 409 })
  expect((await post("/faults", { ...typedResponse, response: "{" })).headers.get("Location")).toBe(
    "/sandbox?notice=badForm",
  )
})

test("the clock is set to a time in UTC", async () => {
  expect((await post("/clock", { at: "2026-11-21T10:00" })).headers.get("Location")).toBe("/sandbox?notice=moved")
  expect(String(((await desk("/api/clock")).body as { now: string }).now)).toMatch(/^2026-11-21T10:00/)
  expect((await post("/clock", { at: "noon" })).headers.get("Location")).toBe("/sandbox?notice=badForm")
  await post("/clock", { reset: "1" })
})

test("a call whose response is lost is executed", async () => {
  const { token } = await signUp()
  const form = { path: "/api/v1/orders", method: "POST", kind: "lost", count: "1", milliseconds: "" }
  expect((await post("/faults", form)).headers.get("Location")).toBe("/sandbox?notice=fault")
  const body = { id: crypto.randomUUID(), items: [{ productId: "btc-limited", quantity: "10" }] }
  await expect(api("/orders", { body, token })).rejects.toThrow(/dropped/)
  expect(await api("/orders", { body, token })).toMatchObject({ status: 200 })
  await post("/faults", form)
  await post("/faults/clear", {})
  expect((await desk("/api/faults")).body).toEqual([])
})

test.for([
  ["/invoices/------------------------------------/pay", "kind=exact", typed],
  [
    "/api/invoices/000000000000000000000000000000000000/state",
    '{"state":"completed"}',
    { "Content-Type": "application/json" },
  ],
  ["/acquirer/------------------------------------", "number=1", typed],
  ["/personas", "no part of it", { "Content-Type": "multipart/form-data; boundary=x" }],
  ["/acquirer/00000000-0000-4000-8000-000000000000?multipart", "no part", { "Content-Type": "multipart/form-data" }],
] as const)("unreadable input to %s is refused", async ([path, body, headers]) => {
  const { status } = await raw(`/sandbox${path}`, { method: "POST", body, headers })
  expect(status).toBe(path.endsWith("?multipart") ? 404 : 400)
})
