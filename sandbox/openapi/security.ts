import type { Operations } from "./operation.ts"

const withPassword = { 400: ["IncorrectPassword"], 403: ["Forbidden"] } as const
const ofTwoFactor = ["IncorrectPassword", "WrongCode", "CodeUsed"] as const

export const twoFactor: Operations = {
  "GET /profile/tfa": {
    id: "readTwoFactor",
    summary: "Read whether two-factor is on, or the secret that can be enabled",
    refuses: { 403: ["Forbidden"], 409: ["EmailNotConfirmed"] },
  },
  "POST /profile/tfa/enable": {
    id: "enableTwoFactor",
    summary: "Turn two-factor on",
    refuses: { 400: ofTwoFactor, 403: ["Forbidden"], 409: ["TwoFactorEnabled", "EmailNotConfirmed"] },
  },
  "POST /profile/tfa/disable": {
    id: "disableTwoFactor",
    summary: "Turn two-factor off",
    refuses: { 400: ofTwoFactor, 403: ["Forbidden"], 409: ["TwoFactorDisabled"] },
  },
  "GET /profile/tfa/recovery-codes": {
    id: "readRecoveryCodes",
    summary: "Count the recovery codes that are left",
    refuses: { 403: ["Forbidden"], 409: ["TwoFactorDisabled"] },
    extension: "recoveryCodes",
  },
  "POST /profile/tfa/recovery-codes": {
    id: "createRecoveryCodes",
    summary: "Create ten recovery codes",
    refuses: { ...withPassword, 409: ["TwoFactorDisabled"] },
    extension: "recoveryCodes",
    tfa: true,
  },
}

export const passkeys: Operations = {
  "GET /profile/passkeys": { id: "listPasskeys", summary: "List the passkeys", extension: "passkeys" },
  "POST /profile/passkeys/options": {
    id: "createPasskeyChallenge",
    summary: "Begin to add a passkey",
    refuses: { ...withPassword, 409: ["EmailNotConfirmed", "PasskeysFull"] },
    extension: "passkeys",
    tfa: true,
  },
  "POST /profile/passkeys": {
    id: "addPasskey",
    summary: "Add a passkey",
    refuses: { 400: ["PasskeyRefused"], 403: ["Forbidden"] },
    extension: "passkeys",
  },
  "POST /profile/passkeys/{passkeyId}/remove": {
    id: "removePasskey",
    summary: "Remove a passkey",
    refuses: withPassword,
    extension: "passkeys",
    tfa: true,
  },
}

export const sessions: Operations = {
  "GET /profile/sessions": { id: "listSessions", summary: "List the open sessions", extension: "sessions" },
  "DELETE /profile/sessions": { id: "endOtherSessions", summary: "End all other sessions", extension: "sessions" },
  "DELETE /profile/sessions/{sessionId}": {
    id: "endSession",
    summary: "End another session",
    refuses: { 409: ["CurrentSession"] },
    extension: "sessions",
  },
  "GET /profile/events": { id: "listEvents", summary: "List what happened to the account", extension: "securityLog" },
  "GET /profile/protection": {
    id: "readProtection",
    summary: "Read what protects the account",
    extension: "securityLog",
  },
}
