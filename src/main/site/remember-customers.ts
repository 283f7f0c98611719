import type { App } from "./app.ts"

/** From the first profile of a customer on; a demo has no account to come back to. */
export const rememberCustomers = ({ session }: Pick<App, "session">, remember: () => void): void => {
  session.subscribe((state) => {
    if (state.matches("authenticated") && state.context.profile !== null) remember()
  })
}
