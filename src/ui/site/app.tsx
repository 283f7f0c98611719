import { useSelector } from "@xstate/react"
import type { ComponentType, ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import { findOrderToPay, parseRedirectTarget } from "#domain/site/redirect.ts"
import type { lazyChunk } from "#machines/site/lazy-chunk.machine.ts"
import type { notification } from "#machines/site/notification.machine.ts"
import type { notifications } from "#machines/site/notifications.machine.ts"
import type { routeGuard } from "#machines/site/route-guard.machine.ts"
import type { session } from "#machines/site/session.machine.ts"
import type { signOut } from "#machines/site/sign-out.machine.ts"
import type { tokenRefresh } from "#machines/site/token-refresh.machine.ts"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { RoutedPage, type Pages } from "./lazy-chunk/lazy-chunk.tsx"
import { Notifications } from "./notifications/notifications.tsx"
import { RouteGuard } from "./route-guard.tsx"
import { SessionLost } from "./session-lost.tsx"
import { SessionContext, useAppActor } from "./session.tsx"
import { SessionBar } from "./session/session-bar.tsx"
import { SignOutButton, SignOutOutcome } from "./sign-out.tsx"
import { useQuery } from "./use-query.ts"

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
  }
  readonly guard: ActorRefFrom<typeof routeGuard>
  readonly machines: {
    readonly lazyChunk: typeof lazyChunk
    readonly notification: typeof notification
  }
  readonly pages: Pages
  readonly layout: ComponentType<LayoutProps>
  readonly banner?: ReactNode
}

const SignOut = ({ actors }: Pick<Props, "actors">) => <SignOutButton {...useAppActor(actors.signOut)} />

const Account = ({ actors }: Pick<Props, "actors">) => {
  const { state, send } = useAppActor(actors.session)
  const redirect = parseRedirectTarget(useQuery().get("redirect"))
  // Renders nothing on the way to a payment. The order's page itself offers to sign in and keeps the order.
  if (findOrderToPay(redirect) !== null && !state.matches("authenticated")) return null
  return <SessionBar state={state} send={send} redirect={redirect} signOut={<SignOut actors={actors} />} />
}

const NotificationArea = ({ actors, machines }: Pick<Props, "actors" | "machines">) => (
  <Notifications {...useAppActor(actors.notifications)} notification={machines.notification} />
)

const Guarded = ({ actors, guard: routeGuard, machines, pages }: Omit<Props, "layout" | "banner">) => {
  const { state: guard, send: sendGuard } = useAppActor(routeGuard)
  const changes = useSelector(actors.session, (state) => state.context.changes)
  return (
    <RouteGuard
      state={guard}
      send={sendGuard}
      page={(at) => <RoutedPage key={changes} path={at.split("?")[0]!} pages={pages} lazyChunk={machines.lazyChunk} />}
    />
  )
}

/**
 * Shows the effects of a sign-out or a lost session. The app renders them after the guard, whose redirect to the sign-in form
 * takes precedence.
 */
const SessionEndEffects = ({ actors }: Pick<Props, "actors">) => {
  const { state: signOutState, send: sendSignOut } = useAppActor(actors.signOut)
  const { state: refresh, send: sendRefresh } = useAppActor(actors.tokenRefresh)
  return (
    <>
      <SignOutOutcome state={signOutState} send={sendSignOut} />
      <SessionLost state={refresh} send={sendRefresh} />
    </>
  )
}

/** Renders its children after hydration, so that no prerendered HTML contains them and their machines start late. */
export const AfterHydration = ({ children }: { readonly children: ReactNode }) =>
  useAfterHydration(false, () => true) && children

/** Renders the application inside its providers: the layout, the guarded page and the notifications. */
export const App = ({ layout: Layout, banner, ...props }: Props) => (
  <SessionContext value={props.actors.session}>
    <Layout account={<Account {...props} />}>
      {banner}
      <Guarded {...props} />
      <AfterHydration>
        <SessionEndEffects {...props} />
      </AfterHydration>
    </Layout>
    <AfterHydration>
      <NotificationArea {...props} />
    </AfterHydration>
  </SessionContext>
)
