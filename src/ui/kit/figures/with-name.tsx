import { readName } from "#domain/shared/pasted-text.ts"

/** Shows a name that a customer wrote. The characters of the name never change the order of the words around it. */
export const OwnName = ({ name }: { readonly name: string }) => (
  // `readName` strips direction characters, because an unclosed isolate in a name would affect the text after the element.
  <bdi>{readName(name)}</bdi>
)

/** Isolates a name within plain text, such as the text of an option. */
export const isolated = (name: string): string => `\u2068${readName(name)}\u2069`

/** Marks the place of the name while the translation is built. */
const place = "\ufffc"

interface Props {
  readonly name: string
  /** Returns the sentence that contains this name. */
  readonly sentence: (name: string) => string
}

/** Shows a sentence that contains a name written by a customer. */
export const WithName = ({ name: own, sentence }: Props) => {
  const [before = "", after = ""] = sentence(place).split(place)
  return (
    <>
      <span>{before}</span>
      <OwnName name={own} />
      <span>{after}</span>
    </>
  )
}
