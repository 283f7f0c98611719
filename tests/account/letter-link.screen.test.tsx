import { describe } from "vitest"
import { letterLinkWalkOf } from "../../src/ui/account/letter-link/letter-link.walk"
import { walkPaths } from "../walk-paths"

// The first kind is walked with every other machine.
describe.each(["undoEmailChange", "cancelTwoFactorReset"] as const)("%s", (kind) =>
  walkPaths("letterLink", letterLinkWalkOf(kind)),
)
