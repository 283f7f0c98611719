import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { createValidate } from "#ui/kit/form/form.tsx"
import { credentialsSchema, newPasswordFieldsSchema, signUpSchema } from "./rules.ts"

const good = { email: "anna@example.com", password: "correct-horse", terms: true }
const forSignUp = createValidate(signUpSchema)
const forSignIn = createValidate(credentialsSchema)
const label = "a".repeat(63)

describe("the e-mail address", () => {
  it.each([
    "a@b.co",
    "anna@example.com",
    "ANNA@EXAMPLE.COM",
    "anna.maria@example.com",
    "anna+hashwell@example.co.uk",
    "o'neill@example.ie",
    "anna_maria@example.com",
    "1@2.museum",
    "a-b@c-d.org",
    "  anna@example.com ",
    "x@sub.sub.sub.example.com",
  ])("accepts %j", (email) => {
    expect([forSignUp({ ...good, email }), forSignIn({ ...good, email })]).toEqual([{}, {}])
  })

  it.each(["", " ", "\t", "\u00a0"])("reports %j as missing", (email) => {
    const missing = { email: "account:validators.emailRequired" }
    expect([forSignUp({ ...good, email }), forSignIn({ ...good, email })]).toEqual([missing, missing])
  })

  it.each([
    "anna",
    "anna@",
    "@example.com",
    "anna@example",
    "anna@example.",
    "anna@.com",
    "anna@@example.com",
    "an na@example.com",
    "anna@exam ple.com",
    "anna@example..com",
    ".anna@example.com",
    "anna.@example.com",
    "an..na@example.com",
    "anna@example.c",
    "anna@example,com",
    "анна@example.com",
    "<anna@example.com>",
    "anna@example.com, bob@example.com",
    "javascript:alert(1)",
    "anna@-example.com",
    `anna@${[label, label, label, label].join(".")}.com`,
  ])("rejects %j as invalid", (email) => {
    const invalid = { email: "account:validators.emailInvalid" }
    expect([forSignUp({ ...good, email }), forSignIn({ ...good, email })]).toEqual([invalid, invalid])
  })

  it("is sent without surrounding spaces", () => {
    expect(z.parse(credentialsSchema, { email: "  anna@example.com ", password: " x " })).toEqual({
      email: "anna@example.com",
      password: " x ",
    })
  })
})

describe("a new password", () => {
  it.each(["abcdef", "123456", "correct-horse", "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", "~".repeat(32), "a".repeat(6)])(
    "accepts %j as a password",
    (password) => {
      expect(forSignUp({ ...good, password })).toEqual({})
    },
  )
  it("is required", () => {
    expect(forSignUp({ ...good, password: "" })).toEqual({ password: "account:validators.passwordRequired" })
  })
  it.each(["a", "abcde", "a".repeat(33), "a".repeat(200)])("rejects %j because of its length", (password) => {
    expect(forSignUp({ ...good, password })).toEqual({ password: "account:validators.passwordComplexity" })
  })
  it.each([
    "пароль1",
    "correct horse",
    " abcdef",
    "abcdef ",
    "abc\tdef",
    "abc\u00a0def",
    "abcdéf",
    "abcde€",
    "пар",
    "\u007fabcdef",
    "abcdef😀",
    "abcdef\n",
  ])("rejects %j because of its characters", (password) => {
    expect(forSignUp({ ...good, password })).toEqual({ password: "account:validators.passwordCharset" })
  })
})

describe("the password of a sign-in", () => {
  it("is required", () => {
    expect(forSignIn({ ...good, password: "" })).toEqual({ password: "account:validators.passwordRequired" })
  })
  it.each([" ", "a", "пароль", "a".repeat(200)])("accepts any password that is not empty: %j", (password) => {
    expect(forSignIn({ ...good, password })).toEqual({})
  })
})

it("the terms must be accepted", () => {
  expect(forSignUp({ ...good, terms: false })).toEqual({ terms: "account:auth.signup.actionAccept" })
})

it("the first broken rule of every field is reported", () => {
  expect(forSignUp({ email: "", password: "", terms: false })).toEqual({
    email: "account:validators.emailRequired",
    password: "account:validators.passwordRequired",
    terms: "account:auth.signup.actionAccept",
  })
})

describe("a new password, entered twice", () => {
  const forNew = createValidate(newPasswordFieldsSchema)
  const mismatch = "account:validators.confirmPasswordEqual"
  const complexity = "account:validators.passwordComplexity"

  it.each([
    ["correct-horse", "correct-horse", {}],
    ["correct-horse", "Correct-horse", { confirmPassword: mismatch }],
    ["correct-horse", "correct-horse ", { confirmPassword: mismatch }],
    ["correct-horse", "", { confirmPassword: "account:validators.confirmPasswordRequired" }],
    ["short", "short", { password: complexity }],
    ["short", "shorter", { password: complexity, confirmPassword: mismatch }],
    [
      "",
      "",
      {
        password: "account:validators.passwordRequired",
        confirmPassword: "account:validators.confirmPasswordRequired",
      },
    ],
  ])("validates %j and %j", (password, confirmPassword, errors) => {
    expect(forNew({ password, confirmPassword })).toEqual(errors)
  })
})
