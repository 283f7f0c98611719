import { toolCheck } from "#scripts/tool-check.ts"

/** Files, exports and packages that nothing uses. knip.json names the entry points. Git ignores the stories and lists, which use much. */
export const check = toolCheck("unused code", "knip", ["--reporter", "compact", "--no-config-hints", "--no-gitignore"])
