export const capital = (line: string): string => line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

export const sentence = (line: string): string => `${capital(line)}.`
