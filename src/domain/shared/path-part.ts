/** Encodes a path segment that comes from outside. Refuses `.` and `..`, because encodeURIComponent leaves them unchanged. */
export const encodePart = (text: string): string => {
  if (text === "" || text === "." || text === "..") throw new Error("Not a path part")
  return encodeURIComponent(text)
}
