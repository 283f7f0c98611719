export type Numeric = string
export type Nullable<T> = T | null

export type DisplayCurrencyName = "usd" | "eur" | "rub" | "zar"
export type CoinName = "btc" | "eth"
export type Locale = "en-US" | "ru-RU"

export type SettingTable = { key: string; value: string }
