import { passwordTask } from "./password-task.ts"

/**
 * State set 225, closing the account: docs/states/account/close-account.md. A retry after a lost response is harmless, because the server
 * refuses any call of an ended session.
 */
export const closeAccount = passwordTask("closeAccount", { done: {} })
