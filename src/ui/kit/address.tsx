import css from "./address.module.css"

interface Props {
  readonly text: string
}

/** In groups of four for the eye; one piece for the clipboard and for those who listen. */
export const Address = ({ text }: Props) => (
  <span className={css.address} translate="no">
    {(text.match(/.{1,4}/gu) ?? []).map((group, index) => (
      <span key={index}>{group}</span>
    ))}
  </span>
)
