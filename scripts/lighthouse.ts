import { mkdir, writeFile } from "node:fs/promises"
import lighthouse from "lighthouse"
import { launchBrowser } from "./browser.ts"
import { printLine } from "./print-line.ts"
import { inRoot } from "./root.ts"
import { startServer } from "./server.ts"

const port = 9_322
const onlyCategories = ["accessibility", "best-practices", "seo"]

// Prints the Lighthouse scores of the build in dist/. A score below 100 fails.
await using server = await startServer()
await using _ = await launchBrowser("figures", [`--remote-debugging-port=${port}`])
await mkdir(inRoot("reports/lighthouse"), { recursive: true })
for (const path of ["/", "/buy", "/signin", "/signup"]) {
  const flags = { port, onlyCategories, output: "json", logLevel: "error" } as const
  const { lhr, report } = (await lighthouse(new URL(path, server.url).href, flags))!
  await writeFile(inRoot(`reports/lighthouse/${path.slice(1) || "home"}.json`), String(report))
  const categories = Object.values(lhr.categories)
  printLine(`${path}: ${categories.map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`).join(", ")}`)
  for (const { id } of categories.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0)))
    if ((lhr.audits[id]?.score ?? 1) < 1) printLine(`  ✗ ${id}: ${lhr.audits[id]!.title}`)
  if (categories.some(({ score }) => score !== 1)) process.exitCode = 1
}
