import { lazy, Suspense, useSyncExternalStore } from 'react'

/** Nothing where its code cannot be had: the app is there without it. */
const Sides = lazy(async () => ({
  default: await import('./DesktopSides.tsx').then(
    ({ DesktopSides }) => DesktopSides,
    () => () => null,
  ),
}))

/** As the rules of `scale.css` have it: room for something beside the app. */
const roomy = '(min-width: 900px) and (min-height: 501px)'

/** What stands beside the app on a wide screen; phones never load it. */
export function DesktopFrame() {
  return useIsRoomy() ? (
    <Suspense fallback={null}>
      <Sides />
    </Suspense>
  ) : null
}

const media = (): MediaQueryList | undefined => ('matchMedia' in globalThis ? globalThis.matchMedia(roomy) : undefined)

const useIsRoomy = (): boolean =>
  useSyncExternalStore(
    (react) => {
      const query = media()
      query?.addEventListener('change', react)
      return () => query?.removeEventListener('change', react)
    },
    () => media()?.matches ?? false,
  )
