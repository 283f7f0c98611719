import { afterEach, beforeEach, expect } from "vitest"

// A rejection nobody handles, or a word on the console's error stream, is a bug that the assertions did not see.
const told: unknown[][] = []
const original = console.error

beforeEach(() => {
  told.length = 0
  console.error = (...words) => void told.push(words)
})

afterEach(() => {
  console.error = original
  expect(told, "nothing on console.error").toEqual([])
})
