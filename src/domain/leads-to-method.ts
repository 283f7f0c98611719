import { matchRoute } from "./routes"

/** The sign-up stands between an order and its payment: a valid code is set there already. */
export const leadsToMethod = (redirect: string | null): boolean =>
  redirect !== null && matchRoute(redirect.split(/[?#]/, 1)[0]!)?.name === "buyMethod"
