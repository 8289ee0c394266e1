import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { BookStanding } from '@touchstone/app/proof/proof-state'
import { exactText } from '@touchstone/app/time/moments'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../routes/paths.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'
import { alarm } from './test-alarm.ts'

answerCalls({})
const { ProofScreen } = await import('./ProofScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { nothingKnown, useProof } = await import('@touchstone/app/proof/proof-state')
const { useSession } = await import('@touchstone/app/api/session')
const { browserTexts } = await import('@touchstone/app/proof/browser-texts')
const { watchProof } = await import('@touchstone/app/proof/watch')
const { useToasts } = await import('@touchstone/app/feedback/toast')
const { deviceIdOf } = await import('@touchstone/app/signing/sign-command')

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  useProof.setState(nothingKnown)
  useToasts.setState({ shown: [] })
})

const pin = {
  world: 'real',
  sequence: 214,
  hash: 'ab'.repeat(32),
  sinceMs: 1_790_000_000_000,
  checkedAtMs: 1_790_000_060_000,
}
const real: BookStanding = { bookId: 4, world: 'real', state: 'same', sequence: 214, of: 214, pin }
const kept = { id: 900, hash: 'cd'.repeat(32), atMs: 1_790_000_000_000, sinceId: 31, sinceMs: 1, checkedAtMs: 2 }
function show(state: Partial<ReturnType<typeof useProof.getState>> = {}, address = '/proof'): HTMLElement {
  const chain = { state: 'same', kept, newestId: 900 } as const
  useProof.setState({ userId: someUser.id, books: [real], chain, hasLooked: true, ...state })
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <ProofScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  ).container
}

const advice = 'Not you? Sign out other devices'
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent

describe('the screen', () => {
  it('lists the devices that have signed, this one by name', async () => {
    useSession.setState({ userInfo: someUser })
    const mine = await deviceIdOf(someUser.id)
    const other = 'q'.repeat(43)
    const signer = (count: number, at: number) => ({ count, firstAtMs: at, lastAtMs: at })
    const signers = { devices: { [other]: signer(3, 2), [mine]: signer(12, 1) }, unsigned: 4 }
    show({ books: [{ ...real, pin: { ...pin, signers } }] })
    const labels = await screen.findByText('This device')
    const list = labels.closest('dl')
    if (list === null) throw new Error('it is a list of facts')
    expect([...list.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['3', '12', '4'])
    within(list).getByText('Device qqqqqqqq')
    within(list).getByText('Not signed')
    expect(screen.getByRole('link', { name: advice }).getAttribute('href')).toBe(pathTo('devices'))
  })

  it('warns of commands without a signature beside those of one device', () => {
    const devices = { ['q'.repeat(43)]: { count: 12, firstAtMs: 1, lastAtMs: 1 } }
    const lastUnsignedAtMs = 1_790_000_000_000
    show({ books: [{ ...real, pin: { ...pin, signers: { devices, unsigned: 4, lastUnsignedAtMs } } }] })
    const label = screen.getByText('Not signed')
    expect(label.textContent).toBe(`Not signedLast on ${exactText(lastUnsignedAtMs)}`)
    expect(label.nextElementSibling?.className).toContain('text-warn')
    expect(screen.getByRole('link', { name: advice })).toBeDefined()
    cleanup()
    show({ books: [{ ...real, pin: { ...pin, signers: { devices, unsigned: 0 } } }] })
    expect(screen.queryByRole('link', { name: advice })).toBeNull()
  })

  it('says how far each book was decided again, and the chain followed', async () => {
    const demo: BookStanding = { ...real, bookId: 5, world: 'demo', state: 'replaying', sequence: 100, of: 300 }
    const shown = show({ books: [real, demo] })
    expect(screen.getByText('Real account')).toBeDefined()
    expect(screen.getByText('Records 1 to 214 came out the same.')).toBeDefined()
    expect(screen.getByText('Checking 100 of 300')).toBeDefined()
    expect(screen.getByText('Nothing changed from checkpoint 31 to 900.')).toBeDefined()
    expect(screen.getAllByText(pin.hash)).toHaveLength(2)
    expect(screen.getByText('Your device found no difference.')).toBeDefined()
    expect((await axe.run(shown, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it.each<[string, Parameters<typeof show>[0], string]>([
    ['all is well', {}, 'Everything matches'],
    ['it looks', { isRunning: true }, 'Your device is checking'],
    ['the house did not answer', { chain: { state: 'failed', kept, newestId: undefined } }, 'Not compared yet'],
    ['it was not answered', { hasFailed: true }, 'Not compared yet'],
    ['the app is too old', { books: [{ ...real, state: 'outdated' }] }, 'Your app is too old for this check'],
    ['a row differs', { books: [{ ...real, state: 'differs' }] }, 'Your device found a difference'],
    ['there was an alarm', { alarms: [alarm('row_changed')], isRunning: true }, 'Your device found a difference'],
  ])('says in one sentence that %s', (_, state, sentence) => {
    show(state)
    expect(heading()).toBe(sentence)
  })

  it('is there before anything is known, and where there is no book', () => {
    show({ userId: undefined })
    expect(screen.queryByText('Real account')).toBeNull()
    cleanup()
    show({ books: [], chain: { state: 'none', kept: undefined, newestId: undefined } })
    expect(screen.getByText('Nothing to check yet')).toBeDefined()
    expect(screen.getByText('There are none yet.')).toBeDefined()
  })

  it.each<[NonNullable<ReturnType<typeof useProof.getState>['obstacle']>, string, boolean]>([
    ['offline', "You're offline. Your device compares again once you're back.", false],
    ['other_tab', 'Another tab is comparing. This one continues when it is done.', true],
  ])('says why it does not compare: %s', (obstacle, sentence, isBusy) => {
    show({ obstacle })
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(sentence)
    expect(screen.getByRole('button', { name: 'Compare now', busy: isBusy })).toBeDefined()
  })

  it('does not take what it has not asked for yet as nothing', () => {
    const chain = { state: 'waiting', kept: undefined, newestId: undefined } as const
    show({ books: [], chain, obstacle: 'offline', hasLooked: false })
    expect(screen.queryByText('Nothing to check yet')).toBeNull()
    expect(screen.queryByText('There are none yet.')).toBeNull()
    expect(screen.queryByText('Your device found no difference.')).toBeNull()
    expect(screen.getAllByText('Not compared yet')).toHaveLength(4)
  })

  it.each<[string, Parameters<typeof show>[0]]>([
    ['while it looks for the first time', { isRunning: true }],
    ['while another tab does', { obstacle: 'other_tab' }],
    ['where what was known is all there is', { obstacle: 'offline' }],
    ['where it was not answered', { hasFailed: true }],
  ])('says nothing of differences before one look has ended: %s', (_, state) => {
    show({ ...state, books: [{ ...real, state: 'waiting' }], hasLooked: false })
    expect(screen.queryByText('Your device found no difference.')).toBeNull()
    act(() => {
      useProof.setState({ hasLooked: true })
    })
    expect(screen.getByText('Your device found no difference.')).toBeDefined()
  })

  it('forgets without a network, or says why not', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const watch = watchProof(someUser.id, () => undefined)
    await watch.look()
    show()
    const forget = async (): Promise<void> => {
      await userEvent.click(screen.getByRole('button', { name: 'Forget what this device keeps' }))
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Forget' }))
    }
    const toasts = () => useToasts.getState().shown.map(({ text }) => text)
    vi.spyOn(await browserTexts(), 'write').mockRejectedValueOnce(new Error('IndexedDB does not write'))
    await forget()
    await vi.waitFor(() => {
      expect(toasts()).toEqual(["Nothing was forgotten. This browser didn't let us write. Try again."])
    })
    expect(screen.getByText('Real account')).toBeDefined()
    await forget()
    await vi.waitFor(() => {
      expect(toasts()).toContain('Forgotten. Your device starts over.')
    })
    expect(await screen.findByText(/You're offline. Your device compares/)).toBeDefined()
    expect(screen.queryByText('Real account')).toBeNull()
    watch.end()
  })

  it('opens what was found', async () => {
    show({ alarms: [alarm('row_differs')] })
    await userEvent.click(screen.getByRole('button', { name: /A record doesn't follow the rules/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('row 17 differs')).toBeDefined()
  })

  it('opens the finding that its address names', async () => {
    show({ alarms: [alarm('row_differs')] }, '/proof?finding=abc')
    expect(within(await screen.findByRole('dialog')).getByText('row 17 differs')).toBeDefined()
  })

  it('puts what was found first and what destroys it last', async () => {
    show({ alarms: [alarm('row_differs')] })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(0, 2)).toEqual(['Your device found a difference', 'What we found'])
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons.slice(0, 2)).toEqual(['Back', 'Save evidence'])
    expect(buttons.at(-1)).toBe('Forget what this device keeps')
    await userEvent.click(screen.getByRole('button', { name: 'Forget what this device keeps' }))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByRole('button', { name: 'Save evidence' })).toBeDefined()
  })

  it('asks before it begins anew', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Forget what this device keeps' }))
    expect(await screen.findByText('Start over?')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save evidence' })).toBeNull()
  })
})
