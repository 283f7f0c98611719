import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import { expect } from "vitest"

/** It signs in with passwords that an earlier version stored. */
const usesRealCost = () => expect.getState().testPath?.endsWith("sandbox/upgrade.test.ts") === true

// Argon2 is slow on purpose: at its real cost it is a third of what the tests of sandbox and adapters take.
const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, usesRealCost() ? parameters : { ...parameters, memory: 8, passes: 1 }, done)
syncBuiltinESMExports()
