const nbsp = "\u00a0"

/** Joins what must not stand alone at the end or the beginning of a line: a count and its word, a dash, a short Russian word. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=month|[а-яё])/giu, nbsp)
    .replaceAll(/ (?=— )/gu, nbsp)
    .replaceAll(/(?<=(?:^|[\s(«])[а-яё]{1,2}) (?=\S)/giu, nbsp)
