import css from "./address.module.css"

interface Props {
  readonly text: string
  /** The first and last two groups stand out: they are what people compare. */
  readonly emphasised?: boolean | undefined
}

/** An address in full. Grouped by four for sight; one line for the clipboard and screen readers. */
export const Address = ({ text, emphasised = false }: Props) => (
  <code className={css.address} translate="no">
    {(text.match(/.{1,4}/gu) ?? []).map((group, index, { length }) => {
      const isEnd = emphasised && (index < 2 || index >= length - 2)
      return (
        <span key={index} className={css.group}>
          {isEnd ? <b className={css.end}>{group}</b> : group}
          <wbr />
        </span>
      )
    })}
  </code>
)
