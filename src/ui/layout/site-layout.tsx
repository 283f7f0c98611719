import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { isSignedIn } from "../../domain/session"
import type { ActorRefFrom } from "xstate"
import type { connection } from "../../machines/connection/connection.machine"
import type { sidebar } from "../../machines/sidebar/sidebar.machine"
import { ConnectionBanner } from "../connection/connection-banner"
import { paths } from "../paths"
import { useAppActor, useSession } from "../session"
import type { CabinetProps } from "./cabinet-layout"
import { CabinetLayout } from "./cabinet-layout"
import { PublicLayout } from "./public-layout"

interface Props extends Pick<CabinetProps, "account" | "switches"> {
  readonly connection: typeof connection
  readonly sidebar: ActorRefFrom<typeof sidebar>
  readonly children: ReactNode
}

/** Around every page: the cabinet, also the demo one, has its menu; the rest its links out. */
export const SiteLayout = ({ connection, sidebar, ...props }: Props) => {
  const [at] = useLocation()
  const visitor = useSession()
  const [state, send] = useAppActor(sidebar)
  const inCabinet = [paths.cabinet(), paths.demo()].some((path) => at === path || at.startsWith(`${path}/`))
  return (
    <>
      <ConnectionBanner machine={connection} />
      {inCabinet
        ? (
          <CabinetLayout
            {...props} sidebar={{ state, send }} partner={visitor.profile?.isPartner ?? false}
            identified={visitor.session !== "demo" && visitor.session !== "anonymous"}
          />
        )
        : <PublicLayout {...props} signedIn={isSignedIn(visitor)} />}
    </>
  )
}
