import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Alarm, alarmKinds } from '@touchstone/app/proof/alarms'
import type { BookStanding } from '@touchstone/app/proof/proof-state'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../routes/paths.ts'
import { answerCalls, someUser } from '@touchstone/app/api/test-answers'

answerCalls({})
const { AlarmPage } = await import('./AlarmPage.tsx')
const { ProofScreen } = await import('./ProofScreen.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { nothingKnown, useProof } = await import('@touchstone/app/proof/proof-state')
const { useSession } = await import('@touchstone/app/api/session')
const { deviceIdOf } = await import('@touchstone/app/signing/sign-command')

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  useProof.setState(nothingKnown)
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
const alarm = (kind: Alarm['kind']): Alarm => ({
  id: 'abc',
  kind,
  ...(kind.startsWith('checkpoint') ? {} : { bookId: 4 }),
  number: 17,
  sentence: 'row 17 differs',
  evidence: { shown: { sequence: 17 } },
  foundAtMs: 1_790_000_000_000,
  isSeen: true,
})

function show(state: Partial<ReturnType<typeof useProof.getState>> = {}): HTMLElement {
  useProof.setState({ userId: someUser.id, books: [real], chain: { state: 'same', kept, newestId: 900 }, ...state })
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/proof']}>
        <ProofScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  ).container
}

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
    within(list).getByText('Without a signature')
    screen.getByText(/If you do not know a device/)
  })

  it('says how far each book was decided again, and the chain followed', async () => {
    const demo: BookStanding = { ...real, bookId: 5, world: 'demo', state: 'replaying', sequence: 100, of: 300 }
    const shown = show({ books: [real, demo] })
    expect(screen.getByText('Real account')).toBeDefined()
    expect(screen.getByText('Records 1 to 214 were decided again, with the same result.')).toBeDefined()
    expect(screen.getByText('Deciding again: 100 of 300')).toBeDefined()
    expect(screen.getByText('Nothing was changed from checkpoint 31 to 900.')).toBeDefined()
    expect(screen.getAllByText(pin.hash)).toHaveLength(2)
    expect(screen.getByText('This device has found no difference.')).toBeDefined()
    expect((await axe.run(shown, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it.each<[string, Parameters<typeof show>[0], string]>([
    ['all is well', {}, 'Nothing differs from what this device saw'],
    ['it looks', { isRunning: true }, 'This device is looking'],
    ['the house did not answer', { chain: { state: 'failed', kept, newestId: undefined } }, 'Not compared yet'],
    ['it was not answered', { hasFailed: true }, 'Not compared yet'],
    ['the app is too old', { books: [{ ...real, state: 'outdated' }] }, 'This app is too old for the check'],
    ['a row differs', { books: [{ ...real, state: 'differs' }] }, 'This device found a difference'],
    ['there was an alarm', { alarms: [alarm('row_changed')], isRunning: true }, 'This device found a difference'],
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
    expect(screen.getByText('None has been made yet.')).toBeDefined()
  })

  it('opens what was found', async () => {
    show({ alarms: [alarm('row_differs')] })
    await userEvent.click(screen.getByRole('button', { name: /A record does not follow the rules/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('row 17 differs')).toBeDefined()
  })

  it('asks before it begins anew', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Forget what is kept' }))
    expect(await screen.findByText('Begin anew?')).toBeDefined()
  })
})

describe('an alarm', () => {
  const open = (kind: Alarm['kind']) => {
    const onClose = vi.fn<() => void>()
    useProof.setState({ userId: someUser.id, books: [real] })
    render(
      <MemoryRouter>
        <AlarmPage alarm={alarm(kind)} onClose={onClose} />
      </MemoryRouter>,
    )
    return onClose
  }

  it.each(alarmKinds)('of kind %s says what was found, and locks nothing', async (kind) => {
    const onClose = open(kind)
    expect(screen.getByRole('alert').textContent.length).toBeGreaterThan(40)
    expect(screen.getByText('Nothing is locked: you can close positions and withdraw as always.')).toBeDefined()
    expect(screen.getByText(kind.startsWith('checkpoint') ? 'Checkpoint' : 'Real account')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe(pathTo('withdraw'))
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('hands the evidence out as a file', async () => {
    const saved: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x') }))
    open('row_changed')
    await userEvent.click(screen.getByRole('button', { name: 'Save the evidence' }))
    const text = (await saved[0]?.text()) ?? ''
    expect(JSON.parse(text)).toMatchObject({
      format: 'touchstone evidence 1',
      kind: 'row_changed',
      number: 17,
      evidence: { shown: { sequence: 17 } },
    })
  })
})
