import { failingWith, replyingWith } from "#scripts/paths/app/on-app.ts"
import type { Ticket } from "#domain/shared/ticket.ts"

const exports = { method: "POST", path: "/exports" } as const

export const exportCalls = {
  requestFile: { ok: (ticket: Ticket) => replyingWith(exports, 201, ticket), CallFailed: failingWith(exports) },
}
/** A person chooses the file in the browser's own dialog. */
export const exportLocally = { chooseFile: ["ok", "NotChosen"], openDownload: ["ok"] }
