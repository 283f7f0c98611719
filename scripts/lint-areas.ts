import type { LintRule } from "./lint-baseline.ts"

const layer = "(domain|machines|adapters|ui)"
const place = new RegExp(String.raw`[\\/]src[\\/]${layer}[\\/]([^\\/]+)[\\/]`)
const alias = new RegExp(`^#${layer}/([^/]+)/`)
/**
 * The areas, from what every page needs to what uses most. In its layer, a file imports the areas before its own, so that no two import
 * each other. An area may use another layer of any area: what the dashboard lists is the domain of several.
 */
export const areas = ["site", "orders", "shop", "payments", "money", "account", "cabinet", "partner", "demo"]
/** Folders of things that no area owns. */
const common = new Set(["shared", "kit"])

interface Source {
  readonly source?: { readonly value?: unknown } | null
}

/** Files of `shared` and of the kit import no area; those of an area import no later one. */
export const areasRule: LintRule = {
  create: ({ filename, report }) => {
    const [, layerOfFile, own = ""] = place.exec(filename) ?? []
    const check = (node: Source) => {
      const [, layerOfOther, other = ""] = alias.exec(String(node.source?.value ?? "")) ?? []
      if (other === "" || other === own) return
      if (common.has(own) && !common.has(other))
        report({
          node,
          message: `Files of shared and of the kit must not import the area "${other}". Take the value as a prop or an argument, move what both need into shared, or move this file into an area.`,
        })
      else if (layerOfFile === layerOfOther && areas.includes(own) && areas.indexOf(other) > areas.indexOf(own))
        report({
          node,
          message: `The area "${own}" must not import "${other}", which comes after it in the order of areas (scripts/lint-areas.ts). Move what both need into "${own}" or an earlier area, or take the value as an argument or a prop.`,
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
