import { createPasswordTaskMachine } from "./password-task.ts"

/**
 * State set 224, export of the account's data: docs/states/account/export-data.md. The export needs the password, because the file contains
 * everything that is stored about the customer.
 */
export const exportData = createPasswordTaskMachine("exportData", { done: { on: { "form.open": "form" } } })
