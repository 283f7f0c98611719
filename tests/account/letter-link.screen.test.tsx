import { describe } from "vitest"
import { walkPaths } from "#tests/walk-paths.ts"
import { createLetterLinkWalk } from "#ui/account/letter-link/letter-link.walk.tsx"

// The walks of all machines cover the first kind.
describe.each(["undoEmailChange", "cancelTwoFactorReset"] as const)("%s", (kind) =>
  walkPaths("letterLink", createLetterLinkWalk(kind)),
)
