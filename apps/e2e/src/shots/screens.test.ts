import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../browser.ts'
import { lacksBrowser } from '../find-browser.ts'
import { borrowServer, type SharedServer } from '../shared-server.ts'
import { readMobileRoutes } from './mobile-routes.ts'
import { preparePersons } from './persons.ts'
import { shotsTable } from './shots-table.ts'
import { walkScreens } from './walk.ts'

const small = { width: 320, height: 640, scheme: 'default', scale: 1 } as const
/** Each theme in one of the languages with the longest words. */
const looks = [
  { ...small, theme: 'light', language: 'xi', from: '192.0.2.1' },
  { ...small, theme: 'dark', language: 'tai', from: '192.0.2.2' },
] as const
const routes = readMobileRoutes()

/** No overflow, one heading, nothing that axe finds, no complaint of the browser and no breach of the policy. */
describe.skipIf(lacksBrowser('the screens are not walked'))('every screen, on the smallest phone', () => {
  const faults = new Map<string, string[] | undefined>()
  let server: SharedServer | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    server = await borrowServer()
    browser = await openBrowser()
    const persons = await preparePersons(server.origin, { patience: false })
    const ground = { browser, origin: server.origin, persons, table: shotsTable }
    const walks = await Promise.all(looks.map((look) => walkScreens(ground, routes, look)))
    for (const [index, { theme }] of looks.entries())
      for (const { name } of routes) faults.set(`${name} ${theme}`, walks[index]?.get(name))
  }, 600_000)
  afterAll(async () => {
    await browser?.close()
  })

  describe.each(looks)('in $theme, language $language', ({ theme }) => {
    it.each(routes)('$name has no fault', ({ name }) => {
      expect(faults.get(`${name} ${theme}`)).toEqual([])
    })
  })
})
