import { AboutPage } from "#ui/site/about/about.tsx"

export const page = () => AboutPage
