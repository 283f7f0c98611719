import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import { expect } from "vitest"

/** One signs in with passwords that an earlier version stored; the slow tests, but for one, with those of other processes. */
const usesRealCost = () => /sandbox\/(?:upgrade|full\/(?!pairs).*)\.test\.ts$/.test(expect.getState().testPath ?? "")

// Argon2 is slow on purpose: at its real cost it is a third of what the tests of sandbox and adapters take.
const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, usesRealCost() ? parameters : { ...parameters, memory: 8, passes: 1 }, done)
syncBuiltinESMExports()
