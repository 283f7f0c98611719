import type { AppContext } from "./app.ts"

/** Creates a value when it is first needed, and returns the same value for the whole site. */
export const memoizePerApp = <Value extends object>(
  create: (app: AppContext) => Value,
): ((app: AppContext) => Value) => {
  const created = new WeakMap<AppContext, Value>()
  return (app) => {
    const value = created.get(app) ?? create(app)
    created.set(app, value)
    return value
  }
}
