import { QueryClientProvider } from '@tanstack/react-query'
import type { Texts } from '@touchstone/texts/sections'
import { defaultLanguage, languageTags } from '@touchstone/wire/languages'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { createPath, Router, type Navigator } from 'react-router'
import { ChartSkeleton } from './chart/ChartSkeleton.tsx'
import { HomeScreen } from './home/HomeScreen.tsx'
import { MarketScreen } from './market/MarketScreen.tsx'
import { Navigation } from './Navigation.tsx'
import { routeOf, routes } from './routes/paths.ts'
import { Screen } from './ui/Screen.tsx'
import { queries } from '@touchstone/app/api/queries'

const stay = (): void => undefined
/** Addresses as the app's own router writes them. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: stay,
  push: stay,
  replace: stay,
}

const screens = { [routes.home.path]: HomeScreen, [routes.market.path]: MarketScreen, [routes.kline.path]: ChartBegins }

/** The chart's screen before its symbol is known. Its own module imports a style sheet, which the build cannot read here. */
function ChartBegins() {
  return (
    <Screen back bare title={<span data-slot="name" />}>
      <ChartSkeleton />
    </Screen>
  )
}

/**
 * For the build: by their paths screens as a visitor finds them before any answer, in the default language. The overlay
 * is on the page already.
 */
export async function firstPages(texts: Texts['first']): Promise<Record<string, string>> {
  const tag = languageTags[defaultLanguage]
  await i18next.use(initReactI18next).init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { translation: texts } },
    interpolation: { escapeValue: false },
  })
  return Object.fromEntries(
    Object.entries(screens).map(([path, Component]) => [
      path,
      renderToStaticMarkup(
        <QueryClientProvider client={queries}>
          <Router location={path} navigator={navigator}>
            <Component />
            {routeOf(path)?.layer === 'tab' && <Navigation />}
          </Router>
        </QueryClientProvider>,
      ),
    ]),
  )
}
