/** Of the link of a letter. */
export interface LetterToken {
  readonly token: string
}
