import { expect, it } from "vitest"
import { asksConsent } from "./consent.ts"

const module = "/services/own.js"

it.each([
  ["analytics", { extensions: ["consent"], analytics: module, chat: null }, true],
  ["a chat", { extensions: ["consent"], analytics: null, chat: module }, true],
  ["nothing of a third party", { extensions: ["consent"], analytics: null, chat: null }, false],
  ["both, and no extension", { extensions: ["privacy"], analytics: module, chat: module }, false],
] as const)("with %s, the site asks for consent: %o %s", (_, config, asks) => {
  expect(asksConsent(config)).toBe(asks)
})
