import { brand } from "./brand.ts"
import { readDeskAccess } from "./desk/access.ts"
import { offeredExtensions } from "./extensions.ts"
import { createSandboxHints } from "./hints.ts"
import { partnerDiscount } from "./rules/partner.ts"
import { partnerReward } from "./rules/rewards.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** Default settings about the company and the partner programme. The values in config.json replace them. */
const operator = {
  company: {
    "en-US": `${brand.legalName} (fictional)\n1 Sample Street, Exampletown`,
    "ru-RU": `${brand.legalName} (вымышленная компания)\nул. Образцовая, 1, г.\u00a0Примерск`,
  },
  operations: {
    register: {
      text: {
        "en-US": "Registered in Exampletown, no. 00000000",
        "ru-RU": "Зарегистрирована в\u00a0г.\u00a0Примерск, №\u00a000000000",
      },
      href: null,
    },
    sites: {
      name: { "en-US": "Two halls in Exampletown", "ru-RU": "Два зала в\u00a0г.\u00a0Примерск" },
      text: { "en-US": "Our own, watched around the clock.", "ru-RU": "Собственные, под круглосуточным наблюдением." },
      href: null,
    },
    machines: { count: 5400, power: "200", wattsPerTerahash: "17.5" },
    energy: { "en-US": "river power", "ru-RU": "гидроэнергия" },
    uptime: "99.2",
  },
  risks: "/terms/risks",
  support: `mailto:${brand.support}`,
  partnerTerms: { discount: partnerDiscount, reward: partnerReward },
}

const withOperator = (file: object) => {
  const missing = Object.entries(operator).filter(([name]) => (Reflect.get(file, name) ?? null) === null)
  return { ...file, ...Object.fromEntries(missing) }
}

/**
 * Adds the sandbox's settings to the settings file: a fictional operator, its extensions, and the hints for testers. The hints link to the
 * desk, so they are absent without a desk, or if `SANDBOX_HINTS` is `off`. Invalid JSON is served unchanged, and the page reports it.
 */
export const sandboxSettings = (environment: Environment): ((config: string) => string) => {
  const hasHints = environment["SANDBOX_HINTS"] !== "off" && readDeskAccess(environment).kind !== "off"
  return (config) => {
    try {
      const file: unknown = JSON.parse(config)
      if (typeof file !== "object" || file === null) return config
      const hints = hasHints ? { sandbox: createSandboxHints() } : {}
      return JSON.stringify({ ...withOperator(file), extensions: offeredExtensions(environment), ...hints })
    } catch {
      return config
    }
  }
}
