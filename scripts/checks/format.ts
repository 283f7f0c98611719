import type { Check } from "#scripts/check.ts"
import { listen } from "#scripts/run.ts"

/** Layout is decided by oxfmt alone, in .oxfmtrc.json; `npm run format` writes it. */
export const check: Check = async () => {
  const { code, output } = await listen("oxfmt", ["--list-different"])
  const files = output.split("\n").filter((line) => line.trim() !== "")
  if (code === 0) return { name: "format", problems: [] }
  return {
    name: "format",
    problems: files
      .map((file) => `${file}: run \`npm run format\``)
      .concat(files.length > 0 ? [] : `oxfmt ended with ${code}`),
  }
}
