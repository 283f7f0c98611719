import { Effect } from "effect"
import { afterEach, expect, it } from "vitest"
import { awaitOtherPrompts } from "#adapters/site/review.ts"

afterEach(() => document.body.replaceChildren())

const waiting = () => {
  let free = false
  void Effect.runPromise(awaitOtherPrompts(document)()).then(() => {
    free = true
  })
  return () => free
}
const add = (html: string) => {
  const element = document.createElement("div")
  document.body.append(element)
  element.innerHTML = html
  return element
}

it.each([
  ["a failure", '<div role="alert">An error has occurred</div>'],
  ["something that is loading", '<div data-awaited="">…</div>'],
  ["another modal", "<dialog open>…</dialog>"],
])("the review prompt waits while the page shows %s", async (_, html) => {
  const obstacle = add(html)
  const isFree = waiting()
  add("<p>The history</p>")
  await Promise.resolve()
  expect(isFree()).toBe(false)
  obstacle.remove()
  await expect.poll(isFree).toBe(true)
})

it("the review prompt waits if a loading part fails", async () => {
  const part = add('<div data-awaited="">…</div>')
  const isFree = waiting()
  part.innerHTML = '<div role="alert">An error has occurred</div>'
  await new Promise(requestAnimationFrame)
  expect(isFree()).toBe(false)
})

it("the review prompt ignores a hidden failure", async () => {
  add('<div role="alert" hidden>Hashwell could not be loaded.</div>')
  await expect.poll(waiting()).toBe(true)
})
