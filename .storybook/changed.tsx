import * as React from "react"
import { useStorybookApi } from "storybook/manager-api"
import { styled } from "storybook/theming"
import type { Changed } from "#scripts/visual/changed.ts"
import { Muted, Row, SmallButton, Title } from "./parts.tsx"
import { PanelTextsContext } from "./texts.ts"

const Picture = styled.img(({ theme }) => ({
  maxWidth: "100%",
  maxHeight: 400,
  objectFit: "contain",
  objectPosition: "top left",
  border: `1px solid ${theme.appBorderColor}`,
}))

const sides = ["before", "after"] as const

/**
 * The screenshots of this state that the last `npm run tool -- visual` found different, and a button that opens the next such
 * state.
 */
export const ChangedPictures = ({ story }: { readonly story: string }) => {
  const api = useStorybookApi()
  const t = React.useContext(PanelTextsContext)
  const [changed, setChanged] = React.useState<Changed | null>(null)
  React.useEffect(() => {
    const stopped = new AbortController()
    // A missing file means that nothing was compared.
    fetch("changed/changed.json", { signal: stopped.signal })
      .then(async (response) => setChanged((await response.json()) as Changed))
      .catch(() => setChanged(null))
    return () => stopped.abort()
  }, [story])
  if (changed === null || changed.against === null) return null
  const all = Object.keys(changed.states)
  const next = all[(all.indexOf(story) + 1) % all.length]
  const windows = changed.states[story] ?? []
  return (
    <>
      <Title>{t.changedSince(changed.against, all.length)}</Title>
      {windows.length === 0 ? (
        <Muted>{t.unchanged}</Muted>
      ) : (
        windows.flatMap((window) =>
          sides.map((side) => (
            <figure key={`${window} ${side}`} style={{ margin: "0 0 8px" }}>
              <figcaption>{t.side[side](window)}</figcaption>
              <a href={`changed/${story}.${window}.${side}.png`} target="_blank" rel="noreferrer">
                <Picture src={`changed/${story}.${window}.${side}.png`} alt={t.side[side](window)} />
              </a>
            </figure>
          )),
        )
      )}
      <Row>
        <SmallButton
          type="button"
          disabled={next === undefined || next === story}
          onClick={() => api.selectStory(next!)}
        >
          {t.nextChanged}
        </SmallButton>
      </Row>
    </>
  )
}
