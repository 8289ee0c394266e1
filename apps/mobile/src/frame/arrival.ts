import { startTransition, useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { keptTotal } from '@touchstone/app/home/kept-total'
import { fetchCurrentUser } from '@touchstone/app/sessions/current-user'
import { hideOverlay, passThrough, showOverlay } from './overlay.ts'
import { routeOf, routes } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'
import { rememberRedirect } from '../sessions/redirect.ts'
import { isOutdated } from '@touchstone/app/device/worker'

/** `ended`: the session that this device had is no more. */
export type Arrival = { kind: 'shown' } | { kind: 'redirected'; to: string; asked?: string; ended?: true }

/**
 * Runs before every navigation (specification, section 2): when no user is stored, the current-user call; a closed
 * route without a user saves the path being left and goes to the sign-in.
 */
export async function arrive(to: string, from: string | undefined): Promise<Arrival> {
  const path = to.split('?')[0] ?? ''
  const route = routeOf(path)
  if (route === undefined && !isDevelopmentOnly(path)) return { kind: 'redirected', to: routes.home.path }
  const { token, userInfo } = useSession.getState()
  let hasEnded = false
  if (userInfo === undefined) {
    const answered = fetchCurrentUser()
    // Without a token there is no user to load: an open page does not wait for one.
    if (token !== undefined || route?.login === true) hasEnded = (await answered) === 'nobody' && token !== undefined
  }
  if (route?.login === true && useSession.getState().userInfo === undefined) {
    rememberRedirect(from ?? routes.home.path)
    return { kind: 'redirected', to: routes.signIn.path, asked: to, ...(hasEnded ? { ended: true } : {}) }
  }
  return { kind: 'shown' }
}

const isDevelopmentOnly = (path: string): boolean => import.meta.env.DEV && path === '/ui'

/** The frame has the screen already, and waits for nobody before it: it has a kept total to show, or there is none to wait for. */
function isOpenAtOnce(path: string, isThere: (path: string) => boolean): boolean {
  const { token } = useSession.getState()
  if (!isThere(path) || routeOf(path)?.login !== false) return false
  return token === undefined || (path === routes.home.path && keptTotal(token) !== undefined)
}

/**
 * The location whose screen is on. A new path comes on after the overlay, the user and the code of its screen are there;
 * a change of what a screen shows (its query) is no navigation. The first one is on at once, under the overlay, where
 * there is nothing to wait for.
 */
export function useArrival(
  loadScreen: (path: string) => Promise<unknown>,
  isThere: (path: string) => boolean = () => false,
): Location | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState(() => (isOpenAtOnce(location.pathname, isThere) ? location : undefined))
  const left = useRef<string>(undefined)
  const isSamePath = shown?.pathname === location.pathname

  // The router reads the address when the app begins and listens once it is mounted: a change in between is lost on it.
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const address = globalThis.location.hash.slice(1)
    if (address !== '' && address !== `${location.pathname}${location.search}`)
      void navigate(address, { replace: true })
  }, [location, navigate])

  useEffect(() => {
    const to = `${location.pathname}${location.search}`
    if (isSamePath && left.current !== undefined) {
      left.current = to
      return undefined
    }
    const visit = { isCurrent: true }
    showOverlay()
    // At the bottom navigation nothing is half done: there a newer app can take over.
    if (left.current !== undefined && routeOf(location.pathname)?.layer === 'tab' && isOutdated()) {
      globalThis.location.reload()
      return undefined
    }
    // The server may have its files no more.
    const loading = loadScreen(location.pathname).catch(() => {
      if (isOutdated()) globalThis.location.reload()
    })
    void (async () => {
      const arrival = await arrive(to, left.current)
      await loading
      if (!visit.isCurrent) return
      if (arrival.kind === 'redirected') {
        const { asked, ended } = arrival
        void navigate(arrival.to, {
          replace: true,
          state: asked === undefined ? null : { asked, ...(ended && { ended }) },
        })
        return
      }
      left.current = to
      startTransition(() => {
        setShown(location)
      })
      globalThis.scrollTo(0, 0)
    })()
      .catch(() => undefined)
      .finally(() => {
        void hideOverlay()
      })
    return () => {
      visit.isCurrent = false
    }
  }, [location, isSamePath, loadScreen, navigate])

  // After the effect above, which shows the overlay: a screen that came with the frame is there at once.
  useEffect(() => {
    if (shown !== undefined) passThrough()
  }, [shown])

  return isSamePath ? location : shown
}
