import css from "./address.module.css"

interface Props {
  readonly text: string
  /** The first and last characters stand out: they are what people compare. */
  readonly emphasised?: boolean | undefined
}

const groupLength = 4
const emphasisedLength = 6

/** A group in parts: what belongs to the beginning or the end of the address, and what is between. */
const partsOf = (group: string, from: number, length: number) => {
  const isEnd = [...group].map(
    (_, index) => from + index < emphasisedLength || from + index >= length - emphasisedLength,
  )
  const cut = isEnd.findIndex((is) => is !== isEnd[0])
  const parts = cut === -1 ? [group] : [group.slice(0, cut), group.slice(cut)]
  return parts.map((part, index) => ({ part, isEnd: isEnd[index === 0 ? 0 : cut]! }))
}

/** An address in full. Grouped by four for sight; one line for the clipboard and screen readers. */
export const Address = ({ text, emphasised = false }: Props) => (
  <code className={css.address} translate="no">
    {(text.match(/.{1,4}/gu) ?? []).map((group, index) => (
      <span key={index} className={css.group}>
        {emphasised
          ? partsOf(group, index * groupLength, text.length).map(({ part, isEnd }) =>
              isEnd ? (
                <b key={part} className={css.end}>
                  {part}
                </b>
              ) : (
                <span key={part}>{part}</span>
              ),
            )
          : group}
        <wbr />
      </span>
    ))}
  </code>
)
