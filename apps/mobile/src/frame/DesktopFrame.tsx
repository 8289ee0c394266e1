import { lazy, Suspense, useSyncExternalStore } from 'react'

const Sides = lazy(async () => ({ default: (await import('./DesktopSides.tsx')).DesktopSides }))

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
