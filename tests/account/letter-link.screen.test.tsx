import { describe } from "vitest"
import { walkPaths } from "#tests/walk-paths.ts"
import { createLetterLinkWalk } from "#ui/account/letter-link/letter-link.walk.tsx"

// The first kind is covered by the walks of all machines.
describe.each(["undoEmailChange", "cancelTwoFactorReset"] as const)("%s", (kind) =>
  walkPaths("letterLink", createLetterLinkWalk(kind)),
)
