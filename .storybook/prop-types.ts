import type { ArgsEnhancer, ArgTypesEnhancer } from "storybook/internal/types"

type ArgType = ReturnType<ArgTypesEnhancer>[string]
type Type = NonNullable<ArgType["type"]>

const withoutUndefined = (type: Type): Type => {
  if (type.raw === undefined) return type
  const raw = type.raw.replace(/^\((.+)\) \| undefined$/, "$1").replace(" | undefined", "")
  if (raw.includes("=>")) return { name: "function", raw }
  if (type.name !== "union") return { ...type, raw }
  const members = type.value.filter((member) => !(member.name === "other" && member.value === "undefined"))
  return members.length === 1 ? { raw, ...members[0]! } : { ...type, raw, value: members }
}

const readable = (argType: ArgType): ArgType => {
  if (argType.type === undefined) return argType
  const type = { ...withoutUndefined(argType.type), required: argType.type.required ?? false }
  const summary = type.raw ?? (type.name === "other" ? type.value : type.name)
  return {
    ...argType,
    type,
    table: { ...argType.table, type: { summary } },
    ...(type.name === "function" && { control: { disable: true } }),
    ...(summary === "ReactNode" && { control: { type: "text" } }),
  }
}

/**
 * The type of each optional prop includes undefined. Storybook calls every such type "union" and offers an object as its control;
 * without undefined it finds the fitting one.
 */
export const readablePropTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]))

/** The controls start with the defaults of the props: a switch that is off instead of one that is not set. */
export const defaultProps: ArgsEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { type, table }]) =>
      (type?.name === "boolean" || type?.name === "enum") && table?.defaultValue?.summary !== undefined
        ? [[name, JSON.parse(table.defaultValue.summary) as unknown]]
        : [],
    ),
  )
