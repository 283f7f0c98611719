/**
 * The extensions of the specification that an operator's API may offer, as `config.json` names them (docs/api.md, "Extensions"). An
 * extension is invisible unless the settings name it.
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
