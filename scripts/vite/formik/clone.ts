/** What Formik copies before it writes: the plain objects and arrays of form values. */
export default <T extends object>(value: T): T => (Array.isArray(value) ? [...value] : { ...value }) as T
