/** The address of the page, in the form of `document.location`. */
export interface PageAddress {
  readonly hostname: string
  readonly pathname: string
}

/** Returns every other path and domain that a cookie of this address can have. The cookies of this site have the path / and no domain. */
export const otherCookieScopes = ({ hostname, pathname }: PageAddress): ReadonlyArray<string> => {
  const steps = pathname.split("/").filter((step) => step !== "")
  const folders = steps.map((_, at) => `/${steps.slice(0, at + 1).join("/")}`)
  const names = hostname.split(".")
  const domains = ["", ...names.map((_, at) => `; Domain=${names.slice(at).join(".")}`)]
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])]
    .flatMap((path) => domains.map((domain) => `Path=${path}${domain}`))
    .slice(1)
}
