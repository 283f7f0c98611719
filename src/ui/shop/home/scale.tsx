import css from "./home.module.css"

/** A decorative meter scale: a tick every 8 px, a long one every 80. */
export const MeterScale = () => (
  <svg className={css.scale} aria-hidden="true" focusable="false">
    <defs>
      <pattern id="scale" width="80" height="24" patternUnits="userSpaceOnUse">
        <path
          d="M.5 0v24M8.5 16v8M16.5 16v8M24.5 16v8M32.5 16v8M40.5 10v14M48.5 16v8M56.5 16v8M64.5 16v8M72.5 16v8"
          stroke="currentColor"
        />
      </pattern>
    </defs>
    <rect width="100%" height="24" fill="url(#scale)" />
  </svg>
)
