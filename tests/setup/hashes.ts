import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import { expect } from "vitest"

/**
 * Returns true if the test needs the real cost. The upgrade test signs in with passwords that an earlier version
 * stored. All slow tests except `pairs` share passwords with other processes.
 */
const usesRealCost = () => /sandbox\/(?:upgrade|full\/(?!pairs).*)\.test\.ts$/.test(expect.getState().testPath ?? "")

// Argon2 is slow on purpose, so hashing at its real cost would take a third of the time of the sandbox and adapter tests.
const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, usesRealCost() ? parameters : { ...parameters, memory: 8, passes: 1 }, done)
syncBuiltinESMExports()
