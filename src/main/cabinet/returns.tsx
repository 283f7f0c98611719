import { loadReturns } from "#adapters/cabinet/dashboard.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { returns, type ReturnsInput } from "#machines/cabinet/returns.machine.ts"
import { Returns } from "#ui/cabinet/returns/returns.tsx"
import { apiOf } from "#main/site/api.ts"
import type { App } from "#main/site/app.ts"

export const createReturns = (app: App) => {
  const machine = returns.provide({ actors: { loadReturns: fillPort(loadReturns(apiOf(app))) } })
  return (props: ReturnsInput) => <Returns key={props.currency} {...props} machine={machine} />
}
