interface Props {
  readonly name: string
}

/** On arrival, leads to the field of this name in the form around it. */
export const FocusFieldOnMount = ({ name }: Props) => (
  <span
    hidden
    ref={(element) => element?.closest("form")?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()}
  />
)
