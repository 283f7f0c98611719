import { expect, it, onTestFinished, vi } from "vitest"
import "#start/bootstrap.ts"

const made = (name: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

it("submits and presses are stored until hydration, and nothing is stored afterwards", () => {
  onTestFinished(() => {
    window.bootstrap?.dispose()
    delete window.bootstrap
  })
  const [root, form, send, press, drawer] = [
    made("div", {}),
    made("form", {}),
    made("button", { type: "submit" }),
    made("button", { type: "button" }),
    made("button", { type: "button", popovertarget: "drawer" }),
  ]
  form.append(send)
  root.append(form, press, drawer, made("div", { id: "drawer", popover: "" }))
  document.body.append(root)
  const received: Array<readonly [string, EventTarget | null]> = []
  // The listeners are on the root element, because React listens there.
  for (const type of ["submit", "click"]) {
    root.addEventListener(
      type,
      (event) => {
        if (type === "submit") event.preventDefault()
        received.push([type, event.target])
      },
      true,
    )
  }
  send.click()
  press.click()
  drawer.click()
  expect(received).toEqual([
    ["click", send],
    ["click", drawer],
  ])
  expect(window.bootstrap).toMatchObject({ isSubmitted: true, pressed: [press] })
  window.bootstrap?.dispose()
  received.length = 0
  send.click()
  press.click()
  expect(received).toEqual([
    ["click", send],
    ["submit", form],
    ["click", press],
  ])
  expect(window.bootstrap?.pressed).toEqual([press])
  root.remove()
})

const noteFetched = (respond: (url: string) => Promise<Response>) => {
  const fetched: Array<string> = []
  const fetching = vi.spyOn(window, "fetch").mockImplementation((url) => {
    fetched.push(String(url))
    return respond(String(url))
  })
  onTestFinished(() => {
    fetching.mockRestore()
    delete document.documentElement.dataset["calls"]
    window.bootstrap?.dispose()
    delete window.bootstrap
  })
  return fetched
}

const begin = (visit: string): Promise<unknown> => import(/* @vite-ignore */ `/src/start/bootstrap.ts?${visit}`)

const settingsOf = (apiOrigin: string) => new Response(JSON.stringify({ apiOrigin }))

it.each([
  ["valid settings", "", []],
  ["settings with an API of another origin", "https://api.example", ["https://api.example/api/v1/products"]],
  ["settings with an invalid origin", "javascript:", []],
])("the first calls start at once at the right origin, with %s", async (settings, apiOrigin, elsewhere) => {
  const config = Promise.withResolvers<Response>()
  const fetched = noteFetched((url) => (url === "/config.json" ? config.promise : new Promise(() => {})))
  document.documentElement.dataset["calls"] = "/api/v1/products"
  await begin(encodeURIComponent(settings))
  expect(fetched).toEqual(["/api/v1/products", "/config.json"])
  config.resolve(settingsOf(apiOrigin))
  await window.bootstrap?.settings
  expect(fetched).toEqual(["/api/v1/products", "/config.json", ...elsewhere])
})

it.each(["&amp;", "&AMP;", "&amp%3B"])("a link with %s keeps its intended parameters", async (and) => {
  const address = location.href
  onTestFinished(() => {
    history.replaceState(null, "", address)
    window.bootstrap?.dispose()
    delete window.bootstrap
  })
  history.replaceState(
    { from: "the router" },
    "",
    `/buy?productId=7${and}referralCode=ANNA${and}utm_source=a%26amp;b#top`,
  )
  await begin(encodeURIComponent(`escaped ${and}`))
  expect(location.pathname + location.search + location.hash).toBe(
    "/buy?productId=7&referralCode=ANNA&utm_source=a%26amp;b#top",
  )
  expect(history.state).toEqual({ from: "the router" })
})

it("products are not requested if the URL names an order", async () => {
  const address = location.href
  onTestFinished(() => history.replaceState(null, "", address))
  const fetched = noteFetched(() => new Promise(() => {}))
  history.replaceState(null, "", "/buy/1")
  document.documentElement.dataset["calls"] = "/api/v1/profile /api/v1/products"
  await begin("order")
  expect(fetched).toEqual(["/api/v1/profile", "/config.json"])
})
