import { expect, it, onTestFinished } from "vitest"
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
