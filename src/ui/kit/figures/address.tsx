import css from "./address.module.css"

interface Props {
  readonly text: string
}

/** An address in full. Grouped by four for sight; one line for the clipboard and screen readers. */
export const Address = ({ text }: Props) => (
  <code className={css.address} translate="no">
    {(text.match(/.{1,4}/gu) ?? []).map((group, index) => (
      <span key={index} className={css.group}>
        {group}
        <wbr />
      </span>
    ))}
  </code>
)
