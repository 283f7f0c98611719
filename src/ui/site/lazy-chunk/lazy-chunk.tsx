import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { lazyChunk } from "#machines/site/lazy-chunk.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import css from "./lazy-chunk.module.css"

type Machine = typeof lazyChunk
interface OwnProps {
  /** Called only after the chunk has loaded. */
  readonly loaded: () => ReactNode
}
type Props = ScreenProps<Machine> & OwnProps

/** Loads a page's chunk, then renders the page. */
export const LazyChunk = ({
  machine,
  name,
  loaded,
}: OwnProps & { readonly machine: Machine; readonly name: string }) => {
  const [state, send] = useFlow(machine, { name })
  const View = renderView(views, state)
  return <View state={state} send={send} loaded={loaded} />
}

const Loading = () => {
  const { t } = useTranslation()
  return (
    <div className={css.late}>
      <Spinner label={t("loading")} />
    </div>
  )
}

const Failed = ({ send }: Props) => {
  const { t } = useTranslation()
  return (
    <Page title={t("chunk.title")}>
      <Notice kind="danger" live>
        <p>{t("chunk.failed")}</p>
      </Notice>
      <div>
        <Button onClick={() => send({ type: "chunk.retry" })}>{t("retry")}</Button>
      </div>
    </Page>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: Loading,
  checking: Loading,
  retrying: Loading,
  reloading: Loading,
  leaving: Loading,
  loaded: ({ loaded }) => loaded(),
  failed: Failed,
}
