import type { LintRule } from "./lint-baseline.ts"

const layer = "(domain|machines|adapters|ui)"
const place = new RegExp(String.raw`[\\/]src[\\/]${layer}[\\/]([^\\/]+)[\\/]`)
const alias = new RegExp(`^#${layer}/([^/]+)/`)
/**
 * The areas, from the area that every page needs to the area that uses most others.
 * - Inside a layer, a file imports only areas before its own, so that no two areas import each other.
 * - An area may import any area of another layer. The dashboard, for example, uses the domain of several areas.
 */
export const areas = ["site", "orders", "shop", "payments", "money", "account", "cabinet", "partner", "demo"]
/** Folders that belong to no area. */
const common = new Set(["shared", "kit"])

interface Source {
  readonly source?: { readonly value?: unknown } | null
}

/**
 * A rule that forbids files of `shared` and of the kit to import an area, and files of an area to import an area after
 * their own.
 */
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
