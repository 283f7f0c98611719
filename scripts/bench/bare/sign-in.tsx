import { useState, type SubmitEvent } from "react"
import { createRoot } from "react-dom/client"

/** The sign-in form on React alone, with the minimum that a person needs to sign in. */
const SignIn = () => {
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const [shown, show] = useState(false)
  const [message, tell] = useState("")
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    tell(email === "" || password === "" ? "Fill in both fields" : "")
  }
  const type = shown ? "text" : "password"
  return (
    <main>
      <h1>Sign in</h1>
      <form onSubmit={submit}>
        <p role="alert">{message}</p>
        <label htmlFor="email">E-mail</label>
        <input id="email" type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <label htmlFor="password">Password</label>
        <input id="password" type={type} value={password} onChange={({ target }) => setPassword(target.value)} />
        <button type="button" onClick={() => show(!shown)}>
          {shown ? "Hide" : "Show"}
        </button>
        <a href="/recovery">Forgot password?</a>
        <button type="submit">Sign in</button>
      </form>
    </main>
  )
}

createRoot(document.getElementById("root")!).render(<SignIn />)
