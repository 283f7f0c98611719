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

/** Turns off the control of a function, and of a React node that is not a string. */
const controlOf = (type: Type, arg: unknown) => {
  if (type.name === "function" || (type.raw ?? type.name) === "ReactNode") {
    return typeof arg === "string" ? { type: "text" as const } : { disable: true as const }
  }
  return undefined
}

const readable = (argType: ArgType, arg: unknown): ArgType => {
  if (argType.type === undefined) return argType
  const type = { ...withoutUndefined(argType.type), required: argType.type.required ?? false }
  const summary = type.raw ?? (type.name === "other" ? type.value : type.name)
  const control = argType.control ?? controlOf({ ...type, raw: summary }, arg)
  return {
    ...argType,
    type,
    table: { ...argType.table, type: { summary } },
    ...(control !== undefined && { control }),
  }
}

/**
 * Removes undefined from the type of each optional prop. Storybook calls every type with undefined "union" and offers
 * an object as its control. After the removal, Storybook finds the right control.
 */
export const readablePropTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType, initialArgs[name])]))

/** Starts the controls with the default values of the props, so that a switch is off instead of "not set". */
export const defaultProps: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { type, table }]) =>
      !(name in initialArgs) &&
      (type?.name === "boolean" || type?.name === "enum") &&
      table?.defaultValue?.summary !== undefined
        ? [[name, JSON.parse(table.defaultValue.summary) as unknown]]
        : [],
    ),
  )
