type Errors = { readonly [field: string]: unknown }

/** Formik puts what fields, a schema and the form's own rules complain of into one; here fields are plain and only the form has rules. */
const merge = { all: (parts: readonly Errors[]): Errors => Object.assign({}, ...parts) as Errors }
export default merge
