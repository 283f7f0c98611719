import { randomUUID } from "node:crypto"
import { generateEmail, password, readFile, type Miner, type Send } from "./client.ts"

type Call = (send: Send, miner: Miner, from: string) => Promise<{ readonly status: number }>

/** The kinds of calls that cost the server most. */
export const kinds: Readonly<Record<string, Call>> = {
  "password change": (send, { token, password: present }, from) => {
    const body = { password: present, newPassword: present, confirmPassword: present }
    return send("/api/v1/profile/password", from, { method: "PATCH", body, token })
  },
  "sign-in": (send, miner, from) =>
    send("/api/v1/token", from, { form: { grant_type: "password", username: miner.email, password: miner.password } }),
  "sign-up": (send, _, from) =>
    send("/api/v1/signup", from, { body: { email: generateEmail(), password, currencyId: "usd" } }),
  export: (send, { token }, from) =>
    readFile(send, from, "/api/v1/exports", { body: { file: "history", timeZone: "UTC" }, token }),
  "account data": (send, { token, password: present }, from) =>
    readFile(send, from, "/api/v1/profile/data", { body: { password: present }, token }),
  review: (send, _, from) => {
    const form = {
      name: "Anna",
      email: generateEmail(),
      title: "Negative review",
      content: "slow ".repeat(900),
      rating: "1",
    }
    return send("/wp-admin/admin-ajax.php", from, { form })
  },
  order: (send, { token }, from) => {
    const body = { id: randomUUID(), items: [{ productId: "btc-limited", quantity: "10" }] }
    return send("/api/v1/orders", from, { body, token })
  },
}
