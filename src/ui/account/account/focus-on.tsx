interface Props {
  readonly name: string
}

/** On mount, focuses the field with this name in the surrounding form. */
export const FocusFieldOnMount = ({ name }: Props) => (
  <span
    hidden
    ref={(element) => element?.closest("form")?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()}
  />
)
