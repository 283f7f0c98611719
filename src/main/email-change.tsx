import { Effect } from "effect"
import type { ComponentType } from "react"
import { takeTokenFromUrl } from "#adapters/account/email-token.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import type { EmailLinkFailure, EmailLinkToken } from "#domain/account/account-failures.ts"
import { emailLink } from "#machines/account/email-link.machine.ts"
import { EmailLink } from "#ui/account/email-link/email-link.tsx"
import { NotFound } from "#ui/site/not-found.tsx"
import type { AppContext } from "./site/app.ts"
import { notifyProfileChanged } from "./site/freshness.ts"
import { lazyAdapters } from "./site/lazy-client.ts"
import type { PageProps } from "./site/route-chunk.ts"

/** Creates the pages of the links in e-mails about a change of the address. The e-mail to the old address links to `undo`. */
export const createPage = (app: AppContext): ComponentType<PageProps> => {
  const calls = lazyAdapters(
    app,
    lazyModule(() => import("#adapters/account/email-change.ts"), app),
  )
  // Reloads the profile. After an undo, that call finds the session ended, in this tab and in others.
  const notify = Effect.sync(notifyProfileChanged(app))
  const createLinkMachine = (kind: "confirmEmailChange" | "undoEmailChange") =>
    provide(emailLink)({
      takeTokenFromUrl: takeTokenFromUrl(),
      followEmailLink: calls((adapters, api) => (link: EmailLinkToken) => {
        const followed: Effect.Effect<null, EmailLinkFailure> = adapters[kind](api)(link)
        return Effect.tap(followed, () => notify)
      }),
    })
  const confirm = createLinkMachine("confirmEmailChange")
  const undo = createLinkMachine("undoEmailChange")
  return ({ params: { action } }) => {
    if (action === undefined) return <EmailLink kind="confirmEmailChange" machine={confirm} />
    return action === "undo" ? <EmailLink kind="undoEmailChange" machine={undo} /> : <NotFound />
  }
}
