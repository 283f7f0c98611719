import { useSelector } from "@xstate/react"
import type { ComponentType, ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import { redirectTarget } from "../../domain/site/redirect"
import type { lazyChunk } from "../../machines/site/lazy-chunk.machine"
import type { notification } from "../../machines/site/notification.machine"
import type { notifications } from "../../machines/site/notifications.machine"
import type { routeGuard } from "../../machines/site/route-guard.machine"
import type { session } from "../../machines/site/session.machine"
import type { signOut } from "../../machines/site/sign-out.machine"
import type { tokenRefresh } from "../../machines/site/token-refresh.machine"
import type { twoFactorChallenge } from "../../machines/account/two-factor-challenge.machine"
import type { PasskeyFactorProps } from "../account/passkey-factor"
import type { ChallengeModalProps } from "../account/two-factor-challenge"
import { Notifications } from "./notifications/notifications"
import { useQuery } from "./use-query"
import { RouteGuard } from "./route-guard"
import { RoutedPage } from "./routed-page"
import type { PageForRoute } from "./routed-page"
import { useAfterHydration } from "../shared/use-after-hydration"
import { SessionContext, useAppActor } from "./session"
import { SessionBar } from "./session/session-bar"
import { SignOutButton, SignOutOutcome } from "./sign-out"
import { SessionLost } from "./session-lost"

export interface LayoutProps {
  readonly account: ReactNode
  readonly children: ReactNode
}

interface Props {
  readonly actors: {
    readonly session: ActorRefFrom<typeof session>
    readonly tokenRefresh: ActorRefFrom<typeof tokenRefresh>
    readonly signOut: ActorRefFrom<typeof signOut>
    readonly notifications: ActorRefFrom<typeof notifications>
    readonly twoFactorChallenge: ActorRefFrom<typeof twoFactorChallenge>
  }
  readonly guard: ActorRefFrom<typeof routeGuard>
  readonly machines: {
    readonly lazyChunk: typeof lazyChunk
    readonly notification: typeof notification
  }
  readonly pageOf: PageForRoute
  readonly layout: ComponentType<LayoutProps>
  /** Null until the first challenge. */
  readonly challengeModal: () => ComponentType<ChallengeModalProps> | null
  readonly passkeyFactor: ComponentType<PasskeyFactorProps>
  readonly banner?: ReactNode
}

const SignOut = ({ actors }: Pick<Props, "actors">) => {
  const [state, send] = useAppActor(actors.signOut)
  return <SignOutButton state={state} send={send} />
}

const Account = ({ actors }: Pick<Props, "actors">) => {
  const [state, send] = useAppActor(actors.session)
  const redirect = redirectTarget(useQuery().get("redirect"))
  return <SessionBar state={state} send={send} redirect={redirect} signOut={<SignOut actors={actors} />} />
}

const NotificationArea = ({ actors, machines }: Pick<Props, "actors" | "machines">) => {
  const [state, send] = useAppActor(actors.notifications)
  return <Notifications state={state} send={send} notification={machines.notification} />
}

/** Above everything, including an open dialog. */
const Challenge = ({
  actors,
  challengeModal,
  passkeyFactor,
}: Pick<Props, "actors" | "challengeModal" | "passkeyFactor">) => {
  const [state, send] = useAppActor(actors.twoFactorChallenge)
  const Modal = challengeModal()
  return Modal && <Modal state={state} send={send} passkey={passkeyFactor} />
}

const Guarded = ({
  actors,
  guard: routeGuard,
  machines,
  pageOf,
}: Omit<Props, "layout" | "challengeModal" | "passkeyFactor" | "banner">) => {
  const [guard, sendGuard] = useAppActor(routeGuard)
  const changes = useSelector(actors.session, (state) => state.context.changes)
  return (
    <RouteGuard
      state={guard}
      send={sendGuard}
      page={(at) => (
        <RoutedPage key={changes} path={at.split("?")[0]!} pageOf={pageOf} lazyChunk={machines.lazyChunk} />
      )}
    />
  )
}

/** Effects of a sign-out or a lost session. Rendered after the guard, whose redirect to the sign-in form takes precedence. */
const SessionEndEffects = ({ actors }: Pick<Props, "actors">) => {
  const [signOutState, sendSignOut] = useAppActor(actors.signOut)
  const [refresh, sendRefresh] = useAppActor(actors.tokenRefresh)
  return (
    <>
      <SignOutOutcome state={signOutState} send={sendSignOut} />
      <SessionLost state={refresh} send={sendRefresh} />
    </>
  )
}

/** What no first HTML contains: its machines start after hydration. */
export const Afterwards = ({ children }: { readonly children: ReactNode }) =>
  useAfterHydration(false, () => true) && children

export const App = ({ layout: Layout, banner, ...props }: Props) => (
  <SessionContext value={props.actors.session}>
    <Layout account={<Account {...props} />}>
      {banner}
      <Guarded {...props} />
      <Afterwards>
        <SessionEndEffects {...props} />
      </Afterwards>
    </Layout>
    <Afterwards>
      <NotificationArea {...props} />
      <Challenge {...props} />
    </Afterwards>
  </SessionContext>
)
