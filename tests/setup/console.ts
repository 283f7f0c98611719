import { afterEach, beforeEach, expect } from "vitest"

// A rejection nobody handles, or a word on the console's error stream, is a bug that the assertions did not see.
const received: unknown[][] = []
const original = console.error

beforeEach(() => {
  received.length = 0
  console.error = (...words) => void received.push(words)
})

afterEach(() => {
  console.error = original
  expect(received, "nothing on console.error").toEqual([])
})
