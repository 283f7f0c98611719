import { Effect } from "effect"
import type { ComponentType } from "react"
import { takeTokenFromAddress } from "#adapters/account/mail-token.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import type { LetterLinkFailure, LetterToken } from "#domain/account/account-failures.ts"
import { letterLink } from "#machines/account/letter-link.machine.ts"
import { LetterLink } from "#ui/account/letter-link/letter-link.tsx"
import { NotFound } from "#ui/site/not-found.tsx"
import type { App } from "./site/app.ts"
import { profileChanged } from "./site/freshness.ts"
import { lazyAdapters } from "./site/lazy-calls.ts"
import type { PageProps } from "./site/route-chunk.ts"

/** The pages of the links in e-mails about a change of address. The e-mail to the old address links to `undo`. */
export const page = (app: App): ComponentType<PageProps> => {
  const calls = lazyAdapters(
    app,
    lazyModule(() => import("#adapters/account/email-change.ts"), app),
  )
  // Reloads the profile. After an undo, that call finds the session ended, in this tab and in others.
  const notify = Effect.sync(profileChanged(app))
  const createLinkMachine = (kind: "confirmEmailChange" | "undoEmailChange") =>
    provide(letterLink)({
      takeTokenFromAddress: takeTokenFromAddress(),
      followLetterLink: calls((adapters, api) => (link: LetterToken) => {
        const followed: Effect.Effect<null, LetterLinkFailure> = adapters[kind](api)(link)
        return Effect.tap(followed, () => notify)
      }),
    })
  const confirm = createLinkMachine("confirmEmailChange")
  const undo = createLinkMachine("undoEmailChange")
  return ({ params: { action } }) => {
    if (action === undefined) return <LetterLink kind="confirmEmailChange" machine={confirm} />
    return action === "undo" ? <LetterLink kind="undoEmailChange" machine={undo} /> : <NotFound />
  }
}
