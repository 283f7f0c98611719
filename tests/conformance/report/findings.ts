import { stripVTControlCharacters } from "node:util"
import type { TestCase, TestModule } from "vitest/node"
import { labelOf, type Label, consequences } from "#tests/conformance/consequences.ts"

export interface Occurrence {
  readonly test: string
  /**
   * The call with its documentation, such as "GET /orders (docs/api.md: 200 …)". The string is empty if the message of
   * the failure does not contain the call.
   */
  readonly call: string
  readonly difference: string
}

/** A kind of difference, with all places where it occurs. */
export interface Finding {
  /** A name such as "a refusal where the page needs data". */
  readonly name: string
  /**
   * The consequence for a customer. The field is undefined if the failure does not concern a response, for example a refused connection.
   */
  readonly seen: string | undefined
  readonly occurrences: readonly Occurrence[]
}

export interface Findings {
  readonly findings: readonly Finding[]
  /** Calls that the server does not have. */
  readonly notBuilt: readonly string[]
  readonly skipped: readonly { readonly test: string; readonly reason: string }[]
  readonly passed: readonly string[]
}

interface Failure {
  readonly message: string
  readonly diff?: string
}

const maxLines = 30
const mark = "not built: "

/** Removes tokens from the text, because the operator will pass the page on to other people. */
const withoutSecrets = (text: string): string => text.replaceAll(/[\w-]{40,}/g, "…")

const differenceOf = ({ message, diff }: Failure): string => {
  const lines = stripVTControlCharacters(diff ?? message).split("\n")
  const rest = lines.length > maxLines ? [`… ${lines.length - maxLines} more lines`] : []
  return withoutSecrets([...lines.slice(0, maxLines), ...rest].join("\n"))
}

const nameOf = ({ message }: Failure): Label | "the test itself" => labelOf(message) ?? "the test itself"

const occurrenceOf = (test: TestCase, failure: Failure): Occurrence => {
  const label = labelOf(failure.message)
  const [about = ""] = failure.message.slice(label?.length ?? 0).split(/: expected|\n/)
  const call = label === undefined ? "" : stripVTControlCharacters(about).replace(/^(?::| of) ?/, "")
  return { test: test.name, call, difference: differenceOf(failure) }
}

/** Returns the reason that a skipped test gives, or the option that its name or group requires. */
const reasonOf = (test: TestCase, note: string | undefined): string => {
  if (note !== undefined) return note
  const [, option] = /with (--\w+)/.exec(test.fullName) ?? []
  return option === undefined ? "its extension is not offered" : `needs ${option}`
}

/**
 * Groups the failures of a run by their label, and lists the calls that are not built, the skipped tests and the passed
 * tests.
 */
export const findingsOf = (modules: readonly TestModule[]): Findings => {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const results = tests.map((test) => ({ test, result: test.result() }))
  const failures = results.flatMap(({ test, result }) =>
    result.state === "failed"
      ? result.errors.map((failure) => ({ failure, occurrence: occurrenceOf(test, failure) }))
      : [],
  )
  const named = Map.groupBy(failures, ({ failure }) => nameOf(failure))
  const skipped = results.flatMap(({ test, result }) =>
    result.state === "skipped" ? [{ test: test.name, reason: reasonOf(test, result.note) }] : [],
  )
  const calls = skipped.flatMap(({ reason }) => (reason.startsWith(mark) ? [reason.slice(mark.length)] : []))
  return {
    findings: [...named].map(([name, all]) => ({
      name,
      seen: name === "the test itself" ? undefined : consequences[name],
      occurrences: all.map(({ occurrence }) => occurrence),
    })),
    notBuilt: [...new Set(calls)].toSorted(),
    skipped: skipped.filter(({ reason }) => !reason.startsWith(mark)),
    passed: results.flatMap(({ test, result }) => (result.state === "passed" ? [test.name] : [])),
  }
}
