import { matchRoute } from "#domain/site/routes.ts"

/** The sign-up is between an order and its payment, where a valid code is already set. */
export const leadsToMethod = (redirect: string | null): boolean =>
  redirect !== null && matchRoute(redirect.split(/[?#]/, 1)[0]!)?.name === "buyMethod"
