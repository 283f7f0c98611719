import { globSync, readFileSync } from "node:fs"
import type { Check } from "../check.ts"
import { rawValues } from "../css.ts"
import { inRoot, root } from "../root.ts"

const tokens = "src/ui/kit/tokens.css"

export const check: Check = async () => ({
  name: "css",
  problems: globSync("src/**/*.css", { cwd: root }).filter((file) => file !== tokens).flatMap((file) =>
    rawValues(readFileSync(inRoot(file), "utf8"))
      .map(({ line, value }) => `${file}:${line} ${value}: give it a name in ${tokens} and use the name.`)),
})
