import { Schema } from "effect"

/** A ticket that opens one file of the server once, within a minute. */
export const Ticket = Schema.Struct({ ticket: Schema.String })
export type Ticket = typeof Ticket.Type
