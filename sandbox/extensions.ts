/** Extensions of this API beyond the specification, with their names in docs/api.md. */
export const extensions = [
  "estimates",
  "payments",
  "receipts",
  "contracts",
  "withdrawals",
  "history",
  "exports",
  "partner",
  "sessions",
  "recoveryCodes",
  "twoFactorReset",
  "addressBook",
  "securityLog",
  "passkeys",
  "emailChange",
  "privacy",
  "consent",
  "record",
] as const
export type ExtensionName = (typeof extensions)[number]

/**
 * Returns the extensions to offer: the comma-separated names in `SANDBOX_EXTENSIONS`, or all if the variable is not set. An empty variable
 * offers none.
 */
export const offeredExtensions = ({
  SANDBOX_EXTENSIONS: chosen,
}: Readonly<Partial<Record<"SANDBOX_EXTENSIONS", string>>>): readonly ExtensionName[] =>
  chosen === undefined ? extensions : extensions.filter((name) => chosen.split(",").includes(name))
