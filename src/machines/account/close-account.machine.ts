import { passwordTask } from "./password-task.ts"

/** State set 225, closing the account: docs/states/account/close-account.md. */
export const closeAccount = passwordTask("closeAccount", { done: {} })
