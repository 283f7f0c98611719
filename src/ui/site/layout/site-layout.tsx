import type { ComponentType, ReactNode } from "react"
import { useLocation } from "wouter"
import { isIdentified, isSignedIn, isVisitorUnknown } from "../../../domain/site/session"
import type { ActorRefFrom } from "xstate"
import type { connection } from "../../../machines/site/connection.machine"
import type { sidebar } from "../../../machines/site/sidebar.machine"
import { ConnectionBanner } from "../connection/connection-banner"
import { isInCabinet } from "../paths"
import { useAppActor, useSession } from "../session"
import type { CabinetLayoutProps } from "./cabinet-layout"
import { PublicLayout } from "./public-layout"

interface Props extends Pick<CabinetLayoutProps, "account" | "switches" | "privacy"> {
  readonly connection: typeof connection
  readonly sidebar: ActorRefFrom<typeof sidebar>
  /** The cabinet's layout; null until its chunk is loaded. */
  readonly cabinet: ComponentType<CabinetLayoutProps> | null
  readonly children: ReactNode
}

/** The layout of every page: cabinet and demo pages have the cabinet menu, others the public header. */
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
