import { expect, it, onTestFinished, vi } from "vitest"
import "../../src/start/bootstrap"

const made = (name: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

it("submits and presses before hydration are stored for it, and never reach half-hydrated code; afterwards nothing is stored", () => {
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
  // Where React listens.
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
  expect(window.bootstrap).toMatchObject({ submitted: true, pressed: [press] })
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

const begin = (visit: string): Promise<unknown> => import(/* @vite-ignore */ `/src/start/bootstrap.ts?${visit}`)

const settingsOf = (apiOrigin: string) => new Response(JSON.stringify({ apiOrigin }))

it.each([
  ["the first visit", null, "", [], ["/api/v1/products"]],
  ["a repeat visit", "", "", ["/api/v1/products"], []],
  [
    "a visit after the operator has moved the API",
    "https://old.example",
    "https://new.example",
    ["https://old.example/api/v1/products"],
    ["https://new.example/api/v1/products"],
  ],
  ["a visit with invalid settings", null, "javascript:", [], []],
])("%s starts its calls at the origin that it knows", async (visit, remembered, apiOrigin, before, after) => {
  const fetched: Array<string> = []
  let answer = () => {}
  const fetching = vi.spyOn(window, "fetch").mockImplementation((url) => {
    fetched.push(String(url))
    return new Promise((done) => {
      if (url === "/config.json") answer = () => done(settingsOf(apiOrigin))
    })
  })
  onTestFinished(() => {
    fetching.mockRestore()
    localStorage.removeItem("apiOrigin")
    delete document.documentElement.dataset["calls"]
    window.bootstrap?.dispose()
    delete window.bootstrap
  })
  if (remembered !== null) localStorage.setItem("apiOrigin", remembered)
  document.documentElement.dataset["calls"] = "/api/v1/products"
  await begin(encodeURIComponent(visit))
  expect(fetched).toEqual(["/config.json", ...before])
  answer()
  await window.bootstrap?.settings
  expect(fetched).toEqual(["/config.json", ...before, ...after])
  expect(localStorage.getItem("apiOrigin")).toBe(apiOrigin === "javascript:" ? null : apiOrigin)
})

it("what the page runs after hydration is preloaded once the scripts are there", async () => {
  const removePreloads = () => document.querySelectorAll("link[rel=modulepreload]").forEach((link) => link.remove())
  // The test runner has some of its own.
  removePreloads()
  onTestFinished(() => {
    delete document.documentElement.dataset["deferred"]
    removePreloads()
    window.bootstrap?.dispose()
    delete window.bootstrap
  })
  const preloaded = () =>
    [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href"))
  const scripts = ["data:text/javascript,1", "data:text/javascript,2"].map((href) =>
    made("link", { href, rel: "modulepreload" }),
  )
  document.documentElement.dataset["deferred"] = "data:text/javascript,3"
  await begin("deferred")
  // They are not loaded, but reported as such.
  document.head.append(...scripts)
  scripts[0]!.dispatchEvent(new Event("load"))
  expect(preloaded()).toEqual(scripts.map((link) => link.getAttribute("href")))
  scripts[1]!.dispatchEvent(new Event("load"))
  expect(preloaded()).toEqual([...scripts.map((link) => link.getAttribute("href")), "data:text/javascript,3"])
})
