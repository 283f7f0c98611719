import { expect, it } from "vitest"
import { runAndCapture } from "#scripts/run.ts"
import { copyWorkingTree } from "#scripts/working-tree.ts"

/** The options of a command for each kind of flow. Together they use every option of `npm run new-flow`. */
const flows: ReadonlyArray<ReadonlyArray<string>> = [
  ["partner", "example-total", "--kind", "load", "--call", "GET /partner/example-total"],
  [
    "money",
    "example-form",
    "--kind",
    "form",
    "--field",
    "amount:integer",
    "--refused",
    "TooHigh",
    "--refused",
    "NotNow:409",
  ],
  [
    "cabinet",
    "example-dialog",
    "--kind",
    "dialog",
    "--field",
    "ends:date",
    "--refused",
    "TooLate",
    "--texts",
    "contract",
  ],
  ["account", "example-limit", "--kind", "setting", "--field", "exampleLimit:decimal", "--refused", "TooLow"],
]
const calls: Readonly<Record<string, ReadonlyArray<string>>> = {
  "example-form": ["--call", "POST /example-forms", "--extension", "withdrawals"],
  "example-dialog": ["--call", "PATCH /contracts/{contractId}/example", "--extension", "contracts"],
}

it(
  "flows of every kind, generated into one copy of the project, have no type errors",
  { timeout: 600_000 },
  async () => {
    await using copy = await copyWorkingTree(null)
    const node = (...args: ReadonlyArray<string>) => runAndCapture("node", args, { folder: copy.folder })
    for (const options of flows) {
      const { code, output } = await node(
        "scripts/new-flow.ts",
        ...options,
        ...(calls[options[1]!] ?? []),
        "--ru",
        "Пример",
      )
      expect(code, output).toBe(0)
    }
    const { output } = await node("scripts/check.ts", "types")
    expect(output).toMatch(/^✓ types/m)
  },
)
