import { useTranslation } from "react-i18next"
import type { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import { DocumentLink } from "#ui/kit/actions/text-link.tsx"
import { Checkbox } from "#ui/kit/fields/field.tsx"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

export interface TermsDocuments {
  readonly terms: string
  readonly faq: string
}
interface ExtraProps {
  readonly documents: TermsDocuments
}
type ViewProps = ScreenProps<typeof stakingTerms> & ExtraProps

export const StakingTerms = (props: ViewProps) => renderView(views, props)

const box =
  (checked: boolean, refused: boolean) =>
  ({ send, documents }: ViewProps) => {
    const { t } = useTranslation("buy")
    return (
      <Checkbox
        live
        checked={checked}
        onChange={() => send({ type: "terms.toggle" })}
        error={refused ? "account:auth.signup.actionAccept" : undefined}
        label={
          <>
            <span>{t("staking.accept")}</span> <DocumentLink href={documents.faq}>{t("staking.faq")}</DocumentLink>{" "}
            <span>{t("staking.and")}</span> <DocumentLink href={documents.terms}>{t("staking.terms")}</DocumentLink>
          </>
        }
      />
    )
  }

const views: StateViews<typeof stakingTerms, ExtraProps> = {
  unchecked: box(false, false),
  refused: box(false, true),
  checked: box(true, false),
}
