import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { testStartTime } from "#sandbox/testing/sandbox.ts"
import { coinAddress } from "./empty-fixture.ts"
import { empty, newPasswords, open, own, proof, type PairCall } from "./pair-call.ts"
import { password } from "./steps.ts"

/** Calls about the account and about signing in. */
export const accountCalls: Readonly<Record<string, PairCall>> = {
  "PATCH /profile": own((_, side) => ({ body: { culture: side === 0 ? "ru-RU" : "en-US", currencyId: "eur" } })),
  "POST /signup": open(({ nextEmail }) => ({ body: { email: nextEmail, password, currencyId: "usd" } })),
  "POST /signup/confirm": own(({ links }) => ({ body: { emailToken: links.signUp } }), "unconfirmed"),
  "POST /signup/disown": open(({ links }) => ({ body: { emailToken: links.signUp } }), "unconfirmed"),
  "POST /signin/confirm": open(({ email }) => ({ body: { email } }), "unconfirmed"),
  "POST /token": open(({ email }) => ({ form: { grant_type: "password", username: email, password } })),
  "POST /token with a refresh token": open(({ sessions }, side) => ({
    form: { grant_type: "refresh_token", refresh_token: sessions[side].refreshToken },
  })),
  "POST /signout": own(),
  "POST /signout of the other session": open(({ sessions }, side) => ({ token: sessions[side === 0 ? 1 : 0].token })),
  "PATCH /address-book": own(() => ({ body: { isOn: true } })),
  "POST /address-book/addresses": own((_, side) => ({
    body: { currencyId: "btc", name: `Second ${side}`, address: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2" },
  })),
  "DELETE /address-book/addresses/{addressId}": own(({ addressId }) => ({
    path: `/address-book/addresses/${addressId}`,
  })),
  "DELETE /profile/email-change": own(),
  "POST /profile/email-change/resend": own(() => empty),
  "POST /email-change/confirm": open(({ links }) => ({ body: { token: links.confirm } })),
  "POST /email-change/undo": open(({ links }) => ({ body: { token: links.undo } })),
  "POST /token/passkey/options": open(() => ({})),
  "POST /token/passkey": open(({ assertions }, side) => ({ body: { credential: assertions[side] } })),
  "POST /profile/passkeys": own(({ newPasskeys }, side) => ({ body: { name: "Key", credential: newPasskeys[side] } })),
  "POST /profile/passkeys/options": own(() => proof),
  "POST /profile/passkeys/{passkeyId}/remove": own(({ passkeyId }) => ({
    ...proof,
    path: `/profile/passkeys/${passkeyId}/remove`,
  })),
  "POST /recovery": open(({ email }) => ({ body: { email } })),
  "PUT /profile/password": open(({ links }, side) => ({
    body: { password: newPasswords[side], resetPasswordToken: links.recovery },
  })),
  "PATCH /profile/password": own((_, side) => ({
    body: { password, newPassword: newPasswords[side], confirmPassword: newPasswords[side] },
  })),
  "PATCH /profile/password without the present one": own((_, side) => ({
    body: { newPassword: newPasswords[side], confirmPassword: newPasswords[side] },
  })),
  "POST /profile/data": own(() => proof),
  "POST /profile/close": own(() => proof, "leaver"),
  "POST /profile/tfa/recovery-codes": own(() => proof, "twoFactor"),
  "POST /profile/sessions/end": own(() => proof),
  "POST /profile/sessions/{sessionId}/end": own(({ sessionIds }, side) => ({
    ...proof,
    path: `/profile/sessions/${sessionIds[side === 0 ? 1 : 0]}/end`,
  })),
  "PATCH /profile/email": own((_, side) => ({ body: { email: `next-${side}@shop.example`, password } })),
  "PATCH /profile/bitcoinaddress": own(() => ({ body: { address: coinAddress, password } })),
  "PATCH /profile/ethereumaddress": own(() => ({
    body: { address: "0x00000000219ab540356cBB839Cbe05303d7705Fa", password },
  })),
  "POST /recovery/tfa": open(({ email }) => ({ body: { email, password } }), "twoFactor"),
  "POST /recovery/tfa/cancel": open(({ links }) => ({ body: { token: links.cancelReset } }), "twoFactor"),
  "POST /profile/tfa/enable": own(({ sessions, secret }) => ({
    token: sessions[0].token,
    body: { tfaCode: generateTotpCode(secret, findTimeStep(testStartTime)), password },
  })),
  "POST /profile/tfa/disable": own(
    ({ codes }, side) => ({ body: { tfaCode: codes[side] ?? "", password } }),
    "twoFactor",
  ),
}
