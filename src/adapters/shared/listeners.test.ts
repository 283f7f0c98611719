import { expect, it } from "vitest"
import { createListeners } from "./listeners.ts"

it("calls all listeners until they are removed", () => {
  const { add, call, isEmpty } = createListeners<[text: string, isRemote: boolean]>()
  const received: Array<unknown> = []
  expect(isEmpty()).toBe(true)
  const remove = add((...news) => received.push(["one", ...news]))
  add((...news) => received.push(["other", ...news]))
  call("a", true)
  remove()
  call("b", false)
  expect(isEmpty()).toBe(false)
  expect(received).toEqual([
    ["one", "a", true],
    ["other", "a", true],
    ["other", "b", false],
  ])
})

it("calls a listener that another listener adds from the next event on", () => {
  const { add, call } = createListeners<[text: string]>()
  const received: Array<string> = []
  const remove = add(() => {
    remove()
    add((text) => received.push(text))
  })
  call("a")
  call("b")
  expect(received).toEqual(["b"])
})
