import type { Schema } from "./types.ts"

/** Merges the values that several choices allow for one field. */
const mergeSchemas = (one: Schema | undefined, other: Schema): Schema =>
  one?.enum && other.enum ? { ...one, enum: [...one.enum, ...other.enum] } : other

/**
 * Merges the alternatives of a form into one object with all their fields. Generated clients write a form field by field, and several of
 * them cannot write a choice of objects in this way. The server still refuses a field that does not belong to the chosen alternative.
 */
export const flattenForm = (schema: Schema): Schema => {
  const kinds = schema.oneOf ?? []
  if (kinds.length === 0) return schema
  const properties: Record<string, Schema> = {}
  for (const kind of kinds)
    for (const [name, field] of Object.entries(kind.properties ?? {}))
      properties[name] = mergeSchemas(properties[name], field)
  const required = Object.keys(properties).filter((name) => kinds.every((kind) => kind.required?.includes(name)))
  return { type: "object", properties, required, additionalProperties: false }
}
