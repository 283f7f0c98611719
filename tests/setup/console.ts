import { afterEach, beforeEach, expect } from "vitest"

// An unhandled rejection or an output on `console.error` is a bug that the assertions did not detect.
const received: unknown[][] = []
const original = console.error

beforeEach(() => {
  received.length = 0
  console.error = (...args) => void received.push(args)
})

afterEach(() => {
  console.error = original
  expect(received, "nothing on console.error").toEqual([])
})
