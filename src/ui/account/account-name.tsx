/** Whose password it is, for password managers: a form with a password and no name fits any account. */
export const AccountName = ({ email }: { readonly email: string }) => (
  <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
)
