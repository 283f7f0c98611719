/** The address of the page, as `document.location` has it. */
export interface PageAddress {
  readonly hostname: string
  readonly pathname: string
}

/** Every other path and domain that a cookie of this address can belong to; this site's own have the path / and no domain. */
export const otherPlaces = ({ hostname, pathname }: PageAddress): ReadonlyArray<string> => {
  const steps = pathname.split("/").filter((step) => step !== "")
  const folders = steps.map((_, at) => `/${steps.slice(0, at + 1).join("/")}`)
  const names = hostname.split(".")
  const domains = ["", ...names.map((_, at) => `; Domain=${names.slice(at).join(".")}`)]
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])]
    .flatMap((path) => domains.map((domain) => `Path=${path}${domain}`))
    .slice(1)
}
