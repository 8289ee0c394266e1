import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Place } from '@touchstone/app/chart/open-chart'

type Mode = 'page' | 'portrait' | 'landscape'

export type FullScreen = {
  place: Place
  mode: Mode
  enter: () => void
  leave: () => void
  /** Between landscape and portrait. */
  rotate: () => void
}

/** The scale of the page is by its width; held sideways, the width of the device is the height. */
const scaleByHeight = 'calc(100% + (clamp(320px, 100dvh, 480px) - 375px) * 0.0426667)'

/**
 * The chart over the whole screen. Where the browser gives neither full screen nor a locked orientation (iPhones), the
 * chart is laid over the page and turned by us.
 */
export function useFullScreen(): FullScreen {
  const [mode, setMode] = useState<Mode>('page')
  const isUpright = useIsUpright()
  const place: Place = mode === 'page' ? 'page' : mode === 'landscape' && isUpright ? 'turned' : 'full'

  useEffect(() => {
    const left = (): void => {
      if (document.fullscreenElement === null) setMode('page')
    }
    document.addEventListener('fullscreenchange', left)
    return () => document.removeEventListener('fullscreenchange', left)
  }, [])

  useEffect(() => {
    const page = document.documentElement
    page.classList.toggle('turned', place === 'turned')
    page.style.fontSize = mode === 'landscape' && place === 'full' ? scaleByHeight : ''
    return () => {
      page.classList.remove('turned')
      page.style.fontSize = ''
    }
  }, [place, mode])

  const leave = useCallback(() => {
    setMode('page')
    unlock()
    if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined)
  }, [])

  useEffect(() => (mode === 'page' ? undefined : unlock), [mode])

  const turn = async (next: Mode): Promise<void> => {
    await fillScreen()
    await lock(next === 'landscape' ? 'landscape' : 'portrait')
    setMode(next)
  }
  return {
    place,
    mode,
    enter: () => void turn('landscape'),
    leave,
    rotate: () => void turn(mode === 'landscape' ? 'portrait' : 'landscape'),
  }
}

const upright = '(orientation: portrait)'

function useIsUpright(): boolean {
  return useSyncExternalStore(listenToOrientation, () => globalThis.matchMedia(upright).matches)
}

function listenToOrientation(changed: () => void): () => void {
  const query = globalThis.matchMedia(upright)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The page and not the chart alone: sheets are part of the page. */
async function fillScreen(): Promise<void> {
  const page = document.documentElement
  if (document.fullscreenElement !== null || !('requestFullscreen' in page)) return
  await page.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

/** Few browsers can, and only in full screen. */
async function lock(orientation: 'landscape' | 'portrait'): Promise<void> {
  try {
    await globalThis.screen.orientation.lock(orientation)
  } catch {
    // The chart is turned in its place.
  }
}

function unlock(): void {
  try {
    globalThis.screen.orientation.unlock()
  } catch {
    // Nothing was locked.
  }
}
