import type { LintRule } from "./lint-baseline.ts"

const layer = "(domain|machines|adapters|ui)"
const place = new RegExp(String.raw`[\\/]src[\\/]${layer}[\\/]([^\\/]+)[\\/]`)
const alias = new RegExp(`^#${layer}/([^/]+)/`)
/** What no area owns. */
const common = new Set(["shared", "kit"])

interface Source {
  readonly source?: { readonly value?: unknown } | null
}

/** Files of `shared` and of the kit import no area. */
export const areasRule: LintRule = {
  create: ({ filename, report }) => {
    const [, , own = ""] = place.exec(filename) ?? []
    const check = (node: Source) => {
      const [, , other = ""] = alias.exec(String(node.source?.value ?? "")) ?? []
      if (other === "" || other === own) return
      if (common.has(own) && !common.has(other))
        report({
          node,
          message: `What no area owns does not know the area "${other}". Take it as a prop or an argument, move what both need into shared, or move this file into an area.`,
        })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
