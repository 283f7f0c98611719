import { routeRules } from "#domain/site/routes.ts"
import { flowTitle } from "#ui/story/story-names.ts"
import { fieldTypes } from "./fields.ts"
import { idsOf, tagOf, type NewFlow, type NewRefusal } from "./flow.ts"

const uuid = "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01"

const objectOf = (fields: readonly string[]): string => (fields.length === 0 ? "undefined" : `{ ${fields.join(", ")} }`)

const capitalize = (text: string): string => text.replace(/^./, (character) => character.toUpperCase())

/** Returns the words of a setting. A setting is a field of the profile and a column of the customer. */
const profileValues = ({ field, fieldType }: NewFlow, key: string) => {
  const { column, sql, profileSchema, decoded, absent, asTyped, asShown } = fieldTypes[fieldType]
  const inProfile = (text: string) => text.replaceAll("«value»", `profile.${field}`).replaceAll("«key»", key)
  return {
    fieldTitle: capitalize(flowTitle(field).toLowerCase()),
    column: field.replaceAll(/[A-Z]/g, (character) => `_${character.toLowerCase()}`),
    columnType: column,
    sql,
    profileSchema,
    decoded,
    absent,
    asTyped: inProfile(asTyped),
    asShown: inProfile(asShown),
  }
}

/** Returns the codes of `refusals` by their status. */
const refusesOf = (refused: readonly NewRefusal[]): string =>
  [...Map.groupBy(refused, ({ status }) => status)]
    .map(([status, own]) => `${status}: [${own.map(({ name }) => `"${name}"`).join(", ")}]`)
    .join(", ")

/** Returns true if the refusal is shown at the field. A checkbox has no space for a refusal. */
const isAtField = ({ fieldType }: NewFlow, { status }: NewRefusal): boolean => status === 400 && fieldType !== "boolean"

/** Returns the words and properties of the lines that are repeated for each refusal. */
export const refusalsOf = (flow: NewFlow) =>
  flow.refused.map((refusal, at) => {
    const { name, status, isNew } = refusal
    const detail = status === 400 ? `, { field: "${flow.field}" }` : ""
    return {
      values: {
        Refused: name,
        refused: name.replace(/^./, (character) => character.toLowerCase()),
        status: String(status),
        thrown: `createRefusal(${status}, "${name}"${detail})`,
        refusedWire: fieldTypes[flow.fieldType].refused(at),
      },
      properties: [isAtField(flow, refusal) ? "at-field" : "notice", ...(isNew ? ["new-refused"] : [])],
    }
  })

/** Returns the words for the {{braces}} of a template. */
export const valuesOf = (flow: NewFlow): Readonly<Record<string, string>> => {
  const { area, stem, name, field, refused, stateSet, russianTitle, kind, call, extension, texts, fieldType } = flow
  const [ids, path, method] = [idsOf(flow), call?.path ?? "", call?.method ?? ""]
  const Name = capitalize(name)
  const [isLoad, samples] = [kind === "load", ids.map((id) => `${id}: "${uuid}"`)]
  const type = fieldTypes[fieldType]
  const key = texts.name === name ? "" : `${name}.`
  const sent = type.sent.replace("«value»", field)
  const asked = objectOf(isLoad ? samples : [...samples, `${field}: ${type.sample}`])
  const params =
    ids.length === 0 ? [] : [`params: z.strictObject({ ${ids.map((id) => `${id}: z.uuid()`).join(", ")} })`]
  const metadata = [
    `id: "${name}", tag: "${tagOf(flow)}", summary: "${flowTitle(name)}"`,
    `description: "${isLoad ? "Of the signed-in customer alone." : "Changes what is sent, for the signed-in customer."}"`,
    ...(refused.length === 0 ? [] : [`refusals: { ${refusesOf(refused)} }`]),
    ...(extension === null ? [] : [`extension: "${extension.name}"`]),
  ]
  return {
    area,
    stem,
    name,
    Name,
    field,
    fieldWords: flowTitle(field).toLowerCase(),
    failures: [...refused.map((each) => `TaggedFailure<"${each.name}">`), "CallFailed"].join(" | "),
    russianTitle,
    path,
    method,
    asked,
    stateSet: String(stateSet),
    title: flowTitle(name),
    namespace: texts.name,
    // Keys in the flow's own text file need no prefix.
    key,
    sample: type.sample,
    shown: type.sample.replaceAll('"', ""),
    none: type.none,
    fieldType: type.machineType,
    rule: type.rule.replace("«key»", `${texts.name}:${key}empty`),
    fieldWordsOfApi: type.description,
    ...profileValues(flow, key),
    body: sent === field ? `{ ${field} }` : `{ ${field}: ${sent} }`,
    wire: type.wire,
    otherWire: type.otherWire,
    schemaImports: [
      "bearer",
      "doneResponse",
      ...(isLoad ? [] : ["requiredBody", ...(type.imported === "" ? [] : [type.imported])]),
    ]
      .toSorted()
      .join(", "),
    extension: extension?.name ?? "",
    metadata: metadata.join(", "),
    port: isLoad ? `load${Name}` : name,
    caller: isLoad ? "requireCaller" : "requireLockedCaller",
    ids: ids.join(", "),
    fields: [...ids, field].join(", "),
    dialogFields: [...ids, "typed"].join(", "),
    dialogInput: [...ids, `${field}: typed`].join(", "),
    input: objectOf(kind === "dialog" || kind === "setting" ? [...samples, `${field}: ${type.other}`] : samples),
    request: [...params, ...(isLoad ? [] : [`body: requiredBody(z.strictObject({ ${field}: ${type.schema} }))`])].join(
      ", ",
    ),
    refusals: [
      ...(ids.length > 0 ? ["404"] : []),
      ...refused.map((each) => `${each.status} \`${each.name}\`${each.status === 400 ? ` (field ${field})` : ""}`),
    ].join("; "),
    address: path.replaceAll(/\{\w+\}/g, uuid),
    callCode:
      ids.length === 0
        ? `"${method} ${path}"`
        : `\`${method} ${path.replaceAll(/\{(\w+)\}/g, "${encodePathSegment($1)}")}\``,
    methodLower: method.toLowerCase(),
  }
}

/**
 * Returns the properties of a flow. A line that begins with `?word` or `?one+other` belongs to flows with this
 * property, or with all of these.
 */
export const propertiesOf = (flow: NewFlow): readonly string[] => {
  const { kind, refused, extension, texts, fieldType } = flow
  const ids = idsOf(flow)
  const ofRefusals = refusalsOf(flow).flatMap(({ properties }) => properties)
  return [
    ...(kind === "setting" ? ["form", "setting"] : [kind, ...(ids.length > 0 ? [] : ["blank"])]),
    ids.length > 0 ? "ids" : "no-ids",
    kind === "load" ? "load" : "write",
    ...(kind === "setting" ? [] : ["plain"]),
    kind === "load" && ids.length === 0 ? "no-z" : "z",
    ...(kind === "load" ? [] : [fieldType === "boolean" ? "box" : "line", fieldType]),
    refused.length === 0 ? "no-refused" : "refused",
    ...ofRefusals,
    ...(ofRefusals.includes("notice") ? [] : ["no-notice"]),
    ...(ofRefusals.includes("at-field") ? [] : ["no-at-field"]),
    extension === null ? "no-extension" : "extension",
    ...(refused.length > 0 || ids.length > 0 ? ["refusal"] : []),
    ...(extension?.isNew === true ? ["new-extension"] : []),
    ...(texts.isNew ? ["new-texts"] : []),
    ...(Object.hasOwn(routeRules, texts.name) ? ["page"] : []),
  ]
}
