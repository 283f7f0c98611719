import { describe, expect, it } from "vitest"
import { createValidate } from "#ui/kit/form/form.tsx"
import { addressSchema } from "./address-settings.form.ts"
import { changePasswordSchema } from "./settings.form.ts"
import { disableTwoFactorSchema, enableTwoFactorSchema } from "./two-factor-settings.form.ts"

describe("a new password in the settings", () => {
  const check = createValidate(changePasswordSchema)
  const required = "account:validators.passwordRequired"
  it.each([
    ["correct-horse", "battery-staple", "battery-staple", {}],
    ["", "battery-staple", "battery-staple", { password: required }],
    ["x", "short", "short", { newPassword: "account:validators.passwordComplexity" }],
    ["x", "a".repeat(33), "a".repeat(33), { newPassword: "account:validators.passwordComplexity" }],
    ["x", "with space", "with space", { newPassword: "account:validators.passwordCharset" }],
    ["x", "battery-staple", "battery-stapler", { confirmPassword: "account:validators.confirmPasswordEqual" }],
    ["x", "battery-staple", "", { confirmPassword: "account:validators.confirmPasswordRequired" }],
  ])("is validated: %j, %j, %j", (password, newPassword, confirmPassword, errors) => {
    expect(check({ password, newPassword, confirmPassword })).toEqual(errors)
  })
})

describe("a payout address in the settings", () => {
  it.each([
    ["btc", "bc1q", {}],
    ["btc", "  bc1q ", {}],
    ["btc", "", { address: "settings:validators.addressRequired" }],
    ["btc", "tb1q", { address: "settings:validators.btcAddress" }],
    ["eth", `0x${"a".repeat(40)}`, {}],
    ["eth", "bc1q", { address: "settings:validators.ethAddress" }],
  ] as const)("is validated for %s: %j", (coin, address, errors) => {
    expect(createValidate(addressSchema[coin])({ address, password: "x" })).toEqual(errors)
  })
})

describe("the form of two-factor", () => {
  it("requires the agreement, the password and six digits to enable it", () => {
    const check = createValidate(enableTwoFactorSchema)
    expect(check({ agreement: true, password: "x", code: "012345" })).toEqual({})
    expect(check({ agreement: false, password: "", code: "01234" })).toEqual({
      agreement: "settings:validators.agreement",
      password: "account:validators.passwordRequired",
      code: "settings:validators.code",
    })
  })
  it("requires six digits or a recovery code to disable it", () => {
    const check = createValidate(disableTwoFactorSchema)
    expect(check({ password: "x", code: "012345", recoveryCode: "" })).toEqual({})
    expect(check({ password: "x", code: "", recoveryCode: "k3v9-0x7m-q2fd-8hjt" })).toEqual({})
  })
  it.each(["", "12345", "1234567", "12345x", "１２３４５６"])("rejects %j as a code", (code) => {
    expect(createValidate(disableTwoFactorSchema)({ password: "x", code, recoveryCode: "" })).toEqual({
      code: "settings:validators.code",
    })
  })
})
