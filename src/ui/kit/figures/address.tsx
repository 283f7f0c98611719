import css from "./address.module.css"

interface Props {
  readonly text: string
  /** Emphasises the first and last two groups, because people compare these. */
  readonly isEmphasised?: boolean | undefined
}

/**
 * Shows a coin address or a secret key in full. Sighted readers see groups of four characters. The clipboard and screen readers
 * get one line.
 */
export const Address = ({ text, isEmphasised = false }: Props) => (
  <code className={css.address} translate="no">
    {(text.match(/.{1,4}/gu) ?? []).map((group, index, { length }) => {
      const isEnd = isEmphasised && (index < 2 || index >= length - 2)
      return (
        <span key={index} className={css.group}>
          {isEnd ? <b className={css.end}>{group}</b> : group}
          <wbr />
        </span>
      )
    })}
  </code>
)
