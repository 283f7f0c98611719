/** The note of a test that is skipped because of failures before it. */
export const notRun = "not run"
