import { loadReturns } from "../../adapters/cabinet/dashboard"
import { fillPort } from "../../adapters/shared/fill-port"
import type { ReturnsInput } from "../../machines/cabinet/returns.machine"
import { returns } from "../../machines/cabinet/returns.machine"
import { Returns } from "../../ui/cabinet/returns/returns"
import { apiOf } from "../site/api"
import type { App } from "../site/app"

export const createReturns = (app: App) => {
  const machine = returns.provide({ actors: { loadReturns: fillPort(loadReturns(apiOf(app))) } })
  return (props: ReturnsInput) => <Returns key={props.currency} {...props} machine={machine} />
}
