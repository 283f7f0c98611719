import { describe } from "vitest"
import { walkPaths } from "#tests/walk-paths.ts"
import { createEmailLinkWalk } from "#ui/account/email-link/email-link.walk.tsx"

// The list of all walks has only the kind `confirmEmailChange`.
describe.each(["undoEmailChange", "cancelTwoFactorReset"] as const)("%s", (kind) =>
  walkPaths("emailLink", createEmailLinkWalk(kind)),
)
