import lighthouse from "lighthouse"
import { mkdir, writeFile } from "node:fs/promises"
import { launchBrowser } from "./browser.ts"
import { inRoot } from "./root.ts"
import { say } from "./say.ts"
import { startServer } from "./server.ts"

const paths = ["/", "/buy", "/signin", "/signup"]
const categories = ["accessibility", "best-practices", "seo"] as const
const port = 9_322

/** Lighthouse scores of the build in dist/. Scores under 100 fail. */
const measure = async (): Promise<boolean> => {
  await using server = await startServer()
  await using _ = await launchBrowser("figures", [`--remote-debugging-port=${port}`])
  let perfect = true
  for (const path of paths) {
    const run = await lighthouse(new URL(path, server.url).href, {
      port,
      onlyCategories: [...categories],
      output: "json",
      logLevel: "error",
    })
    if (run === undefined) throw new Error(`Lighthouse says nothing of ${path}.`)
    const { lhr, report } = run
    await mkdir(inRoot("reports/lighthouse"), { recursive: true })
    await writeFile(inRoot(`reports/lighthouse/${path.slice(1) || "home"}.json`), String(report))
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)] as const)
    say(`${path}: ${scores.map(([name, score]) => `${name} ${score}`).join(", ")}`)
    const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    )
    for (const { id } of weighed) if ((lhr.audits[id]?.score ?? 1) < 1) say(`  ✗ ${id}: ${lhr.audits[id]!.title}`)
    perfect &&= scores.every(([, score]) => score === 100)
  }
  return perfect
}

process.exitCode = (await measure()) ? 0 : 1
