import { styled } from "storybook/theming"

export const PanelBody = styled.div(({ theme }) => ({
  /** The maximum height of a diagram, which leaves room for the remaining panel. */
  "--tall": "min(45vh, 100cqh - 110px)",
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  "& code": { fontFamily: theme.typography.fonts.mono, fontSize: 12 },
}))

export const Heading = styled.h2({ margin: "0 0 4px", fontSize: 16, fontWeight: 600 })

export const Title = styled.h3({ margin: "20px 0 8px", fontSize: 13, fontWeight: 600 })

export const Muted = styled.p(({ theme }) => ({ margin: "0 0 8px", color: theme.textMutedColor }))

export const Row = styled.div({ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center", margin: "8px 0" })

export const List = styled.ul({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 6 })

/** A button as wide as the line. The left side names the event, the right side the state to which it leads. */
export const ChoiceButton = styled.button(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 12px",
  width: "100%",
  minHeight: 32,
  padding: "5px 10px",
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  background: theme.background.content,
  color: theme.color.defaultText,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  '&:hover, &[aria-selected="true"]': { borderColor: theme.color.secondary },
  "&:focus-visible": { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
  "&:disabled": { cursor: "default", opacity: 0.55, borderColor: theme.appBorderColor },
  "& small": { flexBasis: "100%", color: theme.textMutedColor, fontSize: 12 },
}))

export const SmallButton = styled.button(({ theme }) => ({
  minHeight: 28,
  padding: "3px 10px",
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  background: theme.background.content,
  color: theme.color.defaultText,
  font: "inherit",
  cursor: "pointer",
  "&:hover": { borderColor: theme.color.secondary },
  "&:focus-visible": { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
  "&:disabled": { cursor: "default", opacity: 0.55 },
}))

/** A text area as wide as the panel, with the height of its text. */
export const TextArea = styled.textarea(({ theme }) => ({
  display: "block",
  boxSizing: "border-box",
  width: "100%",
  minHeight: "5em",
  maxHeight: "40vh",
  fieldSizing: "content",
  padding: "5px 10px",
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  background: theme.background.content,
  color: "inherit",
  font: "inherit",
  "&:focus-visible": { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
}))

/** A text field that shares a line with its button. */
export const TextField = styled(TextArea.withComponent("input"))({ width: "auto", flex: "1 1 8em", minHeight: 28 })
