import { useTranslation } from "react-i18next"
import type { demoAvailability } from "../../../machines/demo/demo-availability.machine"
import { useAfterHydration } from "../../shared/use-after-hydration"
import { TextLink } from "../../kit/actions/text-link"
import { paths } from "../../site/paths"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"

type Machine = typeof demoAvailability
type Props = ScreenProps<Machine>

/** A link to the demo cabinet, for visitors who may see it. */
export const DemoLink = (props: Props) => {
  // The prerendered HTML shows it to everyone: only the browser knows who referred the visitor.
  const View = useAfterHydration<StateViews<Machine>["available"]>(Available, () => renderView(views, props.state))
  return <View {...props} />
}

const Available = () => (
  <TextLink kind="alone" href={paths.demo()}>
    {useTranslation("home").t("demo")}
  </TextLink>
)

const views: StateViews<Machine> = { unavailable: noView, available: Available }
