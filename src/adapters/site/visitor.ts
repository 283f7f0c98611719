import { fromCallback, type ActorRefFrom, type AnyEventObject, type SnapshotFrom } from "xstate"
import type { PromoVisitorChanged } from "#machines/shop/promo-activator.machine.ts"
import type { session } from "#machines/site/session.machine.ts"

/** Fills the feed `watchVisitor`: a visitor with the referral code of their link, or a signed-in customer. */
export const watchVisitor = (
  of: Pick<ActorRefFrom<typeof session>, "getSnapshot" | "subscribe">,
  code: () => string | null,
) =>
  fromCallback<AnyEventObject, undefined, PromoVisitorChanged>(({ sendBack }) => {
    let last: boolean | null = null
    const report = (snapshot: SnapshotFrom<typeof session>) => {
      const isVisitor = snapshot.matches("anonymous")
      if (isVisitor === last) return
      last = isVisitor
      sendBack(isVisitor ? { type: "visitor.changed", code: code() } : { type: "customer.identified" })
    }
    report(of.getSnapshot())
    const watching = of.subscribe(report)
    return () => watching.unsubscribe()
  })
