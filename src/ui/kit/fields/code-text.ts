const groupSize = 3

/** Extracts the digits of typed or pasted text, up to the length of the code. */
export const codeDigits = (text: string, length: number): string => text.replace(/\D/g, "").slice(0, length)

/** "123456" → "123 456": six digits are split into two groups, shorter codes are not. */
export const formatCode = (digits: string, length: number): string =>
  length <= groupSize + 1 || digits.length <= groupSize
    ? digits
    : `${digits.slice(0, groupSize)} ${digits.slice(groupSize)}`

/** The caret position in the grouped text after this many digits. */
export const caretPositionAfter = (digits: number, length: number): number =>
  length > groupSize + 1 && digits > groupSize ? digits + 1 : digits
