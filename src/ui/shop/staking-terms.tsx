import { useTranslation } from "react-i18next"
import type { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import { DocumentLink } from "#ui/kit/actions/text-link.tsx"
import { Checkbox } from "#ui/kit/fields/field.tsx"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

export interface TermsDocuments {
  readonly terms: string
  readonly faq: string
}
interface OwnProps {
  readonly documents: TermsDocuments
}
type ViewProps = ScreenProps<typeof stakingTerms> & OwnProps

/** The checkbox that accepts the terms of staking. */
export const StakingTerms = (props: ViewProps) => renderView(views, props)

const box =
  (isChecked: boolean, isRefused: boolean) =>
  ({ send, documents }: ViewProps) => {
    const { t } = useTranslation("buy")
    return (
      <Checkbox
        isLive
        checked={isChecked}
        onChange={() => send({ type: "terms.toggle" })}
        error={isRefused ? "account:auth.signup.actionAccept" : undefined}
        label={
          <>
            <span>{t("staking.accept")}</span> <DocumentLink href={documents.faq}>{t("staking.faq")}</DocumentLink>{" "}
            <span>{t("staking.and")}</span> <DocumentLink href={documents.terms}>{t("staking.terms")}</DocumentLink>
          </>
        }
      />
    )
  }

const views: StateViews<typeof stakingTerms, OwnProps> = {
  unchecked: box(false, false),
  refused: box(false, true),
  checked: box(true, false),
}
