import { afterEach, beforeEach, describe } from "vitest"
import type { Walk } from "../../src/ui/walk"
import { walks } from "../../src/ui/walks"
import { translatePage } from "../setup/translator"
import { walkPaths } from "../walk-paths"

let stop: () => void
beforeEach(() => {
  stop = translatePage()
})
afterEach(() => stop())

const { signIn, calculator, paymentMethods, cryptoStatus, withdrawal } = walks
const chosen = { signIn, calculator, paymentMethods, cryptoStatus, withdrawal }

describe.each(Object.entries<Walk<any>>(chosen))("%s, translated", walkPaths)
