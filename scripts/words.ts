import { parseArgs } from "node:util"
import { camelCase } from "./generate/flows.ts"
import { run } from "./run.ts"

// Accepts the words that the states of these machines show now. Without names, the command accepts the words of all
// machines.
const { positionals } = parseArgs({ allowPositionals: true })
const args = ["run", "--project", "unit", "tests/paths/accepted-texts.test.ts", "--update"]
process.exitCode = await run(
  "vitest",
  args,
  positionals.length > 0 ? { VITE_WALK: positionals.map(camelCase).join(",") } : {},
)
