export const focusLost: Readonly<Record<string, readonly string[]>> = {}
