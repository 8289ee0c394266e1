import type { Browser, Route } from 'playwright-core'
import type { Language } from '@touchstone/wire/languages'
import type { Persons } from './persons.ts'
import { type OpenRequests, watchRequests } from './requests.ts'
import type { Answer, Scene, Who } from './shot.ts'

export type Look = {
  width: number
  height: number
  language: Language
  /** Of the direction colours. */
  scheme: 'default' | 'red_up' | 'colour_blind'
  theme: 'light' | 'dark'
  /** Pixels of a picture for one of the layout. */
  scale: number
  /** Things slide and fade, as they do for most people; pictures are taken without. */
  moves?: boolean
  /** Where it calls from, as a proxy tells the server, which counts the requests of each address. */
  from?: string
}

export type OpenedScene = Scene & {
  requests: OpenRequests
  /** What the page complained of. */
  problems: string[]
  close: () => Promise<void>
}

/** A fresh browser profile of the size of a phone, signed in as somebody; no page has been gone to. */
export async function openScene(browser: Browser, who: Who, persons: Persons, look: Look): Promise<OpenedScene> {
  const { width, height, language, scheme, theme, scale, moves = false, from } = look
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: true,
    isMobile: true,
    colorScheme: theme,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    ...(from === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': from } }),
  })
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI}`)
      })
    },
    {
      lang: language,
      preferences: JSON.stringify({ colourScheme: scheme }),
      ...(who === 'visitor' ? {} : { token: persons[who].token }),
      ...(who === 'trader' ? { recentlySeen: '["ETH/USDT","XAU/USD"]' } : {}),
    },
  )
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    // What failed to load is named by its address alone.
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return {
    page,
    context,
    persons,
    who,
    language,
    held: { count: 0 },
    answerTo: serverAnswer,
    requests: watchRequests(page),
    problems,
    async close() {
      // What is still on its way is nobody's any more.
      for (const among of [page, context]) await among.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

/** What the server itself says. */
export async function serverAnswer(route: Route): Promise<Answer> {
  const response = await route.fetch()
  return { status: response.status(), type: response.headers()['content-type'] ?? '', body: await response.text() }
}
