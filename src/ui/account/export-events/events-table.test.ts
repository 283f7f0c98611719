import type { TFunction } from "i18next"
import { expect, it } from "vitest"
import { securityEvents } from "#domain/fixtures/security-event.ts"
import { eventsTable } from "./events-table.ts"

const t = ((key: string) => key.split(".").at(-1)) as unknown as TFunction<"security">
const dateTime = (instant: string) => instant.slice(0, 16)

it("has a row for each event; what is unknown is empty", () => {
  expect(eventsTable(securityEvents, t, { dateTime, decimalComma: false })).toEqual([
    ["date", "event", "browser", "system", "country", "id"],
    ["2026-11-03T11:55", "SignIn", "Firefox", "Linux", "", "31"],
    ["2026-11-03T11:55", "SignInFailed", "Safari", "iOS", "DE", "30"],
    ["2026-11-03T11:55", "ResetDone", "", "", "", "29"],
    ["", "unknown", "Firefox", "Linux", "", "28"],
  ])
})
