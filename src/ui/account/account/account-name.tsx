/** Names the account for password managers: without it they match a password form to any account. */
export const AccountName = ({ email }: { readonly email: string }) => (
  <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
)
