import { describe } from "vitest"
import { walkPaths } from "#tests/walk-paths.ts"
import { createEmailLinkWalk } from "#ui/account/email-link/email-link.walk.tsx"

// The walks of all machines cover the first kind.
describe.each(["undoEmailChange", "cancelTwoFactorReset"] as const)("%s", (kind) =>
  walkPaths("emailLink", createEmailLinkWalk(kind)),
)
