/**
 * The code of a field type: its types, rules, request, storage and display. The form and the machine use strings,
 * except for a checkbox.
 */
interface FieldType {
  /** A sample of the typed text, as code. */
  readonly sample: string
  /** A value other than `sample`, as code. */
  readonly other: string
  /** The initial value in a form, as code. */
  readonly none: string
  readonly machineType: "string" | "boolean"
  /** The rule of the form behind `z.`. The key of its message replaces «key». */
  readonly rule: string
  /** The description of the field in docs/api.md. */
  readonly description: string
  /** The value in the body of the call, as code that contains «value». */
  readonly sent: string
  /** The value of `sample` as the call sends it. */
  readonly wire: string
  /** The value of `other` as the call sends it. */
  readonly otherWire: string
  /** Returns the value that the sandbox refuses with the first, second … refusal. */
  readonly refused: (at: number) => string
  /** The sandbox's schema of the field in the call. */
  readonly schema: string
  /** The name that the sandbox imports for the schema, or an empty string. */
  readonly imported: string
  /** The type of the sandbox's column. */
  readonly column: string
  /** The SQL type of the sandbox's column. */
  readonly sql: string
  /** The sandbox's schema of the field in the profile. */
  readonly profileSchema: string
  /** The site's decoder of the field in the profile. */
  readonly decoded: string
  /** The value in the profile before the first change. */
  readonly absent: string
  /** The text in a form, as code that contains «value». */
  readonly asTyped: string
  /** The text in a row, as code that contains «value». */
  readonly asShown: string
}

const typedText = (least: string) => `string().check(oneLine, ${least})`
const text = {
  none: '""',
  machineType: "string",
  sent: "«value»",
  column: "Nullable<string>",
  decoded: "optionalField(Schema.String)",
  imported: "",
  profileSchema: "z.string().nullable()",
  absent: "null",
  asTyped: '«value» ?? ""',
  asShown: '«value» ?? t("«key»none")',
} as const

export const fieldTypes = {
  text: {
    ...text,
    sample: '"Cold wallet"',
    other: '"Wallet"',
    rule: typedText('z.minLength(1, "«key»")'),
    description: "1–50 characters",
    wire: '"Cold wallet"',
    otherWire: '"Wallet"',
    refused: (at: number) => `"Refused ${at + 1}"`,
    schema: "name(50)",
    imported: "name",
    sql: "text",
  },
  decimal: {
    ...text,
    sample: '"12.5"',
    other: '"7.25"',
    rule: typedText('z.regex(/^\\d{1,12}(\\.\\d{1,8})?$/, "«key»")'),
    description: "a decimal",
    wire: '"12.5"',
    otherWire: '"7.25"',
    refused: (at: number) => `"${at}"`,
    schema: "decimal",
    imported: "decimal",
    sql: "numeric",
    decoded: "optionalField(NotNegativeFromWire)",
    asTyped: '«value» === null ? "" : toPlainDecimal(«value»)',
    asShown: '«value» === null ? t("«key»none") : format.number(«value»)',
  },
  integer: {
    ...text,
    sample: '"12"',
    other: '"7"',
    rule: typedText('z.regex(/^\\d{1,9}$/, "«key»")'),
    description: "a whole number",
    sent: "Number(«value»)",
    wire: "12",
    otherWire: "7",
    refused: (at: number) => String(at),
    schema: "z.int().min(0).max(999_999_999)",
    column: "Nullable<number>",
    sql: "integer",
    decoded: "optionalField(Schema.Finite)",
    profileSchema: "z.int().nullable()",
    asTyped: '«value» === null ? "" : String(«value»)',
    asShown: '«value» === null ? t("«key»none") : String(«value»)',
  },
  boolean: {
    ...text,
    sample: "true",
    other: "false",
    none: "false",
    machineType: "boolean",
    // A boolean of zod would be a type that no other form has.
    rule: "literal([true, false])",
    description: "true or false",
    wire: "true",
    otherWire: "false",
    refused: () => "false",
    schema: "z.boolean()",
    column: "Generated<boolean>",
    sql: "boolean not null default false",
    decoded: "withFallback(Schema.Boolean, false)",
    profileSchema: "z.boolean()",
    absent: "false",
    asTyped: "«value»",
    asShown: 't(«value» ? "«key»on" : "«key»off")',
  },
  date: {
    ...text,
    sample: '"2026-12-31"',
    other: '"2026-06-30"',
    rule: typedText('z.regex(/^\\d{4}-\\d\\d-\\d\\d$/, "«key»")'),
    description: "a date such as 2026-12-31",
    wire: '"2026-12-31"',
    otherWire: '"2026-06-30"',
    refused: (at: number) => `"${2000 + at}-01-01"`,
    schema: "z.iso.date()",
    sql: "text",
  },
} as const satisfies Readonly<Record<string, FieldType>>
export type FieldTypeName = keyof typeof fieldTypes
export const fieldTypeNames = Object.keys(fieldTypes) as readonly FieldTypeName[]

/** Splits "limit:decimal" into the name and the type. Without a colon, the type is text. Returns null for an unknown type. */
export const readField = (given: string): { readonly name: string; readonly type: FieldTypeName } | null => {
  const [name = "", typed = "text"] = given.split(":")
  const type = fieldTypeNames.find((each) => each === typed)
  return type === undefined ? null : { name, type }
}
