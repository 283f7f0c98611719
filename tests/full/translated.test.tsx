import { afterEach, beforeEach, describe } from "vitest"
import type { Walk } from "#ui/walk.ts"
import { walks } from "#ui/generated/walks.ts"
import { translatePage } from "#tests/setup/translator.ts"
import { walkPaths } from "#tests/walk-paths.ts"

let stop: () => void
beforeEach(() => {
  stop = translatePage()
})
afterEach(() => stop())

const { signIn, calculator, paymentMethods, cryptoStatus, withdrawal } = walks
const chosen = { signIn, calculator, paymentMethods, cryptoStatus, withdrawal }

describe.each(Object.entries<Walk<any>>(chosen))("%s, translated", walkPaths)
