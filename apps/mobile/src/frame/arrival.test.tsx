import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'

const calls = answerCalls({ '/api/user/appUser/current': { result: {} } })
const { arrive, useArrival } = await import('./arrival.ts')
const { useOverlay } = await import('./overlay.ts')
const { useSession } = await import('@touchstone/app/api/session')
const { api, onSignedOut } = await import('@touchstone/app/api/api')
const { keepTotal } = await import('@touchstone/app/home/kept-total')
const { enter, leave } = await import('@touchstone/app/sessions/sign-in')
const { askedOf, rememberRedirect, returnFromSignIn } = await import('../sessions/redirect.ts')

const currentUser = '/api/user/appUser/current'
let load: (path: string) => Promise<unknown>
/** The path whose screen comes with the frame. */
let there: string | undefined
const way: { go: (to: string) => void } = { go: () => undefined }

function Harness() {
  const [loadOnce] = useState(() => (path: string) => load(path))
  const shown = useArrival(loadOnce, (path) => path === there)
  const navigate = useNavigate()
  useEffect(() => {
    way.go = (to) => void navigate(to)
  }, [navigate])
  const loading = useOverlay((overlay) => overlay.loading)
  return (
    <p>
      {shown === undefined ? 'nothing' : shown.pathname + shown.search} {askedOf(shown?.state) ?? '-'}{' '}
      {loading ? 'Loading...' : 'done'}
    </p>
  )
}

/** Lets everything that is under way come to its end, without passing the overlay's minimum. */
const settle = () => act(async () => vi.advanceTimersByTimeAsync(50))
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

async function open(at: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Harness />
    </MemoryRouter>,
  )
  await settle()
}

const text = () => screen.getByText(/done|Loading/).textContent

beforeEach(() => {
  vi.useFakeTimers()
  load = () => Promise.resolve()
  there = undefined
  calls.asked.length = 0
  calls.set(currentUser, { result: {} })
  useSession.setState({ userInfo: undefined, token: undefined, redirectTo: '/home' })
  globalThis.scrollTo = vi.fn<() => void>()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('goes to the address that changed before the router listened', async () => {
  vi.useFakeTimers()
  useSession.setState({ token: 'a token', userInfo: someUser })
  load = () => Promise.resolve()
  globalThis.location.hash = '#/my'
  try {
    render(
      <MemoryRouter initialEntries={['/messages']}>
        <Harness />
      </MemoryRouter>,
    )
    await settle()
    expect(screen.getByText(/^\/my /)).toBeDefined()
    await act(async () => Promise.resolve(way.go('/messages')))
    await settle()
    // Later the router listens, and what the address says is its own.
    expect(screen.getByText(/^\/messages /)).toBeDefined()
  } finally {
    globalThis.location.hash = ''
  }
})

describe('a screen that comes with the frame', () => {
  it('is on at once for a visitor, under the overlay, and the current-user call is made all the same', async () => {
    there = '/home'
    render(
      <MemoryRouter initialEntries={['/home']}>
        <Harness />
      </MemoryRouter>,
    )
    expect(text()).toBe('/home - Loading...')
    await settle()
    expect(calls.asked).toEqual([currentUser])
    await pass(300)
    expect(text()).toBe('/home - done')
  })

  it('waits for the user where a token is stored', () => {
    there = '/home'
    useSession.setState({ token: 'a token' })
    render(
      <MemoryRouter initialEntries={['/home']}>
        <Harness />
      </MemoryRouter>,
    )
    expect(text()).toBe('nothing - Loading...')
  })

  it('does not wait at home where this device has the last total of that token, and of no other', () => {
    const shown = { book: 'demo', currency: 'USDT', total: '1', today: '0', rate: null } as const
    keepTotal('a token', 0, shown)
    const at = (path: string): string => {
      there = path
      render(
        <MemoryRouter initialEntries={[path]}>
          <Harness />
        </MemoryRouter>,
      )
      const seen = text()
      cleanup()
      return seen
    }
    useSession.setState({ token: 'a token' })
    expect(at('/home')).toBe('/home - Loading...')
    expect(at('/hangqing')).toBe('nothing - Loading...')
    useSession.setState({ token: 'another' })
    expect(at('/home')).toBe('nothing - Loading...')
  })
})

describe('before every navigation', () => {
  it('a loading overlay shows, for at least 300 ms', async () => {
    await open('/home')
    expect(text()).toBe('/home - Loading...')
    await pass(240)
    expect(text()).toBe('/home - Loading...')
    await pass(20)
    expect(text()).toBe('/home - done')
  })

  it('if the stored user has no id, the current-user call is made; on code 200 the result is stored as the user', async () => {
    calls.set(currentUser, { result: someUser })
    await open('/home')
    expect(calls.asked).toEqual([currentUser])
    expect(useSession.getState().userInfo?.id).toBe(7)
    act(() => {
      way.go('/hangqing')
    })
    await settle()
    expect(calls.asked).toHaveLength(1)
  })

  it.each([
    ['another code', { result: null, code: 500 }],
    ['no answer', new TypeError('no network')],
    ['a visitor', { result: {} }],
  ])('otherwise, or on failure, an empty user is stored; failure is silent: %s', async (_title, answer) => {
    calls.set(currentUser, answer)
    await open('/home')
    await pass(3_000)
    expect(useSession.getState().userInfo).toBeUndefined()
    expect(text()).toBe('/home - done')
  })
})

describe('a route needing login with no user id', () => {
  it('saves the path being left as the redirect target and goes to /login', async () => {
    await open('/kline?symbol=BTC/USDT')
    act(() => {
      way.go('/zichanCenter')
    })
    await settle()
    expect(text()).toContain('/login /zichanCenter')
    expect(useSession.getState().redirectTo).toBe('/kline?symbol=BTC/USDT')
  })

  it('defaults to /home for whoever came by a link', async () => {
    await open('/my')
    expect(text()).toContain('/login /my')
    expect(useSession.getState().redirectTo).toBe('/home')
  })

  it('opens for a user', async () => {
    calls.set(currentUser, { result: someUser })
    await open('/my')
    expect(text()).toContain('/my -')
  })
})

it('the redirect-after-login path defaults to /home and is never set to /login', () => {
  rememberRedirect('/login')
  expect(useSession.getState().redirectTo).toBe('/home')
  rememberRedirect('/kline?symbol=BTC%2FUSDT')
  expect(useSession.getState().redirectTo).toBe('/kline?symbol=BTC%2FUSDT')
})

it('after sign-in the path is restored and the page that was asked for opens on top of it', () => {
  useSession.setState({ redirectTo: '/kline' })
  const gone: unknown[] = []
  returnFromSignIn((...step) => gone.push(step), '/my')
  expect(gone).toEqual([['/kline', { replace: true }], ['/my']])
})

it('any unknown path, and the root, redirect to /home', async () => {
  await open('/nowhere')
  expect(text()).toContain('/home')
  document.body.replaceChildren()
  await open('/')
  expect(text()).toContain('/home')
})

it('after navigation the overlay hides and the page scrolls to the top', async () => {
  await open('/home')
  await pass(300)
  act(() => {
    way.go('/hangqing')
  })
  await settle()
  expect(text()).toBe('/hangqing - Loading...')
  await pass(300)
  expect(text()).toBe('/hangqing - done')
  expect(globalThis.scrollTo).toHaveBeenLastCalledWith(0, 0)
})

it('a navigation error also hides the overlay', async () => {
  load = () => Promise.reject(new Error('its code did not come'))
  await open('/home')
  await pass(300)
  expect(text()).toBe('/home - done')
})

it('a change of what a screen shows is no navigation', async () => {
  await open('/kline?symbol=BTC/USDT')
  await pass(300)
  act(() => {
    way.go('/kline?symbol=ETH/USDT')
  })
  expect(text()).toBe('/kline?symbol=ETH/USDT - done')
})

it('says of a token whose session has ended that it has, and not where no answer came or none was there', async () => {
  const closed = { kind: 'redirected', to: '/login', asked: '/security' }
  expect(await arrive('/security', undefined)).toEqual(closed)
  useSession.setState({ token: 'of an ended session' })
  expect(await arrive('/security', undefined)).toEqual({ ...closed, ended: true })
  calls.set(currentUser, new TypeError('no network'))
  const unanswered = arrive('/security', undefined)
  await pass(60_000)
  expect(await unanswered).toEqual(closed)
})

it('a 401 response clears the session and notifies the frame, which goes to /login', async () => {
  const notified = vi.fn<() => void>()
  onSignedOut(notified)
  useSession.setState({ token: 'old' })
  calls.set('/api/user/appUser/getMyUserInfo', {
    result: { key: 'session_required', details: {} },
    message: 'Sign in first.',
    code: 401,
    status: 401,
  })
  await expect(api.myInfo({})).rejects.toThrow('Sign in first.')
  expect(notified).toHaveBeenCalledTimes(1)
  expect(useSession.getState().token).toBeUndefined()
})

it('login stores the token, then fetches user info and stores it; logout clears both', async () => {
  calls.set(currentUser, { result: someUser })
  await enter('secret-token')
  expect(localStorage.getItem('token')).toBe('secret-token')
  expect(document.cookie).toContain('token=secret-token')
  expect(useSession.getState().userInfo?.account).toBe('ann')
  const left = leave()
  await pass(5_000)
  await left
  expect(localStorage.getItem('token')).toBeNull()
  expect(document.cookie).not.toContain('secret-token')
  expect(useSession.getState()).toMatchObject({ token: undefined, userInfo: undefined })
})

it('the user state has the names of the specification, and only the token is persisted', () => {
  expect(Object.keys(useSession.getState()).toSorted()).toEqual([
    'address',
    'commonConfig',
    'countryInfo',
    'positionsSummary',
    'redirectTo',
    'token',
    'tradeAssetInfo',
    'userInfo',
  ])
  expect(useSession.getState().countryInfo).toMatchObject({ english_name: 'United States', phone_code: '1' })
})
