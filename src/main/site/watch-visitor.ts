import { fromCallback, type AnyEventObject, type EventObject } from "xstate"
import { follow, snapshotsOf } from "#adapters/shared/follow.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"
import { isIdentified, isVisitorUnknown, type Visitor } from "#domain/site/session.ts"
import type { PendingEmailChanged } from "#machines/account/pending-email.machine.ts"
import type { PasswordPresenceChanged } from "#machines/account/settings-badge.machine.ts"
import type { IdentificationChanged } from "#machines/cabinet/support-sidebar.machine.ts"
import type { PromoVisitorChanged } from "#machines/shop/promo-activator.machine.ts"
import { visitorOf } from "#machines/site/session.machine.ts"
import type { CabinetPresenceChanged } from "#machines/site/warning-count.machine.ts"
import { isInCabinet } from "#ui/site/paths.ts"
import type { App } from "./app.ts"

type Sessions = Pick<App, "session">

/** Reports an event about the visitor, at the start and whenever it changes. */
const watchVisitor = <Changed extends EventObject>({ session }: Sessions, eventFor: (visitor: Visitor) => Changed) =>
  fromCallback<AnyEventObject, undefined, Changed>(({ sendBack }) =>
    follow([snapshotsOf(session)], () => eventFor(visitorOf(session.getSnapshot())), sendBack),
  )

export const watchPassword = (app: Sessions) =>
  watchVisitor<PasswordPresenceChanged>(app, ({ profile }) =>
    // A demo customer needs no password, so it never counts as missing.
    ({ type: profile?.hasPassword === false && !profile.isDemo ? "password.missing" : "password.set" }),
  )

export const watchPendingEmail = (app: Sessions) =>
  watchVisitor<PendingEmailChanged>(app, ({ profile }) =>
    typeof profile?.pendingEmail === "string"
      ? { type: "change.pending", email: profile.pendingEmail }
      : { type: "change.ended" },
  )

/** Reports a visitor with the referral code of the link, or a signed-in customer. */
export const watchPromoVisitor = (app: Pick<App, "session" | "capture">) =>
  watchVisitor<PromoVisitorChanged>(app, ({ session }) =>
    session === "anonymous" ? { type: "visitor.changed", code: app.capture.code() } : { type: "customer.identified" },
  )

const toIdentification = (visitor: Visitor): IdentificationChanged["type"] => {
  if (isVisitorUnknown(visitor)) return "visitor.unknown"
  // A reloading profile belongs to the same user, so the user stays identified.
  if (visitor.session === "checking" && visitor.profile === null) return "visitor.checking"
  return isIdentified({ ...visitor, session: visitor.session === "checking" ? "authenticated" : visitor.session })
    ? "visitor.identified"
    : "visitor.unidentified"
}

export const watchIdentification = (app: Sessions) =>
  watchVisitor<IdentificationChanged>(app, (visitor) => ({ type: toIdentification(visitor) }))

/** Reports each page of the cabinet that a signed-in customer opens, and the end of the session. */
export const watchAttention = ({ session }: Sessions) =>
  fromCallback<AnyEventObject, undefined, CabinetPresenceChanged>(({ sendBack }) => {
    const read = () => {
      const visitor = visitorOf(session.getSnapshot())
      // Reports nothing while the session is being checked, because the visitor may be signed in.
      if (visitor.session === "checking") return null
      return visitor.session === "anonymous"
        ? "left"
        : `${visitor.profile?.id ?? ""} ${location.pathname}${location.search}`
    }
    return follow([snapshotsOf(session), onNavigation(window)], read, (place) => {
      if (place === "left") sendBack({ type: "customer.left" })
      else if (isInCabinet(location.pathname)) sendBack({ type: "cabinet.entered" })
    })
  })
