import { toolCheck } from "#scripts/tool-check.ts"

/** Layout is decided by oxfmt alone, in .oxfmtrc.json; `npm run format` writes it. */
export const check = toolCheck("format (npm run format writes it)", "oxfmt", ["--list-different"])
