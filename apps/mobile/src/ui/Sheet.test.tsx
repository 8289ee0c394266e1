import { CallRefused } from '@touchstone/client/call-failed'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { goBack, hearBack } from './browser-back.ts'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { Sheet } from './Sheet.tsx'

beforeAll(allTexts)
afterEach(cleanup)

describe('Sheet', () => {
  function Stage() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Sheet open={open} onOpenChange={setOpen} title="Funding" text="Every eight hours">
          <p>content</p>
        </Sheet>
      </>
    )
  }

  it('closes by Back, where the browser tells of it, and hears the next one too', async () => {
    const watchers: { onclose: (() => void) | null }[] = []
    class Watcher {
      onclose = null
      destroy = (): void => void watchers.splice(watchers.indexOf(this), 1)
      constructor() {
        watchers.push(this)
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher)
    render(<Stage />)
    for (const _ of ['first', 'second']) {
      expect(watchers).toHaveLength(0)
      await userEvent.click(screen.getByRole('button', { name: 'Open' }))
      expect(watchers).toHaveLength(1)
      act(() => watchers[0]?.onclose?.())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    vi.unstubAllGlobals()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is a dialog with its title and text; %s closes it and gives the focus back', async (_name, close) => {
    render(<Stage />)
    expect(screen.queryByText('content')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('dialog', { name: 'Funding', description: 'Every eight hours' })).toBeDefined()
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })
})

describe('Back, where the browser tells of it only afterwards,', () => {
  const left = vi.fn<() => void>()
  beforeAll(hearBack)
  beforeEach(() => {
    history.replaceState({ idx: 0 }, '')
    history.pushState({ idx: 1 }, '')
    history.pushState({ idx: 2 }, '')
    // As the router.
    addEventListener('popstate', left)
  })
  afterEach(() => {
    removeEventListener('popstate', left)
    left.mockClear()
  })

  function Sheets({ onFirst }: { onFirst?: (open: boolean) => void }) {
    const [open, setOpen] = useState<readonly string[]>(['first', 'second'])
    const sheet = (name: string) => ({
      open: open.includes(name),
      onOpenChange: () => setOpen((now) => now.filter((each) => each !== name)),
      title: name,
    })
    return (
      <>
        <Sheet {...sheet('first')} {...(onFirst && { onOpenChange: onFirst })} />
        <Sheet {...sheet('second')} />
      </>
    )
  }
  const titles = () => screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)
  const back = () => act(async () => history.back())

  it('closes the topmost sheet and stays on the screen, until none is left', async () => {
    render(<Sheets />)
    expect(titles()).toEqual(['first', 'second'])
    await back()
    await waitFor(() => expect(titles()).toEqual(['first']))
    expect(history.state).toEqual({ idx: 2 })
    await back()
    await waitFor(() => expect(titles()).toEqual([]))
    expect(history.state).toEqual({ idx: 2 })
    expect(left).not.toHaveBeenCalled()
    await back()
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect(history.state).toEqual({ idx: 1 })
  })

  it('closes it over an address that was typed, which the router has given no number, where the browser counts', async () => {
    history.pushState(null, '')
    const places: unknown[] = [{ idx: 0 }, { idx: 1 }, { idx: 2 }, null]
    const index = () => places.findIndex((each) => JSON.stringify(each) === JSON.stringify(history.state))
    vi.stubGlobal('navigation', {
      get currentEntry() {
        return { index: index() }
      },
    })
    render(<Sheets />)
    await back()
    await waitFor(() => expect(titles()).toEqual(['first']))
    expect(history.state).toBeNull()
    expect(left).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('is not used up by a sheet that was closed otherwise', async () => {
    render(<Sheets />)
    // Escape would close one or both, by where the focus is by then.
    for (const cross of screen.getAllByRole('button', { name: 'Close', hidden: true })) fireEvent.click(cross)
    await waitFor(() => expect(titles()).toEqual([]))
    await back()
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect(history.state).toEqual({ idx: 1 })
  })

  it('stays on the screen with a sheet that stays open', async () => {
    const onFirst = vi.fn<() => void>()
    render(<Sheets onFirst={onFirst} />)
    await back()
    await waitFor(() => expect(titles()).toEqual(['first']))
    for (const times of [1, 2]) {
      await back()
      await waitFor(() => expect(onFirst).toHaveBeenCalledTimes(times))
    }
    expect(titles()).toEqual(['first'])
    expect(history.state).toEqual({ idx: 2 })
    expect(left).not.toHaveBeenCalled()
  })

  it('that the app has decided itself leaves the screen, and forward is no way back', async () => {
    render(<Sheets />)
    await act(async () => goBack(() => history.back()))
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect(history.state).toEqual({ idx: 1 })
    await act(async () => history.forward())
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2))
    expect(history.state).toEqual({ idx: 2 })
    await back()
    await waitFor(() => expect(titles()).toEqual(['first']))
    expect(left).toHaveBeenCalledTimes(2)
  })
})

describe('ConfirmSheet', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const onConfirm = vi.fn<() => void>()
  afterEach(() => void vi.clearAllMocks())
  const sheet = {
    open: true,
    onOpenChange,
    onConfirm,
    title: 'Confirm order',
    facts: [{ label: 'Fee', value: '2.50 USDT' }],
    confirmLabel: 'Buy / Long BTC',
  }

  it('repeats the facts, and confirms', async () => {
    render(<ConfirmSheet {...sheet} />)
    expect(screen.getByText('Fee').closest('div')?.textContent).toBe('Fee2.50 USDT')
    await userEvent.click(screen.getByRole('button', { name: 'Buy / Long BTC' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('stays while the call is under way', async () => {
    render(<ConfirmSheet {...sheet} busy />)
    await userEvent.click(screen.getByRole('button', { name: 'Buy / Long BTC' }))
    await userEvent.keyboard('{Escape}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it.each([
    ['a sentence', 'Not enough margin'],
    ['what the call threw', new CallRefused(4101, 'Not enough margin', 'margin_insufficient', {})],
  ])('shows why it did not happen, from %s', (_name, error) => {
    render(<ConfirmSheet {...sheet} error={error} />)
    expect(screen.getByRole('alert').textContent).toBe('Not enough margin')
  })

  it('cannot be confirmed for a reason, which stands on the button', () => {
    render(<ConfirmSheet {...sheet} reason="The price is stale" />)
    expect(screen.getByRole('button', { name: 'The price is stale' })).toHaveProperty('disabled', true)
  })
})

it('a sheet whose opener is gone gives the focus to what stands around it', async () => {
  function Stage() {
    const [open, setOpen] = useState(false)
    const [isHeld, setHeld] = useState(true)
    return (
      <section>
        <button type="button">Positions</button>
        {isHeld && (
          <article>
            <button type="button" onClick={() => setOpen(true)}>
              Close position
            </button>
          </article>
        )}
        <Sheet open={open} onOpenChange={setOpen} title="Closed">
          <button type="button" onClick={() => setHeld(false)}>
            It is gone
          </button>
        </Sheet>
      </section>
    )
  }
  render(
    <>
      <button type="button">Elsewhere</button>
      <Stage />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close position' }))
  await userEvent.click(await screen.findByRole('button', { name: 'It is gone' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Positions' })))
})
