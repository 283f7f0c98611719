/** What Formik says to those who write code with it; the checks and the tests hear it. */
export default (): void => {}
