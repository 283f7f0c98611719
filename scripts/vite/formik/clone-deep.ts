/** Form values are data, so the platform's own copy does. */
export default <T>(value: T): T => structuredClone(value)
