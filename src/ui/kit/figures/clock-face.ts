const twoDigits = (value: number) => String(value).padStart(2, "0")

/** 7265 → "2:01:05", 65 → "01:05". */
export const clockFace = (seconds: number | null): string => {
  if (seconds === null) return "––:––"
  const hours = Math.floor(seconds / 3600)
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
  return hours === 0 ? rest : `${hours}:${rest}`
}

/** Seconds left at which screen readers announce a countdown. */
export type CountdownThreshold = 60 | 30 | 10

/** Null before the first announcement and at the end. */
export const announcedThreshold = (seconds: number | null): CountdownThreshold | null => {
  if (seconds === null || seconds === 0 || seconds > 60) return null
  return seconds > 30 ? 60 : seconds > 10 ? 30 : 10
}
