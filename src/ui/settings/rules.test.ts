import { describe, expect, it } from "vitest"
import { checkForm } from "../account/check-form"
import { addressRules } from "./address.form"
import { passwordRules } from "./settings.form"
import { disableRules, enableRules } from "./two-factor.form"

describe("a new password in the settings", () => {
  const check = checkForm(passwordRules)
  const required = "account:validators.passwordRequired"
  it.each([
    ["correct-horse", "battery-staple", "battery-staple", {}],
    ["", "battery-staple", "battery-staple", { password: required }],
    ["x", "short", "short", { newPassword: "account:validators.passwordComplexity" }],
    ["x", "a".repeat(33), "a".repeat(33), { newPassword: "account:validators.passwordComplexity" }],
    ["x", "with space", "with space", { newPassword: "account:validators.passwordCharset" }],
    ["x", "battery-staple", "battery-stapler", { confirmPassword: "account:validators.confirmPasswordEqual" }],
    ["x", "battery-staple", "", { confirmPassword: "account:validators.confirmPasswordRequired" }],
  ])("%j, %j, %j", (password, newPassword, confirmPassword, errors) => {
    expect(check({ password, newPassword, confirmPassword })).toEqual(errors)
  })
})

describe("an address", () => {
  it.each([
    ["btc", "bc1q", {}],
    ["btc", "  bc1q ", {}],
    ["btc", "", { address: "settings:validators.addressRequired" }],
    ["btc", "tb1q", { address: "settings:validators.btcAddress" }],
    ["eth", `0x${"a".repeat(40)}`, {}],
    ["eth", "bc1q", { address: "settings:validators.ethAddress" }],
  ] as const)("%s %j", (coin, address, errors) => {
    expect(checkForm(addressRules[coin])({ address, password: "x" })).toEqual(errors)
  })
})

describe("two-factor", () => {
  it("is enabled with the agreement, the password and six digits", () => {
    const check = checkForm(enableRules)
    expect(check({ agreement: true, password: "x", code: "012345" })).toEqual({})
    expect(check({ agreement: false, password: "", code: "01234" })).toEqual({
      agreement: "settings:validators.agreement",
      password: "account:validators.passwordRequired",
      code: "settings:validators.code",
    })
  })
  it.each(["", "12345", "1234567", "12345x", "１２３４５６"])("%j is no code", (code) => {
    expect(checkForm(disableRules)({ password: "x", code })).toEqual({ code: "settings:validators.code" })
  })
})
