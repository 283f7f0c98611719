import { describe, expect, it } from "vitest"
import { columnsOf, toggleColumn } from "./story-columns.ts"

describe("the columns of a gallery", () => {
  it("are every combination of the selected values", () => {
    expect(columnsOf("en-US_ru-RU_phone_light_dark")).toEqual([
      { locale: "en-US", size: "phone", theme: "light" },
      { locale: "en-US", size: "phone", theme: "dark" },
      { locale: "ru-RU", size: "phone", theme: "light" },
      { locale: "ru-RU", size: "phone", theme: "dark" },
    ])
  })

  it("can be toggled, except the last of a kind", () => {
    expect(toggleColumn("en-US_phone_light", "size", "desktop")).toBe("en-US_phone_desktop_light")
    expect(toggleColumn("en-US_phone_desktop_light", "size", "phone")).toBe("en-US_desktop_light")
    expect(toggleColumn("en-US_phone_light", "theme", "light")).toBe("en-US_phone_light")
  })
})
