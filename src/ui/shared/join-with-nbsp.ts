const nbsp = "\u00a0"

/**
 * Puts non-breaking spaces where a line must not break: between a count and its word, before a dash, and after a short Russian
 * word.
 */
export const joinWithNbsp = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=month|[а-яё])/giu, nbsp)
    .replaceAll(/ (?=— )/gu, nbsp)
    .replaceAll(/(?<=(?:^|[\s(«])[а-яё]{1,2}) (?=\S)/giu, nbsp)
