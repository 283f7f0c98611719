import { Effect } from "effect"
import { createActor, fromCallback, type AnyEventObject } from "xstate"
import {
  createPasswordPostponements,
  checkPasswordSet,
  loadPurchases,
  savePassword,
} from "#adapters/account/set-password.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { follow, onSnapshot } from "#adapters/shared/follow.ts"
import { onNavigation } from "#adapters/shared/navigation.ts"
import { isCabinetRoute, choosePasswordPrompt } from "#domain/account/password-prompt.ts"
import { matchRoute, type RouteName } from "#domain/site/routes.ts"
import { setPassword, type PasswordPromptChanged } from "#machines/account/set-password.machine.ts"
import { sessionStateOf } from "#machines/site/session.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { reloadProfile } from "#main/site/freshness.ts"
import { lazyPart } from "#main/site/part.tsx"
import { useAppActor } from "#ui/site/session.tsx"

const pageNow = (): RouteName | null => matchRoute(location.pathname)?.name ?? null

/** Reports the password prompt for the current page and visitor, now and whenever either changes. */
const watchVisit = ({ session }: AppContext, isPostponed: (userId: string) => boolean) =>
  fromCallback<AnyEventObject, undefined, PasswordPromptChanged>(({ sendBack }) => {
    let enteredFrom: RouteName | null = null
    const read = () => {
      const page = pageNow()
      if (!isCabinetRoute(page)) enteredFrom = page
      const sessionState = sessionStateOf(session.getSnapshot())
      // A demo customer who gets an account counts as entered from the demo, on any page.
      if (sessionState.status === "demo") enteredFrom = "demo"
      return {
        page,
        enteredFrom,
        session: sessionState,
        isPostponed: sessionState.profile !== null && isPostponed(sessionState.profile.id),
      }
    }
    return follow([onSnapshot(session), onNavigation(window)], read, (visit) =>
      sendBack({ type: "visit.changed", prompt: choosePasswordPrompt(visit) }),
    )
  })

/** Creates the password prompt of the whole site. The browser fetches the code of the prompt only when it must be shown. */
export const createSetPassword = (app: AppContext) => {
  const api = createPageApi(app)
  const { session } = app
  const postponements = createPasswordPostponements(() => sessionStorage)
  const savePostponement = () =>
    Effect.sync(() => {
      const { profile } = session.getSnapshot().context
      if (profile !== null) postponements.remember(profile.id)
      return null
    })
  const save = savePassword(api)
  const reloadProfileEffect = Effect.sync(() => reloadProfile(app))
  const actor = createActor(
    provide(setPassword)({
      watchVisit: watchVisit(app, postponements.has),
      loadPurchases: loadPurchases(api),
      savePassword: (input: Parameters<typeof save>[0]) => Effect.tap(save(input), () => reloadProfileEffect),
      checkPasswordSet: () =>
        Effect.tap(checkPasswordSet(api)(), (isSaved) => (isSaved ? reloadProfileEffect : Effect.void)),
      savePostponement,
    }),
  ).start()
  const Prompt = lazyPart(app, {
    load: () => import("#ui/account/set-password.tsx"),
    view: ({ SetPassword }) => SetPassword,
    texts: ["account"],
  })
  return () => {
    const { state, send } = useAppActor(actor)
    const email = session.getSnapshot().context.profile?.email ?? ""
    return state.hasTag("shown") && <Prompt state={state} send={send} email={email} />
  }
}
