/**
 * SQLSTATE classes and codes of temporary failures.
 * - 08: the connection failed.
 * - 53: the disk is full, or there are too many connections.
 * - 57P01 to 57P05: the server stops or starts.
 * - 57014: the statement reached its timeout.
 * - 40P01: a deadlock, for example with the migration of another process.
 * - 25006: the database is read-only, for example after a failover.
 */
const states = /^(?:08...|53...|57P0[1-5]|57014|40P01|25006)$/
const network = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"])
/** Beginnings of the driver's messages for failures without a code. */
const messages = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "Client has encountered a connection error",
  "Client was closed",
  // Another process has changed the type of a column. A new connection prepares its statements with the new type.
  "cached plan must not change result type",
]

/**
 * Returns true if a statement failed because the database is unavailable, full, read-only or too slow. The failures are temporary, so the
 * caller may retry.
 */
export const isUnavailable = (failure: unknown): boolean => {
  if (!(failure instanceof Error)) return false
  if (failure instanceof AggregateError) return failure.errors.some(isUnavailable)
  const code = "code" in failure && typeof failure.code === "string" ? failure.code : ""
  return states.test(code) || network.has(code) || messages.some((start) => failure.message.startsWith(start))
}
