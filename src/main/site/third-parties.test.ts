import { afterEach, expect, it } from "vitest"
import { type Consent, defaultConfig } from "#domain/site/config.ts"
import { config } from "./config.ts"
import { importAllowedModule } from "./third-parties.ts"

afterEach(() => config.set(defaultConfig))

const chat = "/services/chat.js"

it.each<[boolean, Consent | null, boolean]>([
  [true, null, false],
  [true, "refused", false],
  [true, "given", true],
  [false, null, true],
  [false, "refused", true],
])("decides, with consent requested (%s) and the choice %j, whether a chat may load: %s", (asks, answer, mayLoad) => {
  config.set({ ...defaultConfig, chat, extensions: asks ? ["consent"] : [] })
  expect(importAllowedModule({ get: () => answer }, chat) !== null).toBe(mayLoad)
})
