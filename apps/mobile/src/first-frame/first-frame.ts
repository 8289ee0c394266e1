import { defaultLanguage, type Language } from '@touchstone/wire/languages'
import { askEarly } from '@touchstone/app/api/ask-early'
import { currentLanguage } from '@touchstone/app/texts/language'
import { pathOfHash } from '../routes/paths.ts'
import { tokenKey } from '@touchstone/app/api/session-key'
import { storedText } from '@touchstone/app/device/storage'
import { showLook, storedPreferences } from '@touchstone/app/look/stored-preferences'
import { fillPrices } from './fill-prices.ts'
import { firstScreens, symbols } from './first-screens.ts'

/** By the path of a screen the files that it is made of, beside those of the frame. */
declare const __FILES__: Readonly<Record<string, readonly string[]>>
/** The file of each language's second part of texts. */
declare const __MORE_TEXTS__: Readonly<Record<Language, string>>

/**
 * Runs before anything is painted, apart from the app, and does what a first frame need not wait for the app to do: the
 * colours that were chosen, the code and the answers of the screen that was asked for, and to a visitor the screen as it
 * looks before any response. The app loads after the first paint and replaces it.
 */
showLook(storedPreferences())
const { hash } = globalThis.location
const path = pathOfHash(hash)
const screen = firstScreens[path]
const query = new URLSearchParams(hash.split('?')[1])
if (isShown()) document.addEventListener('DOMContentLoaded', showPage)
else startApp()
askEarly(screen?.calls(query) ?? [], { lang: currentLanguage() })

function isShown(): boolean {
  const isKnown = storedText(tokenKey) !== undefined
  // It was drawn as it begins: nothing of an address but which symbol its prices are of can be put in.
  const isAsDrawn = [...query.keys()].every((key) => key === 'symbol' && screen?.priced !== undefined)
  return screen?.drawn === true && !isKnown && currentLanguage() === defaultLanguage && isAsDrawn
}

/** Below the overlay, which is already on the page. */
function showPage(): void {
  const page = document.querySelector<HTMLTemplateElement>(`template[data-path="${path}"]`)
  if (page !== null) document.querySelector('#root')?.prepend(page.content)
  afterPaint(startApp)
  const asked = globalThis.askedEarly?.get(symbols)
  // Without them the app shows its own.
  const pick = screen?.priced
  if (pick !== undefined && asked !== undefined)
    fillPrices(document, asked.answer, (all) => pick(all, query)).catch(() => undefined)
}

/** In a window that nobody looks at nothing is painted. */
function afterPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') run()
  else requestAnimationFrame(() => setTimeout(run))
}

/** What the build has put into the page's head as `later`: the app and its parts; and the files of the screen. */
function startApp(): void {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')].map(({ href }) => href)
  const texts = screen?.moreTexts === true ? [__MORE_TEXTS__[currentLanguage()]] : []
  for (const file of [...files, ...(__FILES__[path] ?? []), ...texts]) setOut(file)
  const app = document.createElement('script')
  app.type = 'module'
  app.crossOrigin = ''
  app.src = files[0] ?? ''
  document.head.append(app)
}

function setOut(file: string): void {
  const link = document.createElement('link')
  link.crossOrigin = ''
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
  else link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}
