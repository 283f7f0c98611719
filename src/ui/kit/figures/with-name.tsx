import { cleanName } from "#domain/shared/pasted-text.ts"

/** Shows a name that a customer wrote. The characters of the name never change the order of the words around it. */
export const UserGivenName = ({ name }: { readonly name: string }) => (
  // `cleanName` strips direction characters, because an unclosed isolate in a name would affect the text after the element.
  <bdi>{cleanName(name)}</bdi>
)

/** Isolates a name within plain text, such as the text of an option. */
export const isolateName = (name: string): string => `\u2068${cleanName(name)}\u2069`

/** The character that marks the position of the name while the translation is built. */
const placeholder = "\ufffc"

interface Props {
  readonly name: string
  /** Returns the sentence that contains this name. */
  readonly sentence: (name: string) => string
}

/** Shows a translated sentence with a name that a customer wrote, isolated like a `UserGivenName`. */
export const WithName = ({ name: givenName, sentence }: Props) => {
  const [before = "", after = ""] = sentence(placeholder).split(placeholder)
  return (
    <>
      <span>{before}</span>
      <UserGivenName name={givenName} />
      <span>{after}</span>
    </>
  )
}
