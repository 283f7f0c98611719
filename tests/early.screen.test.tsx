import { expect, it, onTestFinished } from "vitest"
import "../src/early"

const made = (name: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

it("what is sent and pressed before the page lives is kept for it, and never told to what is only half there; afterwards nothing is kept", () => {
  onTestFinished(() => {
    window.early?.over()
    delete window.early
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
  const told: Array<readonly [string, EventTarget | null]> = []
  // Where React listens.
  for (const type of ["submit", "click"]) {
    root.addEventListener(
      type,
      (event) => {
        if (type === "submit") event.preventDefault()
        told.push([type, event.target])
      },
      true,
    )
  }
  send.click()
  press.click()
  drawer.click()
  expect(told).toEqual([
    ["click", send],
    ["click", drawer],
  ])
  expect(window.early).toMatchObject({ sent: true, pressed: [press] })
  window.early?.over()
  told.length = 0
  send.click()
  press.click()
  expect(told).toEqual([
    ["click", send],
    ["submit", form],
    ["click", press],
  ])
  expect(window.early?.pressed).toEqual([press])
  root.remove()
})
