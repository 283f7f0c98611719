import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { stakingTerms } from "../../../machines/cabinet/staking-terms/staking-terms.machine"
import { DocumentLink } from "../../kit/actions/document-link"
import css from "../../kit/fields/field.module.css"
import { FieldError } from "../../kit/fields/field-message"
import { renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"

export interface TermsDocuments {
  readonly terms: string
  readonly faq: string
}
interface ExtraProps {
  readonly documents: TermsDocuments
}
type ViewProps = ScreenProps<typeof stakingTerms> & ExtraProps

/** The checkbox for the staking terms. */
export const StakingTerms = (props: ViewProps) => {
  const View = renderView(views, props.state)
  return <View {...props} />
}

const box =
  (checked: boolean, refused: boolean) =>
  ({ send, documents }: ViewProps) => {
    const { t } = useTranslation("buy")
    const id = useId()
    return (
      <div className={css.check}>
        <input
          id={id}
          type="checkbox"
          className={css.checkbox}
          checked={checked}
          onChange={() => send({ type: "terms.toggle" })}
          aria-invalid={refused}
          aria-describedby={refused ? `${id}-error` : undefined}
        />
        <label className={css.checkLabel} htmlFor={id}>
          <span>{t("staking.accept")}</span> <DocumentLink href={documents.faq}>{t("staking.faq")}</DocumentLink>{" "}
          <span>{t("staking.and")}</span> <DocumentLink href={documents.terms}>{t("staking.terms")}</DocumentLink>
        </label>
        <div className={css.checkError} role="status">
          {refused && <FieldError id={`${id}-error`} message="account:auth.signup.actionAccept" />}
        </div>
      </div>
    )
  }

const views: StateViews<typeof stakingTerms, ExtraProps> = {
  unchecked: box(false, false),
  refused: box(false, true),
  checked: box(true, false),
}
