import { fromCallback, type AnyEventObject, type EventObject } from "xstate"
import { follow, onSnapshot } from "#adapters/shared/follow.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"
import { isIdentified, isProfileUnknown, type SessionState } from "#domain/site/session.ts"
import type { PendingEmailChanged } from "#machines/account/pending-email.machine.ts"
import type { PasswordPresenceChanged } from "#machines/account/settings-badge.machine.ts"
import type { IdentificationChanged } from "#machines/cabinet/support-sidebar.machine.ts"
import type { PromoVisitorChanged } from "#machines/shop/promo-activator.machine.ts"
import { sessionStateOf } from "#machines/site/session.machine.ts"
import type { CabinetPresenceChanged } from "#machines/site/warning-count.machine.ts"
import { isInCabinet } from "#ui/site/paths.ts"
import type { AppContext } from "./app.ts"

type Sessions = Pick<AppContext, "session">

/** Reports an event about the visitor, at the start and whenever it changes. */
const watchSession = <Changed extends EventObject>(
  { session }: Sessions,
  eventFor: (sessionState: SessionState) => Changed,
) =>
  fromCallback<AnyEventObject, undefined, Changed>(({ sendBack }) =>
    follow([onSnapshot(session)], () => eventFor(sessionStateOf(session.getSnapshot())), sendBack),
  )

export const watchPassword = (app: Sessions) =>
  watchSession<PasswordPresenceChanged>(app, ({ profile }) =>
    // A demo customer needs no password, so the password never counts as missing.
    ({ type: profile?.hasPassword === false && !profile.isDemo ? "password.missing" : "password.set" }),
  )

export const watchPendingEmail = (app: Sessions) =>
  watchSession<PendingEmailChanged>(app, ({ profile }) =>
    typeof profile?.pendingEmail === "string"
      ? { type: "emailChange.pending", email: profile.pendingEmail }
      : { type: "emailChange.ended" },
  )

/** Reports a visitor with the referral code of the link, or a signed-in customer. */
export const watchPromoVisitor = (app: Pick<AppContext, "session" | "capture">) =>
  watchSession<PromoVisitorChanged>(app, ({ status }) =>
    status === "anonymous" ? { type: "visitor.changed", code: app.capture.code() } : { type: "customer.identified" },
  )

const toIdentification = (sessionState: SessionState): IdentificationChanged["type"] => {
  if (isProfileUnknown(sessionState)) return "identification.failed"
  // A reloading profile belongs to the same user, so the user stays identified.
  if (sessionState.status === "checking" && sessionState.profile === null) return "identification.checking"
  return isIdentified({
    ...sessionState,
    status: sessionState.status === "checking" ? "authenticated" : sessionState.status,
  })
    ? "identification.known"
    : "identification.none"
}

export const watchIdentification = (app: Sessions) =>
  watchSession<IdentificationChanged>(app, (sessionState) => ({ type: toIdentification(sessionState) }))

/** Reports each page of the cabinet that a signed-in customer opens, and the end of the session. */
export const watchCabinetPresence = ({ session }: Sessions) =>
  fromCallback<AnyEventObject, undefined, CabinetPresenceChanged>(({ sendBack }) => {
    const read = () => {
      const sessionState = sessionStateOf(session.getSnapshot())
      // Reports nothing while the session is being checked, because the visitor may be signed in.
      if (sessionState.status === "checking") return null
      return sessionState.status === "anonymous"
        ? "left"
        : `${sessionState.profile?.id ?? ""} ${location.pathname}${location.search}`
    }
    return follow([onSnapshot(session), onNavigation(window)], read, (place) => {
      if (place === "left") sendBack({ type: "cabinet.left" })
      else if (isInCabinet(location.pathname)) sendBack({ type: "cabinet.entered" })
    })
  })
