/** Encodes a path segment from outside. encodeURIComponent leaves `.` and `..` unchanged, so they are refused. */
export const encodePart = (text: string): string => {
  if (text === "" || text === "." || text === "..") throw new Error("Not a path part")
  return encodeURIComponent(text)
}
