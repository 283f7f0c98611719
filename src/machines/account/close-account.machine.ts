import { createPasswordTaskMachine } from "./password-task.ts"

/**
 * State set 225, closing the account: docs/states/account/close-account.md. A repeated call does no harm, because the server refuses any
 * call of an ended session.
 */
export const closeAccount = createPasswordTaskMachine("closeAccount", { done: {} })
