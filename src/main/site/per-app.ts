import type { App } from "./app.ts"

/** One for the whole site, created when it is first needed. */
export const perApp = <Value extends object>(create: (app: App) => Value): ((app: App) => Value) => {
  const created = new WeakMap<App, Value>()
  return (app) => {
    const value = created.get(app) ?? create(app)
    created.set(app, value)
    return value
  }
}
