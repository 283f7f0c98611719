import type { ComponentProps, ComponentType, ReactNode } from "react"
import { useLocation } from "wouter"
import type { ActorRefFrom } from "xstate"
import { isIdentified, isSignedIn, isProfileUnknown } from "#domain/site/session.ts"
import type { connection } from "#machines/site/connection.machine.ts"
import type { sidebar } from "#machines/site/sidebar.machine.ts"
import { ConnectionBanner } from "#ui/site/connection/connection-banner.tsx"
import { isInCabinet } from "#ui/site/paths.ts"
import { useAppActor, useSession } from "#ui/site/session.tsx"
import type { CabinetLayoutProps } from "./cabinet-layout.tsx"
import { PublicLayout } from "./public-layout.tsx"

interface Props
  extends
    Pick<CabinetLayoutProps, "account" | "switches" | "privacy">,
    Pick<ComponentProps<typeof PublicLayout>, "Demo"> {
  readonly connection: typeof connection
  readonly sidebar: ActorRefFrom<typeof sidebar>
  readonly cabinet: ComponentType<CabinetLayoutProps> | null
  readonly children: ReactNode
}

/**
 * The layout of every page. Pages of the cabinet and of the demo have the cabinet's menu, and any other page has the public
 * header.
 */
export const SiteLayout = ({ connection, sidebar, cabinet: Cabinet, Demo, ...props }: Props) => {
  const [at] = useLocation()
  const session = useSession()
  const { state, send } = useAppActor(sidebar)
  return (
    <>
      <ConnectionBanner machine={connection} />
      {Cabinet && isInCabinet(at) ? (
        <Cabinet
          {...props}
          sidebar={{ state, send }}
          isPartner={session.profile?.isPartner ?? false}
          isIdentified={session.status === "checking" || isIdentified(session)}
          isUnknown={isProfileUnknown(session)}
        />
      ) : (
        <PublicLayout {...props} Demo={Demo} isSignedIn={isSignedIn(session)} />
      )}
    </>
  )
}
