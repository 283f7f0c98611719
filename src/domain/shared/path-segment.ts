/**
 * Encodes a path segment that comes from outside. Throws for an empty segment, and for `.` and `..`, which encodeURIComponent leaves
 * unchanged.
 */
export const encodePathSegment = (text: string): string => {
  if (text === "" || text === "." || text === "..") throw new Error("Not a path part")
  return encodeURIComponent(text)
}
