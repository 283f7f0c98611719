import { useTranslation } from "react-i18next"
import type { CallFailed } from "../../../domain/shared/failure"
import { Button } from "../../kit/actions/button"
import { Spinner } from "../../kit/feedback/spinner"
import { RefusedNotice } from "../../kit/form/result-notice"
import css from "./account.module.css"

interface Props {
  readonly failure: CallFailed | null
  readonly text: string
  readonly action: string
  readonly busy: boolean
  readonly onAct: () => void
}

/** What the link of a letter does, by a deliberate click. */
export const LetterLink = ({ failure, text, action, busy, onAct }: Props) => (
  <div className={css.stack}>
    <RefusedNotice failure={failure} />
    <p>{text}</p>
    <Button busy={busy} onClick={onAct}>
      {action}
    </Button>
  </div>
)

export const ReadingLink = () => <Spinner label={useTranslation("account").t("recovery.reading")} />
