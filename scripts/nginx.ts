import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { type Counts, countPlaywright, countRun } from "./counts.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/**
 * The path of nginx, or undefined if nginx is not installed. The list includes /usr/sbin, which Debian uses and only root's PATH contains.
 */
export const nginxProgram = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"]
  .map((folder) => join(folder, "nginx"))
  .find(existsSync)

const args = ["test", "--project", "nginx", "--output", "test-results/nginx"]
export const repeatNginx = `E2E_NGINX=1 npx playwright ${args.join(" ")}`

/** Runs `tests/nginx` and the purchase through nginx. The build must exist already. Returns undefined if nginx is not installed. */
export const runBehindNginx = async (): Promise<Counts | undefined> => {
  if (nginxProgram === undefined) return undefined
  const report = inRoot("reports/nginx.json")
  const start = () => run("playwright", args, { E2E_NGINX: "1", E2E_REPORT: report })
  return await countRun(report, start, countPlaywright(repeatNginx))
}
