/**
 * What an operator's API may offer beyond the specification, as `config.json` names it (docs/api.md, "Extensions").
 * Nothing of an extension is shown where the settings do not name it.
 */
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
export type Extension = (typeof extensions)[number]
