export const capital = (line: string): string => line.replace(/^\p{Ll}/u, (character) => character.toUpperCase())

export const sentence = (line: string): string => `${capital(line)}.`
