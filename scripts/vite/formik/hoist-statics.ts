/** Formik asks for it in `connect()` alone, which nothing here uses. */
export default <T>(target: T): T => target
