import { Schema } from "effect"
import { listPageSchema } from "#domain/shared/entries-wire.ts"
import { Instant, optionalField, withFallback } from "#domain/shared/schema.ts"

/** A browser that is signed in to the account (docs/api.md, "sessions"). */
export const OpenSession = Schema.Struct({
  id: Schema.String,
  /** As people call it: "Firefox". */
  browser: optionalField(Schema.String),
  system: optionalField(Schema.String),
  /** ISO 3166-1; null unless the operator's proxy knows it. */
  country: optionalField(Schema.String),
  createDate: optionalField(Instant),
  /** Within 15 minutes. */
  lastSeen: optionalField(Instant),
  /** The session of the caller. */
  isCurrent: withFallback(Schema.Boolean, false),
})
export type OpenSession = typeof OpenSession.Type

/** GET /profile/sessions. */
export const OpenSessions = listPageSchema(OpenSession)
export type OpenSessions = typeof OpenSessions.Type
