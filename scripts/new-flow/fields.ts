/** The code of a field type: its types, rules, request, storage and display. The form and the machine use text, except for a box. */
interface FieldType {
  /** A sample of the typed text and a different value, as code. */
  readonly sample: string
  readonly other: string
  /** The first value of a form. */
  readonly none: string
  readonly machineType: "string" | "boolean"
  /** The rule of the form behind `z.`. «key» is replaced by the key of its message. */
  readonly rule: string
  /** The words for docs/api.md. */
  readonly words: string
  /** The value in the body of the call, written with «value». */
  readonly sent: string
  /** The two samples as the call sends them, and the value that the sandbox answers with the first, second … refusal. */
  readonly wire: string
  readonly otherWire: string
  readonly refused: (at: number) => string
  /** Code of the sandbox: its schema with the import, and the type and SQL of its column. */
  readonly schema: string
  readonly imported: string
  readonly column: string
  readonly sql: string
  /**
   * Code of the profile: the sandbox's schema, the site's decoder, the value before the first change, and the text in a
   * form and in a row. The texts contain «value».
   */
  readonly profileSchema: string
  readonly decoded: string
  readonly absent: string
  readonly asTyped: string
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
    words: "1–50 characters",
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
    words: "a decimal",
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
    words: "a whole number",
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
    words: "true or false",
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
    words: "a date such as 2026-12-31",
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
