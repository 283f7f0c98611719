/** The note of a test that is skipped because of earlier failures. */
export const notRun = "not run"
