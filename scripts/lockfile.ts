type Entry = { readonly integrity?: string; readonly resolved?: string; readonly link?: boolean }

export type Lockfile = { readonly packages: Readonly<Record<string, Entry>> }

const registry = "https://registry.npmjs.org/"

/** Without `integrity` npm installs whatever it is sent; another address would be asked by everybody who installs. */
export const lockfileProblems = ({ packages }: Lockfile): readonly string[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path !== "" && link !== true)
    .flatMap(([path, { integrity, resolved }]) => [
      ...(integrity?.startsWith("sha512-") === true
        ? []
        : [`${path} has no sha512 integrity. npm view <name>@<version> dist.integrity tells it.`]),
      ...(resolved === undefined || resolved.startsWith(registry)
        ? []
        : [`${path} comes from another place than ${registry}`]),
    ])
