// Runs before the project's own commands, on any Node that npm found: plain old JavaScript, no dependency.
const { existsSync } = require("node:fs")
const { join } = require("node:path")

/** The first version with Argon2; TypeScript it runs without a flag since 22.18. */
const least = [24, 7]

/** Why this Node cannot run the project, and what to do; undefined where it can. */
const nodeProblem = (version, hasOwnNode) => {
  const [major, minor] = version.split(".").map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return undefined
  return hasOwnNode
    ? `Node ${version} is too old: Hashwell needs ${least.join(".")} or newer. Run its commands through npm (npm start): npm finds the project's own Node.`
    : `Node ${version} is too old, and the project's own Node is missing. If install scripts were skipped, run: npm rebuild node. After npm ci --omit=dev, install Node ${least.join(".")} or newer.`
}

module.exports = { nodeProblem }

if (require.main === module) {
  const problem = nodeProblem(process.versions.node, existsSync(join(__dirname, "../node_modules/node/bin/node")))
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`)
    process.exit(1)
  }
}
