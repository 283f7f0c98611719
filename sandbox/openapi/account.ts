import type { Operations } from "./operation.ts"

export const signIn: Operations = {
  "POST /signup": {
    id: "signUp",
    summary: "Create an account",
    refuses: { 400: ["CommonPassword", "InvalidCode"], 409: ["AlreadyRegistered"] },
    human: true,
  },
  "POST /signup/confirm": {
    id: "confirmEmail",
    summary: "Confirm the e-mail address with the token of its letter",
    refuses: { 400: ["OldToken"], 409: ["AlreadyConfirmed", "OwnershipUnknown"] },
    tfa: true,
  },
  "POST /signup/disown": {
    id: "disownSignUp",
    summary: "Report a sign-up by another person with this address",
    refuses: { 400: ["OldToken"], 409: ["AlreadyConfirmed"] },
  },
  "POST /signin/confirm": { id: "resendConfirmation", summary: "Send the confirmation letter again", human: true },
  "POST /token": {
    id: "createToken",
    summary: "Sign in with a password, or refresh a token",
    refuses: { 400: ["InvalidCredentials", "UserNotVerified", "InvalidGrant"] },
    tfa: true,
    human: true,
  },
  "POST /token/passkey/options": {
    id: "createSignInChallenge",
    summary: "Begin a sign-in with a passkey",
    extension: "passkeys",
  },
  "POST /token/passkey": {
    id: "signInWithPasskey",
    summary: "Sign in with a passkey",
    refuses: { 400: ["PasskeyRefused", "UserNotVerified"] },
    extension: "passkeys",
  },
  "POST /signout": { id: "signOut", summary: "End this session" },
  "POST /recovery": { id: "requestRecovery", summary: "Send a letter for a new password", human: true },
  "POST /recovery/tfa": {
    id: "requestTwoFactorReset",
    summary: "Request that two-factor is turned off in 72 hours",
    refuses: { 400: ["InvalidCredentials", "UserNotVerified"], 409: ["TwoFactorDisabled"] },
    extension: "twoFactorReset",
    human: true,
  },
  "POST /recovery/tfa/cancel": {
    id: "cancelTwoFactorReset",
    summary: "Cancel a two-factor reset with the token of its letter",
    refuses: { 400: ["OldToken"] },
    extension: "twoFactorReset",
  },
  "PUT /profile/password": {
    id: "resetPassword",
    summary: "Set a new password with the token of a recovery letter",
    refuses: { 400: ["OldRecoveryToken", "CommonPassword"] },
    tfa: true,
  },
}

export const account: Operations = {
  "GET /profile": { id: "readProfile", summary: "Read the customer" },
  "PATCH /profile": { id: "savePreferences", summary: "Save the language and the display currency" },
  "PATCH /profile/password": {
    id: "changePassword",
    summary: "Change the password, or set the first one",
    refuses: { 400: ["IncorrectPassword", "PasswordsDiffer", "CommonPassword"], 403: ["Forbidden"] },
    tfa: true,
  },
  "PATCH /profile/email": {
    id: "changeEmail",
    summary: "Change the e-mail address",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"], 409: ["AlreadyRegistered"] },
    tfa: true,
  },
  "POST /profile/email-change/resend": {
    id: "resendEmailChange",
    summary: "Send the letter to the new address again",
    refuses: { 404: ["NotFound"] },
    extension: "emailChange",
  },
  "DELETE /profile/email-change": {
    id: "cancelEmailChange",
    summary: "Drop the address that waits for its confirmation",
    extension: "emailChange",
  },
  "POST /email-change/confirm": {
    id: "confirmEmailChange",
    summary: "Confirm a new address with the token of its letter",
    refuses: { 400: ["OldToken"], 409: ["AlreadyConfirmed", "AlreadyRegistered"] },
    extension: "emailChange",
  },
  "POST /email-change/undo": {
    id: "undoEmailChange",
    summary: "Give the account its old address back",
    refuses: { 400: ["OldToken"], 409: ["AlreadyUndone", "AlreadyRegistered"] },
    extension: "emailChange",
  },
  "PATCH /profile/bitcoinaddress": {
    id: "saveBitcoinAddress",
    summary: "Save the payout address for bitcoin",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    tfa: true,
  },
  "PATCH /profile/ethereumaddress": {
    id: "saveEthereumAddress",
    summary: "Save the payout address for ether",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    tfa: true,
  },
  "POST /profile/identify": {
    id: "identify",
    summary: "Save the name and the country",
    refuses: { 403: ["Forbidden"] },
  },
  "POST /profile/data": {
    id: "exportData",
    summary: "Get a ticket for everything that is stored about the customer",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    extension: "privacy",
    tfa: true,
  },
  "POST /profile/close": {
    id: "closeAccount",
    summary: "Close the account",
    refuses: {
      400: ["IncorrectPassword"],
      403: ["Forbidden"],
      409: ["BalanceLeft", "RewardsLeft", "OrderInPayment", "WithdrawalOpen", "ContractActive", "EmailChangeRecent"],
    },
    extension: "privacy",
    tfa: true,
  },
}
