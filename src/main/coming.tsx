import { useLocation } from "wouter"
import { matchRoute } from "../domain/routes"
import { ComingPage } from "../ui/coming/coming"

/** Sections that have an address and not yet a page of their own. */
export const page = () => () => {
  const [at] = useLocation()
  const route = matchRoute(at)?.name
  return route && <ComingPage route={route} />
}
