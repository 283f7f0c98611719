import type { App } from "./app.ts"

/** Creates a value when it is first needed, and returns the same value for the whole site. */
export const perApp = <Value extends object>(create: (app: App) => Value): ((app: App) => Value) => {
  const created = new WeakMap<App, Value>()
  return (app) => {
    const value = created.get(app) ?? create(app)
    created.set(app, value)
    return value
  }
}
