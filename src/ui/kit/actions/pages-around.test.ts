import { expect, it } from "vitest"
import { listPagesAround } from "./pager.tsx"

it.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [98_765_432, 197_530_865, [1, null, 98_765_431, 98_765_432, 98_765_433, null, 197_530_865]],
])("lists the pages around page %i of %i", (page, last, shown) => {
  expect(listPagesAround(page, last)).toEqual(shown)
})
