import { afterEach, describe, expect, it, vi } from 'vitest'
import { arriveFromDesktop, leaveForDesktop } from './leave-for-desktop.ts'
import { copy } from '@touchstone/app/device/copy'
import { reportPresence, reportsOf } from '@touchstone/app/sessions/hourly'
import { browserLanguage, currentLanguage } from '@touchstone/app/texts/language'
import { languageNames } from '@touchstone/app/texts/language-names'
import { jumpOut } from '../routes/links.ts'
import { pathTo, routeOf, routes } from '../routes/paths.ts'
import { needsSpecification, specifiedRoutes } from '@touchstone/wire/test-specification'
import { printDuration, printServerTime, printTime } from '@touchstone/app/time/times'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Still to come with their products. The list only shrinks: a route on it that is built fails the test. */
const toCome = new Set([
  '/tuanduiYaoqing',
  '/fuliCenter',
  '/vipLevel',
  '/jiedai',
  '/jiedaiOrder',
  '/bisai',
  '/bisaiDetail',
  '/bisaiMycansai',
])

describe.skipIf(specifiedRoutes === undefined)(`the specification’s routes (${needsSpecification})`, () => {
  const specified = specifiedRoutes ?? []
  const isBuilt = ({ path }: { path: string }): boolean => routeOf(path) !== undefined

  it('all stand in the table with their login, but for those still to come', () => {
    // A route in the table without a screen does not compile (`screens.ts`).
    const here = specified.filter(({ path }) => !toCome.has(path))
    // Of the routes beside the root it does not say who may open them.
    const found = here.map(({ path, login }) => ({ path, login: login === null ? null : routeOf(path)?.login }))
    expect(found).toEqual(here)
  })

  it('still to come are none that is built, and none that it does not have', () => {
    const open = specified.filter((route) => !isBuilt(route)).map(({ path }) => path)
    expect([...toCome].toSorted()).toEqual(open.toSorted())
  })
})

it('the routes beside the root have their login, which the specification leaves open', () => {
  const logins = ['/demotrading', '/kline', '/outlink', '/login'].map((path) => routeOf(path)?.login)
  expect(logins).toEqual([false, false, false, false])
})

it('no two routes have one path', () => {
  const paths = Object.values(routes).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('a link carries what the screen shows', () => {
  expect(pathTo('kline', { symbol: 'BTC/USDT', book: undefined })).toBe('/kline?symbol=BTC%2FUSDT')
})

it('a helper jumps to an external URL only when the type is 2 or 4', () => {
  const gone: [string, boolean][] = []
  const go = (url: string, isOwnWindow: boolean) => gone.push([url, isOwnWindow])
  expect([1, 2, 3, 4, 5].map((type) => jumpOut({ type, url: 'https://example.com/' }, go))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
  expect(gone).toEqual([
    ['https://example.com/', false],
    ['https://example.com/', true],
  ])
  expect(jumpOut({ type: 2, url: 'javascript:alert(1)' }, go)).toBe(false)
})

it('on a screen wider than 575, when isPcLimite is true, the app redirects to /pc.html after saving the address', () => {
  const go = vi.fn<(url: string) => void>()
  expect(leaveForDesktop(575, true, go)).toBe(false)
  expect(leaveForDesktop(1440, false, go)).toBe(false)
  expect(sessionStorage.getItem('address')).toBeNull()
  expect(leaveForDesktop(576, true, go)).toBe(true)
  expect(go).toHaveBeenCalledExactlyOnceWith('/pc.html')
  expect(sessionStorage.getItem('address')).toBe(location.href)
})

it('whoever comes back from /pc.html returns to the saved address, and stays', () => {
  const go = vi.fn<(url: string) => void>()
  sessionStorage.setItem('address', `${location.origin}/#/kline?symbol=BTC%2FUSDT`)
  history.replaceState(null, '', '/?view=mobile')
  arriveFromDesktop()
  expect([location.search, location.hash]).toEqual(['', '#/kline?symbol=BTC%2FUSDT'])
  expect(leaveForDesktop(1440, true, go)).toBe(false)
  expect(go).not.toHaveBeenCalled()
  history.replaceState(null, '', '/')
})

it('an important customer is reported as online at most once per hour, by a local-storage timestamp', () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const reports = [{ key: 'importantCustomerOnLineAt', send }]
  const start = 1_800_000_000_000
  reportPresence(start, reports)
  reportPresence(start + 3_599_999, reports)
  expect(send).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('importantCustomerOnLineAt')).toBe(String(start))
  reportPresence(start + 3_600_000, reports)
  expect(send).toHaveBeenCalledTimes(2)
  // A clock that was set back does not silence it.
  reportPresence(start, reports)
  expect(send).toHaveBeenCalledTimes(3)
})

it('only an important customer is reported as online', () => {
  const keysOf = (importantCustomer: boolean) => reportsOf({ importantCustomer }).map(({ key }) => key)
  expect(keysOf(false)).toEqual(['activeReportAt'])
  expect(keysOf(true)).toEqual(['activeReportAt', 'importantCustomerOnLineAt'])
})

it('copy works without a clipboard API, and says when it does not', async () => {
  document.execCommand = () => true
  expect(await copy('text')).toBe(true)
  document.execCommand = () => {
    throw new Error('not allowed')
  }
  expect(await copy('text')).toBe(false)
  expect(document.querySelector('textarea')).toBeNull()
})

it('the language defaults to en-us, and the switcher begins with English and Chinese', () => {
  expect(currentLanguage()).toBe('en-us')
  expect(Object.values(languageNames).slice(0, 3)).toEqual(['English', '简体中文', '繁體中文'])
  expect(browserLanguage(['th-TH', 'en'])).toBe('tai')
  expect(browserLanguage(['zh-Hant-HK'])).toBe('zh-tw')
  expect(browserLanguage(['zh-CN'])).toBe('zh-cn')
  expect(browserLanguage(['fi'])).toBeUndefined()
})

it('server times are shifted back 8 hours and then read as UTC; three display formats', () => {
  const zone = process.env['TZ']
  const shown = (tz: string) => {
    process.env['TZ'] = tz
    return [
      printServerTime('2026-03-29 09:30:05'),
      printServerTime('2026-03-29 09:30:05', 'DD/MM/YYYY HH:mm:ss'),
      printServerTime('2026-03-29 02:30:05', 'YYYY-MM-DD'),
    ]
  }
  expect(shown('UTC')).toEqual(['2026-03-29 01:30:05', '29/03/2026 01:30:05', '2026-03-28'])
  // The clocks of Berlin went from 02:00 to 03:00 half an hour before.
  expect(shown('Europe/Berlin')).toEqual(['2026-03-29 03:30:05', '29/03/2026 03:30:05', '2026-03-28'])
  expect(shown('Asia/Tokyo')).toEqual(['2026-03-29 10:30:05', '29/03/2026 10:30:05', '2026-03-29'])
  expect(shown('America/New_York')).toEqual(['2026-03-28 21:30:05', '28/03/2026 21:30:05', '2026-03-28'])
  expect(shown('Asia/Kathmandu')).toEqual(['2026-03-29 07:15:05', '29/03/2026 07:15:05', '2026-03-29'])
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  expect(printServerTime(null)).toBe('—')
  expect(printServerTime('2026-02-30 00:00:00')).toBe('—')
})

it('prints moments and durations', () => {
  expect(printTime(new Date(2026, 0, 2, 3, 4, 5).getTime(), 'YYYY-MM-DD HH:mm:ss')).toBe('2026-01-02 03:04:05')
  expect([printDuration(5.9), printDuration(65), printDuration(3_661), printDuration(-1)]).toEqual([
    '0:05',
    '1:05',
    '1:01:01',
    '0:00',
  ])
})
