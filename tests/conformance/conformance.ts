import { afterAll, expect } from "vitest"
import { notBuilt } from "./check.ts"
import type { Label } from "./seen.ts"
// In this order: after the rules of accounts a server may refuse more calls for a while.
import "./reading.ts"
import "./reading-rules.ts"
import "./page-rules.ts"
import "./sum-rules.ts"
import "./refusals.ts"
import "./order-rules.ts"
import "./stranger-rules.ts"
import "./session-rules.ts"
import "./account-rules.ts"

// One failure for all of them, whichever tests are chosen.
afterAll(() => expect([...notBuilt].toSorted(), "not built" satisfies Label).toEqual([]))
