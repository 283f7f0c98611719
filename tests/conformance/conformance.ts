import { afterAll, expect } from "vitest"
import { notBuilt } from "./check.ts"
import type { Label } from "./consequences.ts"
// The imports are in the order in which the rules run. The account rules come last, because a server may limit the rate of calls after
// them.
import "./reading.ts"
import "./reading-rules.ts"
import "./page-rules.ts"
import "./sum-rules.ts"
import "./refusals.ts"
import "./order-rules.ts"
import "./anonymous-rules.ts"
import "./session-rules.ts"
import "./account-rules.ts"

// A single failure reports all calls that are not built, even if only some tests were chosen.
afterAll(() => expect([...notBuilt].toSorted(), "not built" satisfies Label).toEqual([]))
