import type { ComponentType, ReactNode } from "react"
import { useLocation } from "wouter"
import { isIdentified, isSignedIn, isVisitorUnknown } from "../../domain/session"
import type { ActorRefFrom } from "xstate"
import type { connection } from "../../machines/connection/connection.machine"
import type { sidebar } from "../../machines/sidebar/sidebar.machine"
import { ConnectionBanner } from "../connection/connection-banner"
import { isInCabinet } from "../paths"
import { useAppActor, useSession } from "../session"
import type { CabinetLayoutProps } from "./cabinet-layout"
import { PublicLayout } from "./public-layout"

interface Props extends Pick<CabinetLayoutProps, "account" | "switches"> {
  readonly connection: typeof connection
  readonly sidebar: ActorRefFrom<typeof sidebar>
  /** The cabinet's own layout; null until it has been fetched. */
  readonly cabinet: ComponentType<CabinetLayoutProps> | null
  readonly children: ReactNode
}

/** Around every page: the cabinet, also the demo one, has its menu; the rest its links out. */
export const SiteLayout = ({ connection, sidebar, cabinet: Cabinet, ...props }: Props) => {
  const [at] = useLocation()
  const visitor = useSession()
  const [state, send] = useAppActor(sidebar)
  return (
    <>
      <ConnectionBanner machine={connection} />
      {Cabinet && isInCabinet(at) ? (
        <Cabinet
          {...props}
          sidebar={{ state, send }}
          partner={visitor.profile?.isPartner ?? false}
          identified={visitor.session === "checking" || isIdentified(visitor)}
          unknown={isVisitorUnknown(visitor)}
        />
      ) : (
        <PublicLayout {...props} signedIn={isSignedIn(visitor)} />
      )}
    </>
  )
}
