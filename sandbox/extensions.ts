/** Extensions of this API beyond the specification, under their names in docs/api.md. */
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

/** The extensions to offer: all, or those that `SANDBOX_EXTENSIONS` lists with commas; none where it is empty. */
export const offeredExtensions = ({
  SANDBOX_EXTENSIONS: chosen,
}: Readonly<Partial<Record<"SANDBOX_EXTENSIONS", string>>>): readonly ExtensionName[] =>
  chosen === undefined ? extensions : extensions.filter((name) => chosen.split(",").includes(name))
