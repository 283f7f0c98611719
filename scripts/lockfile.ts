type Entry = { readonly integrity?: string; readonly resolved?: string; readonly link?: boolean }

export type Lockfile = { readonly packages: Readonly<Record<string, Entry>> }

const registry = "https://registry.npmjs.org/"

/**
 * Finds packages without `integrity`, which npm installs unchecked, and packages that npm would download from a server other than the
 * registry.
 */
export const findLockfileProblems = ({ packages }: Lockfile): readonly string[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path !== "" && link !== true)
    .flatMap(([path, { integrity, resolved }]) => [
      ...(integrity?.startsWith("sha512-") === true
        ? []
        : [`${path} has no sha512 integrity. Find it with \`npm view <name>@<version> dist.integrity\`.`]),
      ...(resolved === undefined || resolved.startsWith(registry) ? [] : [`${path} does not come from ${registry}`]),
    ])
