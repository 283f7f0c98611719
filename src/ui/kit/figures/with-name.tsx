import { readName } from "#domain/shared/pasted-text.ts"

/** A name that a customer wrote: whatever its characters are, the words around it keep their order. */
export const OwnName = ({ name }: { readonly name: string }) => (
  // An isolate that the name opens and does not close would reach beyond the element.
  <bdi>{readName(name)}</bdi>
)

/** The same where there is text only, as in an option. */
export const isolated = (name: string): string => `\u2068${readName(name)}\u2069`

/** The placeholder of the name while the sentence is put together. */
const place = "\ufffc"

interface Props {
  readonly name: string
  /** The sentence with that name in it. */
  readonly of: (name: string) => string
}

/** A sentence with a name that a customer wrote. */
export const WithName = ({ name: own, of }: Props) => {
  const [before = "", after = ""] = of(place).split(place)
  return (
    <>
      <span>{before}</span>
      <OwnName name={own} />
      <span>{after}</span>
    </>
  )
}
