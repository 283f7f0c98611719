/** The longest message whose mailto link every mail client accepts. */
export const maxMessageLength = 600
