import { Effect } from "effect"
import type { ComponentType } from "react"
import { navigate } from "wouter/use-browser-location"
import { takeTokenFromAddress as takeToken } from "../adapters/account/mail-token"
import { fillPort } from "../adapters/shared/fill-port"
import type { LetterToken } from "../domain/account/letter-link"
import { confirmEmailChange } from "../machines/account/confirm-email-change/confirm-email-change.machine"
import { undoEmailChange } from "../machines/account/undo-email-change/undo-email-change.machine"
import { ConfirmEmailChange } from "../ui/account/confirm-email-change/confirm-email-change"
import { UndoEmailChange } from "../ui/account/undo-email-change/undo-email-change"
import { NotFound } from "../ui/site/not-found/not-found"
import type { PageProps } from "./site/route-chunk"
import type { App } from "./site/app"
import { lazyAdapters } from "./site/lazy-calls"
import { notifyProfile } from "./account/notify-profile"

/** The links of the letters to the new address, and to the old one with `undo`. */
export const page = (app: App): ComponentType<PageProps> => {
  const calls = lazyAdapters(app, () => import("../adapters/account/email-change"))
  const takeTokenFromAddress = fillPort(
    takeToken({ read: () => location, replace: (address) => navigate(address, { replace: true }) }),
  )
  // After an undo the profile that is loaded next finds the session ended, here and in other tabs.
  const notify = notifyProfile(app)
  const confirm = confirmEmailChange.provide({
    actors: {
      takeTokenFromAddress,
      confirmEmailChange: fillPort(
        calls(
          (adapters, api) => (link: LetterToken) => Effect.tap(adapters.confirmEmailChange(api)(link), () => notify),
        ),
      ),
    },
  })
  const undo = undoEmailChange.provide({
    actors: {
      takeTokenFromAddress,
      undoEmailChange: fillPort(
        calls((adapters, api) => (link: LetterToken) => Effect.tap(adapters.undoEmailChange(api)(link), () => notify)),
      ),
    },
  })
  return ({ params: { action } }) => {
    if (action === undefined) return <ConfirmEmailChange machine={confirm} />
    return action === "undo" ? <UndoEmailChange machine={undo} /> : <NotFound />
  }
}
