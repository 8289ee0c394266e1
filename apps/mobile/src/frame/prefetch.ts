import { useEffect } from 'react'
import { commandParts } from '@touchstone/app/api/answer-parts'
import { useIsSignedIn } from '@touchstone/app/api/session'
import { useConnection } from '@touchstone/app/live/stream'
import { type RouteName, routes } from '../routes/paths.ts'

/** Our choice: the first screen has the network and the processor to itself before. */
const afterMs = 2_000

/** Where people go next from anywhere: the tabs, and for a visitor the one button of the home page. */
const next = (isSignedIn: boolean): readonly RouteName[] =>
  isSignedIn ? ['home', 'market', 'contract', 'my'] : ['home', 'market', 'demo']

/**
 * Has the code of the next screens there before they are asked for: of the tabs once the first screen has come to rest, with
 * that of commands, and of a link as soon as a finger is on it.
 */
export function usePrefetch(loadScreen: (path: string) => Promise<unknown>): void {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    const visit = { isOver: false }
    // One after another, so that a finger waits for the code of one screen at most.
    const loadNext = ([first, ...others]: readonly (() => Promise<unknown>)[]): void => {
      whenIdle(() => {
        if (first === undefined || visit.isOver || !hasServer() || savesData()) return
        void first()
          .catch(() => undefined)
          .then(() => {
            loadNext(others)
          })
      })
    }
    const whenTouched = ({ target }: Event): void => {
      const path = target instanceof Element ? pathOfLink(target.closest('a')) : undefined
      if (path !== undefined && !useConnection.getState().stale) loadScreen(path).catch(() => undefined)
    }
    document.addEventListener('touchstart', whenTouched, { passive: true })
    const timer = setTimeout(() => {
      const screens = next(isSignedIn).map((name) => () => loadScreen(routes[name].path))
      loadNext(isSignedIn ? [...screens, ...acts] : screens)
    }, afterMs)
    return () => {
      visit.isOver = true
      document.removeEventListener('touchstart', whenTouched)
      clearTimeout(timer)
    }
  }, [loadScreen, isSignedIn])
}

/**
 * What encrypts a command and reads its answer. By the time that somebody trades, a newer version may have replaced these
 * files on the server; the service worker keeps the ones that are loaded now.
 */
const acts: readonly (() => Promise<unknown>)[] = [() => import('@touchstone/client/body-seal'), ...commandParts]

/** The path of a link inside the app. */
export function pathOfLink(link: HTMLAnchorElement | null): string | undefined {
  const href = link?.getAttribute('href')
  return href?.startsWith('#/') === true ? href.slice(1).split('?')[0] : undefined
}

/** Safari has no such callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run)
}

/** Without one the worker has what was loaded before, and nothing else comes. */
function hasServer(): boolean {
  const { connected, stale } = useConnection.getState()
  // The browser may know it before the socket is lost.
  return connected && !stale && navigator.onLine
}

/** Whether the person asked the browser to load little. */
const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true
