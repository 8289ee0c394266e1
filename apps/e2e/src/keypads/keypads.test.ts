import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../browser.ts'
import { lacksBrowser } from '../find-browser.ts'
import { borrowServer, type SharedServer } from '../shared-server.ts'
import { type Persons, preparePersons } from '../shots/persons.ts'
import { carelessHands } from './careless-hands.ts'
import { flows } from './flows.ts'
import { takePhone } from './hands.ts'
import { codeFlows } from './code-flows.ts'
import { leaveByDone, openField, pressEveryKey } from './press-keys.ts'

const isSkipped = lacksBrowser('no key is pressed')
const onPhones = flows.flatMap((flow) => [
  { ...flow, size: 'tall' as const },
  ...(flow.alsoSmall === true ? [{ ...flow, size: 'small' as const }] : []),
])

/** With real touches: of several lengths, of two thumbs, and of fingers that slip. */
describe.skipIf(isSkipped)('every key of every keypad', () => {
  let server: SharedServer
  let browser: Browser
  let traders: Persons[]
  let phones = 0

  beforeAll(async () => {
    server = await borrowServer()
    browser = await openBrowser()
    // The result of an option rises when it comes: over the field that a finger is about to touch.
    const prepare = () => preparePersons(server.origin, { patience: false, options: false })
    traders = await Promise.all([prepare(), prepare(), prepare()])
  })
  afterAll(async () => {
    await browser.close()
  })
  /** All of them in one hand would send more requests a minute than a person or an address may. */
  const phoneAt = (at: string, { given = [], size = 'tall' }: Partial<Parameters<typeof takePhone>[1]> = {}) => {
    phones += 1
    const persons = traders[phones % traders.length]
    if (persons === undefined) throw new Error('nobody holds this phone')
    return takePhone(browser, {
      persons,
      size,
      given,
      address: `${server.origin}/#${at}`,
      from: `198.51.100.${phones}`,
    })
  }

  describe.concurrent('types what it says, and presses nothing else', () => {
    it.each(codeFlows)('$name', async ({ at, given, go }) => {
      const hands = await phoneAt(at, { given })
      await go(hands)
      expect(hands.problems).toEqual([])
      await hands.end()
    })

    it.each(onPhones)('$name, $size', async ({ at, given = [], size, open, field: label, places }) => {
      const hands = await phoneAt(at, { given, size })
      await open?.(hands)
      const field = await openField(hands, label)
      await hands.clicks()
      await pressEveryKey(hands, field, { digitsMost: 10, hasPoint: places !== 0 })
      await leaveByDone(hands, field)
      expect([await hands.clicks(), hands.problems]).toEqual([[], []])
      await hands.end()
    })
  })

  describe.concurrent('and careless hands', () => {
    it.each(carelessHands)('$name', async ({ at, given = [], size, go }) => {
      const hands = await phoneAt(at, { given, size })
      await go(hands)
      expect(hands.problems).toEqual([])
      await hands.end()
    })
  })
})
