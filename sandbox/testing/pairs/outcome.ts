import { checkPassword } from "#sandbox/rules/passwords.ts"
import type { Difference, Row } from "./change-log.ts"
import { newPasswords } from "./pair-call.ts"
import { password } from "./steps.ts"

/** The result of two calls: their responses, and the rows that they removed or added. */
export type Outcome = { readonly responses: readonly string[]; readonly rows: readonly string[] }

/** Columns ("table.column") with random or counted values, which differ each time the same call is made. */
export type Random = ReadonlySet<string>

/** Returns the columns that differ between two runs of the same call. */
export const randomIn = (one: readonly Difference[], other: readonly Difference[]): readonly string[] => {
  const selectAdded = (all: readonly Difference[]) => all.filter(({ sign }) => sign === "+")
  const [first, second] = [selectAdded(one), selectAdded(other)]
  return first.flatMap(({ place, row }, index) => {
    const again = second[index]?.row ?? {}
    return Object.keys(row).flatMap((column) =>
      JSON.stringify(row[column]) === JSON.stringify(again[column]) ? [] : [`${place}.${column}`],
    )
  })
}

const nameOfHash = async (stored: unknown): Promise<string> => {
  if (typeof stored !== "string") return String(stored)
  for (const each of [password, ...newPasswords]) if (await checkPassword(each, stored, "")) return `of ${each}`
  return "of another password"
}

/** Matches a new id, or a hash of a new secret. */
const newIdPattern = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})$/
const isMade = (column: string, value: unknown): boolean =>
  (column === "id" || column.endsWith("hash")) && typeof value === "string" && newIdPattern.test(value)

/**
 * Returns true if a row counts an attempt. Calls write these rows before the lock, independent of their result, and some calls delete them
 * (docs/decisions/0034-guessing-a-password.md).
 */
const isCount = ({ place, row }: Difference): boolean =>
  place === "sign_in_attempt" || (place === "security_event" && row["type"] === "SignInFailed")

/** Masks ids, secrets and numbers that differ in each run, unless the row had them before. */
const maskRow = async (place: string, row: Row, random: Random, before: readonly Row[]): Promise<string> => {
  const columns = await Promise.all(
    Object.entries(row).map(async ([column, value]) => {
      if (column === "password_hash") return [column, await nameOfHash(value)]
      const isKnown = value === null || before.some((old) => old[column] === value)
      const isRandom = random.has(`${place}.${column}`) || isMade(column, value)
      return [column, isRandom && !isKnown ? "*" : value]
    }),
  )
  return JSON.stringify(Object.fromEntries(columns))
}

export const describeRows = async (differences: readonly Difference[], random: Random): Promise<readonly string[]> => {
  const gone = (place: string) =>
    differences.filter((each) => each.sign === "-" && each.place === place).map(({ row }) => row)
  const rows = await Promise.all(
    differences
      .filter((each) => !isCount(each))
      .map(async ({ place, sign, row }) => `${sign} ${place} ${await maskRow(place, row, random, gone(place))}`),
  )
  return rows.toSorted()
}

/** Describes an outcome and the serial order that is nearest to it. */
export const describeDifference = (title: string, outcome: Outcome, serial: readonly Outcome[]): string => {
  const selectMissing = (from: Outcome, to: Outcome) => from.rows.filter((row) => !to.rows.includes(row))
  const distance = (other: Outcome) => selectMissing(outcome, other).length + selectMissing(other, outcome).length
  const [nearest] = serial.toSorted((one, other) => distance(one) - distance(other))
  const orders = serial.map(({ responses }) => responses.join(" + ")).join(" or ")
  return [
    `${title}: ${outcome.responses.join(" + ")} instead of ${orders}`,
    ...selectMissing(outcome, nearest ?? outcome).map((row) => `  too much: ${row}`),
    ...selectMissing(nearest ?? outcome, outcome).map((row) => `  missing: ${row}`),
  ].join("\n")
}
