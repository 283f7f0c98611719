import { expect, type APIRequestContext } from "@playwright/test"

export interface Operation {
  readonly id: string
  readonly operationType: "Bonus" | "PartnerBonus" | "Withdrawal" | "MaintenanceFee"
  readonly amount: string
  readonly currencyId: "btc" | "eth"
  readonly operationDate: string
  readonly state: string
}

/** Reads every operation of the history from the API. */
export const loadOperations = async (
  request: APIRequestContext,
  token: string,
  query = "",
): Promise<ReadonlyArray<Operation>> => {
  const all: Array<Operation> = []
  for (;;) {
    const response = await request.get(`/api/v1/dashboard/operationhistory/?offset=${all.length}&count=100${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(response.status()).toBe(200)
    const { total, values } = (await response.json()) as {
      readonly total: number
      readonly values: ReadonlyArray<Operation>
    }
    all.push(...values)
    if (all.length >= total) return all
  }
}

const units = (amount: string): bigint => {
  const [whole = "0", part = ""] = amount.split(".")
  return BigInt(whole + part.padEnd(8, "0"))
}

/** Calculates the balance of one coin after all operations, with eight digits. */
export const balanceOf = (operations: ReadonlyArray<Operation>, coin: Operation["currencyId"]): string => {
  const sum = operations
    .filter(({ currencyId, state }) => currencyId === coin && state !== "Rejected")
    .reduce(
      (total, { operationType, amount }) =>
        operationType === "Bonus" || operationType === "PartnerBonus" ? total + units(amount) : total - units(amount),
      0n,
    )
  const digits = sum.toString().padStart(9, "0")
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}

/** Parses the cells of an exported table. */
export const cellsOf = (text: string, separator: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows = text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n")
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, "g")
  return rows.map((row) =>
    [...row.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ""),
  )
}
