import { walkTranslated } from "./walk-translated.ts"

walkTranslated("signIn", "paymentMethods", "cryptoStatus", "withdrawal")
