import { use } from "react"
import { useTranslation } from "react-i18next"
import { createExampleOrder, type PartnerTerms } from "#domain/partner/terms.ts"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import { decimal } from "#domain/shared/money.ts"
import type { partnerJoin } from "#machines/partner/partner-join.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Facts } from "#ui/kit/figures/key-values.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/partner/partner-help/partner-help.module.css"

type Machine = typeof partnerJoin
type ViewProps = ScreenProps<Machine>

/** The menu entry for customers who are not partners. */
export const JoinButton = ({ state, send }: ViewProps) => (
  <Button
    kind="quiet"
    onClick={() => {
      if (state.matches("nonPartner")) send({ type: "dialog.open" })
    }}
  >
    {useTranslation("partner").t("join.ask")}
  </Button>
)

/** The join dialog above the current cabinet page. */
export const JoinModal = (props: ViewProps) => renderView(views, props)

const steps = ["code", "discount", "reward"] as const

/** Shows the benefits of a code, if the operator states them, with an example order. */
const Terms = ({ terms }: { readonly terms: PartnerTerms }) => {
  const { t, i18n } = useTranslation("partner")
  const format = useFormatters()
  const { currency, price, paid, reward } = createExampleOrder(
    terms,
    isLocale(i18n.language) ? i18n.language : defaultLocale,
  )
  return (
    <>
      <Facts
        facts={[
          {
            figure: "partner.discount",
            label: t("join.terms.discount"),
            value: format.percent(decimal(terms.discount)),
          },
          { figure: "partner.reward", label: t("join.terms.reward"), value: format.percent(decimal(terms.reward)) },
        ]}
      />
      <p data-figure="partner.examplePrice partner.examplePaid partner.exampleReward">
        {t("join.terms.example", {
          price: format.amount(price, currency),
          paid: format.amount(paid, currency),
          reward: format.amount(reward, currency),
        })}
      </p>
    </>
  )
}

const Message = ({ state }: ViewProps) => {
  const { t } = useTranslation("partner")
  if (state.matches("failed")) return <FailurePanel failure={state.context.failure!} />
  if (state.matches("notJoined"))
    return (
      <Notice kind="warn" isLive>
        {t("join.notJoined")}
      </Notice>
    )
  if (state.matches("outcomeUnknown"))
    return (
      <Notice kind="warn" isLive>
        <FailureWithDetails failure={state.context.failure!} lead={t("join.outcomeUnknown")} />
      </Notice>
    )
  return null
}

const Offer = (props: ViewProps) => {
  const { state, send } = props
  const { t } = useTranslation("partner")
  const { partnerTerms } = use(SiteConfig)
  const isBusy = state.matches("sending") || state.matches("checkingOutcome")
  const close = () => {
    if (!isBusy) send({ type: "dialog.close" })
  }
  return (
    <Dialog size="M" title={t("join.title")} onClose={close}>
      <p>{t("join.lead")}</p>
      {partnerTerms !== null && <Terms terms={partnerTerms} />}
      <h3>{t("join.how")}</h3>
      <ol className={`${patterns.stack} ${css.list}`}>
        {steps.map((step) => (
          <li key={step}>{t(`join.steps.${step}`)}</li>
        ))}
      </ol>
      <p className={patterns.quiet}>{t("join.own")}</p>
      <Message {...props} />
      <DialogActions>
        <Button
          isBusy={isBusy}
          onClick={() => send({ type: state.matches("outcomeUnknown") ? "outcome.check" : "programme.join" })}
        >
          {isBusy ? t("join.sending") : state.matches("outcomeUnknown") ? t("join.check") : t("join.submit")}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={close}>
          {t("join.later")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Joined = ({ send }: ViewProps) => {
  const { t } = useTranslation("partner")
  const close = () => send({ type: "dialog.close" })
  return (
    <Dialog size="M" title={t("join.joined.title")} onClose={close}>
      <Notice kind="ok" isLive>
        {t("join.joined.text")}
      </Notice>
      <DialogActions>
        <ButtonLink href={paths.partner()} onClick={close}>
          {t("join.joined.open")}
        </ButtonLink>
        <Button kind="quiet" onClick={close}>
          {t("join.joined.close")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const views: StateViews<Machine> = {
  nonPartner: noView,
  modal: Offer,
  sending: Offer,
  checkingOutcome: Offer,
  notJoined: Offer,
  outcomeUnknown: Offer,
  failed: Offer,
  joined: Joined,
}
