import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes, useNavigate } from 'react-router'
import { useRecovery } from '@touchstone/app/sessions/use-recovery'
import { useFreshQueries } from '@touchstone/app/live/use-user-events'
import { onSignedOut } from '@touchstone/app/api/api'
import { useArrival } from './frame/arrival.ts'
import { usePrefetch } from './frame/prefetch.ts'
import { useLater } from '@touchstone/app/live/use-later'
import { screenKey } from './frame/screen-key.ts'
import { leaveForDesktop } from './frame/leave-for-desktop.ts'
import { useHeartbeat } from '@touchstone/app/sessions/heartbeat'
import { type Route as KnownRoute, routeOf, routes } from './routes/paths.ts'
import { useIsSignedIn, useSession } from '@touchstone/app/api/session'
import { rememberRedirect } from './sessions/redirect.ts'
import { DesktopFrame } from './frame/DesktopFrame.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { isLanguageOffered } from './language-offer.ts'
import { Navigation } from './Navigation.tsx'
import { Overlay } from './Overlay.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { isScreenThere, loadScreen, screenRoutes } from './screens.ts'

/** The frame of every screen: overlay, bottom navigation, the guard, and the work done every minute. */
export function Frame() {
  const shown = useArrival(loadScreen, isScreenThere)
  useHeartbeat()
  useFreshQueries()
  useRecovery()
  useSignInOn401()
  useDesktopPage()
  usePrefetch(loadScreen)
  const route = shown === undefined ? undefined : routeOf(shown.pathname)
  const isAboutProof = route?.name === 'proof' || route?.name === 'receipt'
  const isAboutTrading = tradingRoutes.some((name) => name === route?.name)
  const resultWatch = useLater(loadResultWatch, useIsSignedIn(), isAboutTrading)
  const proofWatch = useLater(loadProofWatch, useIsSignedIn(), isAboutProof)
  const pushRenewal = useLater(loadPushRenewal, true)
  const languageHint = useLater(loadLanguageHint, isLanguageOffered())
  useDocumentTitle(route)
  const { i18n } = useTranslation()
  return (
    <>
      <ConnectionBanner />
      {shown !== undefined && (
        <ScreenBoundary key={screenKey(shown.pathname, route?.name, i18n.language)}>
          <Suspense fallback={null}>
            <Routes location={shown}>
              {screenRoutes.map(({ path, Component }) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
              {Gallery !== undefined && <Route path="/ui" element={<Gallery />} />}
            </Routes>
          </Suspense>
        </ScreenBoundary>
      )}
      {route?.layer === 'tab' && <Navigation />}
      {languageHint}
      {pushRenewal}
      {resultWatch}
      {proofWatch}
      <DesktopFrame />
      <Overlay />
    </>
  )
}

/** There it ends what a person does; elsewhere only what they left behind. */
const tradingRoutes = ['contract', 'demo', 'kline', 'secondContract'] as const
const loadResultWatch = async () => (await import('./results/ResultWatch.tsx')).ResultWatch
const loadPushRenewal = async () => (await import('@touchstone/app/push/push-renewal')).PushRenewal
const loadLanguageHint = async () => (await import('./LanguageHint.tsx')).LanguageHint
const loadProofWatch = async () => (await import('./proof/ProofWatch.tsx')).ProofWatch

const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./gallery/GalleryScreen.tsx')).GalleryScreen }))
  : undefined

/** What the browser's tabs and history call the page. */
function useDocumentTitle(route: KnownRoute | undefined): void {
  // The name of a screen is known before its texts are there.
  const { t } = useTranslation(undefined, { bindI18nStore: 'added' })
  const title = route === undefined || route.path === routes.home.path ? undefined : t(route.title)
  useEffect(() => {
    document.title = title === undefined ? 'Touchstone' : `${title} · Touchstone`
  }, [title])
}

/** A 401 sends the user to the sign-in; the page that they were on comes back after it. */
function useSignInOn401(): void {
  const navigate = useNavigate()
  useEffect(() => {
    onSignedOut(() => {
      const at = globalThis.location.hash.replace(/^#/, '')
      const route = routeOf(at.split('?')[0] ?? '')
      if (route?.name === 'signIn') return
      rememberRedirect(route?.login === true ? routes.home.path : at)
      void navigate(routes.signIn.path, {
        replace: true,
        state: route?.login === true ? { asked: at, ended: true } : { ended: true },
      })
    })
  }, [navigate])
}

function useDesktopPage(): void {
  const isLimited = useSession(({ commonConfig }) => commonConfig.isPcLimite)
  useEffect(() => {
    // To ask for the width makes the browser lay out the page.
    if (!isLimited) return undefined
    const look = (): void => {
      leaveForDesktop(globalThis.innerWidth, isLimited)
    }
    look()
    globalThis.addEventListener('resize', look)
    return () => {
      globalThis.removeEventListener('resize', look)
    }
  }, [isLimited])
}
