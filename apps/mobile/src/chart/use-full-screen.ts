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
  const [mode, setMode] = useTurnedMode()
  const isUpright = useMatch(upright)
  const place: Place = mode === 'page' ? 'page' : mode === 'landscape' && isUpright ? 'turned' : 'full'

  useEffect(() => {
    const left = (): void => {
      if (document.fullscreenElement === null) setMode('page')
    }
    document.addEventListener('fullscreenchange', left)
    return () => document.removeEventListener('fullscreenchange', left)
  }, [setMode])

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
  }, [setMode])

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
/** A phone held sideways: too low for anything beside a chart. A keyboard makes a page low too, but not wide. */
const sideways = '(orientation: landscape) and (max-height: 500px) and (min-width: 500px) and (pointer: coarse)'

/** Turning the phone fills the screen, and turning it back leaves that again; whoever has pressed a button decides. */
function useTurnedMode(): [Mode, (mode: Mode) => void] {
  const isSideways = useMatch(sideways)
  const [{ mode, byTurning, wasSideways }, setState] = useState<TurnedMode>({
    mode: isSideways ? 'landscape' : 'page',
    byTurning: isSideways,
    wasSideways: isSideways,
  })
  const press = useCallback((next: Mode) => setState((now) => ({ ...now, mode: next, byTurning: false })), [])
  const turned = isSideways && mode === 'page' ? 'landscape' : !isSideways && byTurning ? 'page' : mode
  if (isSideways !== wasSideways)
    setState({ mode: turned, byTurning: isSideways && (byTurning || mode === 'page'), wasSideways: isSideways })
  return [mode, press]
}

type TurnedMode = { mode: Mode; byTurning: boolean; wasSideways: boolean }

function useMatch(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const list = globalThis.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => globalThis.matchMedia(query).matches)
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
