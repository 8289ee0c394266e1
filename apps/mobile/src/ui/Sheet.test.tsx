import { CallRefused } from '@touchstone/client/call-failed'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
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
