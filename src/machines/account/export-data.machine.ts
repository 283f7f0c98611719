import { passwordTask } from "./password-task.ts"

/** State set 224: docs/states/account/export-data.md. */
export const exportData = passwordTask("exportData", { done: { on: { "form.open": "form" } } })
