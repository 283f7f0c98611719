export const capitalize = (line: string): string => line.replace(/^\p{Ll}/u, (character) => character.toUpperCase())

export const toSentence = (line: string): string => `${capitalize(line)}.`
