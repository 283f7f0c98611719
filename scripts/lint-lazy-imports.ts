import type { LintRule } from "./lint-baseline.ts"

interface Node {
  readonly type: string
  readonly name?: unknown
  readonly parent?: Node
  readonly callee?: Node
  readonly key?: Node
  readonly imported?: Node
  readonly source?: { readonly value?: unknown }
  readonly specifiers?: readonly Node[]
}

const message =
  "Code loads later in two ways: `lazyModule(() => import(…))` without a view (src/adapters/shared/lazy-module.ts), " +
  "and `lazyPart(app, { load: () => import(…), view })` with one (src/main/site/part.tsx)."

const ofPart = /[\\/]src[\\/]main[\\/]site[\\/]part\.tsx$/

/** Returns true for an import that a function passes to `lazyModule`, or that is the `load` of a part. */
const isGiven = ({ parent }: Node): boolean => {
  const arrow = parent?.type === "TSAsExpression" ? parent.parent : parent
  if (arrow?.type !== "ArrowFunctionExpression") return false
  const owner = arrow.parent
  if (owner?.type === "CallExpression") return owner.callee?.name === "lazyModule"
  return owner?.type === "Property" && owner.key?.name === "load"
}

/**
 * A rule that forbids other ways of loading code later: a direct `import()`, and the `lazy` of React outside
 * `lazyPart`.
 */
export const lazyImportRule: LintRule = {
  create: ({ filename, report }) => ({
    ImportExpression: (node: Node) => {
      if (!isGiven(node)) report({ node, message })
    },
    ImportDeclaration: (node: Node) => {
      const names = node.source?.value === "react" ? (node.specifiers ?? []).map(({ imported }) => imported?.name) : []
      if (names.includes("lazy") && !ofPart.test(filename)) report({ node, message })
    },
  }),
}
