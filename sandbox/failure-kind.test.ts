import { expect, it } from "vitest"
import { kindOf, SettingsFailure, type FailureKind } from "./failure-kind.ts"

const withCode = (code: string) => Object.assign(new Error("statement failed"), { code })

it.each([
  ["a missing column", withCode("42703"), "schema"],
  ["a missing table", withCode("42P01"), "schema"],
  ["a plan with other columns", withCode("0A000"), "schema"],
  ["a full disk of PostgreSQL", withCode("53100"), "disk"],
  ["a full disk of this machine", withCode("ENOSPC"), "disk"],
  ["too many connections", withCode("53300"), "database"],
  ["a database that is away", withCode("ECONNREFUSED"), "database"],
  ["another API that is away", new TypeError("fetch failed", { cause: withCode("ECONNREFUSED") }), "api"],
  ["a broken config.json", new SettingsFailure("config.json is not a JSON object"), "settings"],
  ["a mistake in the code", new TypeError("undefined is not a function"), "bug"],
  ["a broken constraint", withCode("23505"), "bug"],
  ["what is no error", "failed", "bug"],
] satisfies readonly (readonly [string, unknown, FailureKind])[])("classifies %s", (_, failure, kind) => {
  expect(kindOf(failure)).toBe(kind)
})
