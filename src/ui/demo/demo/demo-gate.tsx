import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { demoAvailability } from "#machines/demo/demo-availability.machine.ts"
import { ButtonLink } from "#ui/kit/actions/button-link.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { paths } from "#ui/site/paths.ts"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

type Machine = typeof demoAvailability
interface OwnProps {
  /** The demo cabinet. */
  readonly inside: ReactNode
}
type Props = ScreenProps<Machine> & OwnProps

/** Renders the demo cabinet only for visitors who may see it; nothing of it is created for others. */
export const DemoGate = (props: Props) => renderView(views, props)

const Unavailable = () => {
  const { t } = useTranslation("demo")
  return (
    <Page title={t("unavailable.title")}>
      <p>{t("unavailable.text")}</p>
      <p>
        <ButtonLink href={paths.signUp()}>{t("unavailable.signUp")}</ButtonLink>
      </p>
    </Page>
  )
}

const views: StateViews<Machine, OwnProps> = { unavailable: Unavailable, available: ({ inside }) => inside }
