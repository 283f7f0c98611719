import { styled } from "storybook/theming"

/** The scrollable frame of a diagram, which styles its states, arrows and labels by their classes. */
export const DiagramFrame = styled.div(({ theme }) => ({
  overflow: "auto",
  margin: "12px 0",
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  background: theme.background.content,
  maxHeight: "calc(var(--tall, 70vh) + 2px)",
  "& svg": { display: "block", margin: "0 auto" },
  "& .label rect": { fill: theme.background.content, stroke: "none", opacity: 0.85 },
  "& text": {
    fill: theme.color.defaultText,
    fontFamily: theme.typography.fonts.mono,
    fontSize: 12,
    textAnchor: "middle",
  },
  "& .label text, & .parent": { fill: theme.textMutedColor },
  "& rect": { fill: theme.background.app, stroke: theme.textMutedColor, strokeWidth: 1 },
  "& .lit rect": { fill: theme.color.secondary, stroke: theme.color.secondary },
  "& .lit text": { fill: theme.color.lightest },
  "& .next rect": { stroke: theme.color.secondary, strokeWidth: 2 },
  "& g[role=button]": { cursor: "pointer", outline: "none" },
  "& g[role=button]:focus-visible rect": { strokeWidth: 3, stroke: theme.color.secondary },
  "& path": { fill: "none", stroke: theme.textMutedColor, strokeWidth: 1, opacity: 0.55 },
  "& path.out": { stroke: theme.color.secondary, strokeWidth: 2, opacity: 1 },
  "& marker path": { fill: theme.textMutedColor, stroke: "none", opacity: 1 },
  "& marker.out path": { fill: theme.color.secondary },
}))

/** The diagram with its buttons, which can fill the screen. */
export const FullScreenContainer = styled.div(({ theme }) => ({
  "&:fullscreen": { "--tall": "calc(100vh - 76px)", padding: "4px 12px", background: theme.background.app },
}))
