// In this order: after the rules of accounts a server may refuse more calls for a while.
import "./reading.ts"
import "./reading-rules.ts"
import "./refusals.ts"
import "./order-rules.ts"
import "./account-rules.ts"
