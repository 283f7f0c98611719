import { useTranslation } from "react-i18next"
import { reviews } from "#brand/reviews.ts"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import { ratings } from "#domain/site/review.ts"
import type { review } from "#machines/site/review.machine.ts"
import { Button, buttonClass } from "#ui/kit/actions/button.tsx"
import { TextAreaField } from "#ui/kit/fields/form-field.tsx"
import { StarField } from "#ui/kit/fields/star-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { ExternalLinkIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { maxReviewLength, reviewInitialValues, reviewSchema } from "./review.form.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import reviewCss from "./review.module.css"

type Machine = typeof review
type ViewProps = ScreenProps<Machine>

/** Asks a customer for a review, in a dialog above the current cabinet page. */
export const Review = (props: ViewProps) => renderView(views, props)

const Question = ({ send }: ViewProps) => {
  const { t } = useTranslation("review")
  return (
    <Dialog size="M" title={t("init.title")} onClose={() => send({ type: "review.close" })}>
      <p>{t("init.text")}</p>
      <DialogActions>
        <Button onClick={() => send({ type: "review.good" })}>{t("init.good")}</Button>
        <Button kind="quiet" onClick={() => send({ type: "review.bad" })}>
          {t("init.bad")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Resources = ({ send }: ViewProps) => {
  const { t, i18n } = useTranslation(["review", "common"])
  return (
    <Dialog size="M" title={t("resources.title")} onClose={() => send({ type: "review.close" })}>
      <p>{t("resources.text")}</p>
      <ul className={`${patterns.row} ${reviewCss.places}`}>
        {reviews[isLocale(i18n.language) ? i18n.language : defaultLocale].map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass("quiet")}
              onClick={() => send({ type: "resource.choose", resource: name })}
            >
              <span>{t(`resources.${name}`)}</span> <ExternalLinkIcon size={18} />
              <VisuallyHidden>{t("common:newTab")}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button kind="quiet" onClick={() => send({ type: "review.back" })}>
          {t("back")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Negative = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("review")
  const isBusy = state.matches({ shown: { negativeReview: "sending" } })
  return (
    <Dialog
      size="M"
      title={t("negative.title")}
      onClose={() => {
        if (!isBusy) send({ type: "review.close" })
      }}
    >
      <Form
        initialValues={reviewInitialValues}
        schema={reviewSchema}
        onSubmit={(written) => send({ type: "review.send", review: written })}
      >
        {state.matches({ shown: { negativeReview: "failed" } }) && (
          <ResultNotice kind="danger">{t("errors.default")}</ResultNotice>
        )}
        <StarField
          name="rating"
          legend={t("negative.rating")}
          stars={ratings}
          nameOf={(count) => t("negative.stars", { count })}
          disabled={isBusy}
        />
        <TextAreaField name="message" label={t("negative.message")} maxLength={maxReviewLength} disabled={isBusy} />
        <DialogActions>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? t("negative.sending") : t("negative.send")}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => send({ type: "review.back" })}>
            {t("back")}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const Thanks = ({ send }: ViewProps) => {
  const { t } = useTranslation("review")
  const close = () => send({ type: "review.close" })
  return (
    <Dialog size="M" title={t("thanks.title")} onClose={close}>
      <p>{t("thanks.text")}</p>
      <DialogActions>
        <Button onClick={close}>{t("thanks.close")}</Button>
      </DialogActions>
    </Dialog>
  )
}

const views: StateViews<Machine> = {
  ineligible: noView,
  eligible: noView,
  claiming: noView,
  shown: {
    init: Question,
    resourceSelection: Resources,
    negativeReview: Negative,
    thanks: Thanks,
  },
  sent: noView,
  closed: noView,
}
