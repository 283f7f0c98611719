import { changeCode as changeCodeOn } from "../../adapters/partner/partner"
import { fillPort } from "../../adapters/shared/fill-port"
import { changeCode } from "../../machines/partner/change-code/change-code.machine"
import type { CodeToolsProps } from "../../ui/partner/change-code/code-tools"
import { CodeTools } from "../../ui/partner/change-code/code-tools"
import { LabelForm } from "../../ui/partner/change-code/label-form"
import type { App } from "../site/app"
import { withApi } from "../site/with-api"

export const createPartnerExtras = (app: App) => {
  const { api } = withApi(app)
  const machine = changeCode.provide({ actors: { changeCode: fillPort(changeCodeOn(api)) } })
  return { LabelForm, CodeTools: (props: CodeToolsProps) => <CodeTools machine={machine} {...props} /> }
}
