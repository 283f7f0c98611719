import { useTranslation } from "react-i18next"
import type { demoAvailability } from "../../machines/demo-availability/demo-availability.machine"
import { useAfterHydration } from "../hydration"
import { ButtonLink } from "../kit/button-link"
import { paths } from "../paths"
import { noView, renderView } from "../screen"
import type { ScreenProps, StateViews } from "../screen"

type Machine = typeof demoAvailability
type Props = ScreenProps<Machine>

/** The way into the demo cabinet, for those who may look around. */
export const DemoLink = (props: Props) => {
  // The HTML offers it to everybody: who sent the visitor, only the browser knows.
  const View = useAfterHydration<StateViews<Machine>["available"]>(Available, () => renderView(views, props.state))
  return <View {...props} />
}

const Available = () => (
  <ButtonLink kind="quiet" href={paths.demo()}>
    {useTranslation("home").t("demo")}
  </ButtonLink>
)

const views: StateViews<Machine> = { unavailable: noView, available: Available }
