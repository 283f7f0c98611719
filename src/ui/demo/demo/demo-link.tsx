import { useTranslation } from "react-i18next"
import type { demoAvailability } from "#machines/demo/demo-availability.machine.ts"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { ButtonLink } from "#ui/kit/actions/button-link.tsx"
import { paths } from "#ui/site/paths.ts"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"

type Machine = typeof demoAvailability
type Props = ScreenProps<Machine>

/** A link to the demo cabinet, for visitors who may see it. */
export const DemoLink = (props: Props) => {
  // The prerendered HTML shows it to everyone: only the browser knows who referred the visitor.
  const View = useAfterHydration<StateViews<Machine>["available"]>(Available, () => renderView(views, props.state))
  return <View {...props} />
}

const Available = () => (
  <ButtonLink kind="quiet" href={paths.demo()}>
    {useTranslation("home").t("demo")}
  </ButtonLink>
)

const views: StateViews<Machine> = { unavailable: noView, available: Available }
