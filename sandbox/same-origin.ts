/** Whether another site's page made this request. A program sends neither header. */
export const isFromElsewhere = (own: readonly string[], headers: (name: string) => string | undefined): boolean => {
  const site = headers("Sec-Fetch-Site")
  // Our pages send no referrer, so a form sends "Origin: null" here too: check Sec-Fetch-Site first.
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  const origin = headers("Origin")
  return origin !== undefined && !own.includes(origin)
}
