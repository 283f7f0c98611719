/** The parts of `document.location` that limit the cookies of a page. */
export interface PageAddress {
  readonly hostname: string
  readonly pathname: string
}

/**
 * Returns every path and domain that a cookie on this page can have, except those of the site itself. The site's cookies have the path /
 * and no domain.
 */
export const listOtherCookieScopes = ({ hostname, pathname }: PageAddress): ReadonlyArray<string> => {
  const steps = pathname.split("/").filter((step) => step !== "")
  const folders = steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)
  const names = hostname.split(".")
  const domains = ["", ...names.map((_, index) => `; Domain=${names.slice(index).join(".")}`)]
  return ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])]
    .flatMap((path) => domains.map((domain) => `Path=${path}${domain}`))
    .slice(1)
}
