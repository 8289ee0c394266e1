import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { someUser } from '@touchstone/app/api/test-answers'
import { useConnection } from '@touchstone/app/live/stream'
import { useSession } from '@touchstone/app/api/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pathTo, routes } from '../routes/paths.ts'
import { pathOfLink, usePrefetch } from './prefetch.ts'

const load = vi.fn<(path: string) => Promise<unknown>>(() => Promise.resolve())

function Harness() {
  usePrefetch(load)
  return (
    <a href={`#${pathTo('kline', { symbol: 'BTC/USDT' })}`}>
      <b>Chart</b>
    </a>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  useConnection.setState({ connected: true, stale: false })
  load.mockClear()
})
afterEach(() => {
  cleanup()
  useSession.setState({ userInfo: undefined })
  vi.useRealTimers()
})

const paths = () => load.mock.calls.map(([path]) => path)
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

it('loads the tabs of whoever is signed in once the first screen has come to rest', async () => {
  useSession.setState({ userInfo: someUser })
  render(<Harness />)
  await pass(1_900)
  expect(paths()).toEqual([])
  await pass(200)
  expect(paths()).toEqual([routes.home, routes.market, routes.contract, routes.my].map(({ path }) => path))
})

it('loads for a visitor what the one button leads to', async () => {
  render(<Harness />)
  await pass(2_100)
  expect(paths()).toContain(routes.demo.path)
})

it('loads the screen of a link that is touched', () => {
  render(<Harness />)
  fireEvent.touchStart(screen.getByText('Chart'))
  expect(paths()).toEqual([routes.kline.path])
})

it('asks for nothing where there is no server', async () => {
  useConnection.setState({ connected: true, stale: true })
  render(<Harness />)
  await pass(2_100)
  fireEvent.touchStart(screen.getByText('Chart'))
  expect(paths()).toEqual([])
})

it('asks for nothing while the browser says that there is no network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<Harness />)
  await pass(2_100)
  expect(paths()).toEqual([])
  onLine.mockRestore()
})

it('follows no link out of the app', () => {
  const link = document.createElement('a')
  link.href = '/outbox'
  expect(pathOfLink(link)).toBeUndefined()
})
