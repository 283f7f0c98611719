import { isUnavailable } from "./unavailable.ts"

/** The kinds of failures. The kind selects the alarm: docs/operations.md. */
export const failureKinds = ["bug", "schema", "disk", "database", "api", "settings"] as const
export type FailureKind = (typeof failureKinds)[number]

/** An operator's mistake in config.json. */
export class SettingsFailure extends Error {}

/**
 * SQLSTATE codes for a missing column or table, and for a prepared statement whose table has changed. Each of these codes means that
 * another release migrated the database.
 */
const schema = new Set(["42703", "42P01", "0A000"])
const disk = new Set(["53100", "ENOSPC"])

/** Returns the SQLSTATE, or the code of a failed system call. Returns undefined for a failure without a code. */
export const codeOf = (failure: unknown): string | undefined =>
  failure instanceof Error && "code" in failure && typeof failure.code === "string" ? failure.code : undefined

/** Returns the kind of a failure. Every failure without a known reason is a bug. */
export const kindOf = (failure: unknown): FailureKind => {
  if (failure instanceof SettingsFailure) return "settings"
  const code = codeOf(failure) ?? ""
  if (schema.has(code)) return "schema"
  if (disk.has(code)) return "disk"
  // Only failed calls to another API have a cause.
  if (failure instanceof Error && failure.cause instanceof Error) return "api"
  return isUnavailable(failure) ? "database" : "bug"
}
