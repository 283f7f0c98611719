import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { isSignedIn } from "../../domain/session"
import { paths } from "../paths"
import { useSession } from "../session"
import { CabinetLayout } from "./cabinet-layout"
import { PublicLayout } from "./public-layout"

interface Props {
  readonly account: ReactNode
  readonly switches: ReactNode
  readonly children: ReactNode
}

/** Around every page: the cabinet has its menu, the rest its links out. */
export const SiteLayout = (props: Props) => {
  const [at] = useLocation()
  const signedIn = isSignedIn(useSession())
  const inCabinet = at === paths.cabinet() || at.startsWith(`${paths.cabinet()}/`)
  return inCabinet ? <CabinetLayout {...props} /> : <PublicLayout {...props} signedIn={signedIn} />
}
