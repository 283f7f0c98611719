/**
 * Marks the position of a part that may still load, but shows nothing. On the dashboard, the lists below it stay hidden until it
 * is gone.
 */
export const LoadingMarker = () => <span data-awaited="" hidden />
