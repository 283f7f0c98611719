const groupSize = 3

/** The digits of what was typed or pasted, as many as the code has. */
export const codeDigits = (text: string, length: number): string => text.replace(/\D/g, "").slice(0, length)

/** "123456" → "123 456": six digits are read in two groups, fewer in one. */
export const formatCode = (digits: string, length: number): string =>
  length <= groupSize + 1 || digits.length <= groupSize
    ? digits
    : `${digits.slice(0, groupSize)} ${digits.slice(groupSize)}`

/** Where the caret stands in the shown text after so many digits. */
export const caretPositionAfter = (digits: number, length: number): number =>
  length > groupSize + 1 && digits > groupSize ? digits + 1 : digits
