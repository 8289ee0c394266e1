import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { TicketLine } from '@touchstone/app/chart/ticket-lines'

const { allTexts } = await import('@touchstone/app/texts/texts')
const { TicketLabel } = await import('./TicketLabel.tsx')

const line = (changed: Partial<TicketLine> = {}): TicketLine => ({
  id: 'draft:stopLoss',
  positionId: '',
  kind: 'stopLoss',
  direction: 'long',
  price: '100000',
  isHeld: false,
  canMove: true,
  weight: 4,
  from: '100000',
  ...changed,
})

function Shown({
  of = line(),
  fault,
  onRemove,
  text = '−204.00',
}: {
  of?: TicketLine
  text?: string
  fault?: string
  onRemove?: (() => void) | undefined
}) {
  const [price, setPrice] = useState(of.price)
  const [isActive, setActive] = useState(false)
  return (
    <TicketLabel
      chart={undefined}
      line={{ ...of, price }}
      tick="0.1"
      text={text}
      place="line"
      y={50}
      height={100}
      isActive={isActive}
      onActive={setActive}
      onMove={setPrice}
      fault={fault}
      onRemove={onRemove}
    />
  )
}

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const handle = () => screen.getByRole('button', { name: /^Stop loss/ })

it('says what it is, where, and what it would bring', () => {
  render(<Shown />)
  expect(handle().textContent).toBe('Stop loss 100,000.0SL−204.00')
  expect(screen.getAllByRole('button', { name: 'Stop loss 100,000.0' })).toHaveLength(1)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('has steppers while it is focused, and leaves the focus where it is', async () => {
  render(<Shown />)
  handle().focus()
  await userEvent.click(await screen.findByRole('button', { name: 'Raise Stop loss' }))
  expect(handle().textContent).toMatch(/100,100\.0/)
  await userEvent.click(screen.getByRole('button', { name: 'Lower Stop loss' }))
  await userEvent.click(screen.getByRole('button', { name: 'Lower Stop loss' }))
  expect(handle().textContent).toMatch(/99,900\.0/)
})

it('goes by a tick with an arrow key, and by ten with Shift', () => {
  render(<Shown />)
  fireEvent.keyDown(handle(), { key: 'ArrowUp' })
  expect(handle().textContent).toMatch(/100,000\.1/)
  fireEvent.keyDown(handle(), { key: 'ArrowDown', shiftKey: true })
  expect(handle().textContent).toMatch(/99,999\.1/)
})

it('goes back to where it was taken up with Escape', () => {
  render(<Shown />)
  handle().focus()
  fireEvent.keyDown(handle(), { key: 'ArrowUp' })
  fireEvent.keyDown(handle(), { key: 'PageUp' })
  fireEvent.keyDown(handle(), { key: 'Escape' })
  expect(handle().textContent).toMatch(/100,000\.0/)
})

it('is taken off by its cross and by a key', async () => {
  const onRemove = vi.fn<() => void>()
  render(<Shown onRemove={onRemove} />)
  handle().focus()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove stop loss' }))
  fireEvent.keyDown(handle(), { key: 'Delete' })
  expect(onRemove).toHaveBeenCalledTimes(2)
})

it('says why it cannot be there, in place of its money', () => {
  render(<Shown fault="Must be below 99,000.0" />)
  expect(handle().textContent).toBe('Stop loss 100,000.0SLMust be below 99,000.0')
})

it('is no button where nobody can move it', () => {
  render(<Shown of={line({ kind: 'liquidation', canMove: false })} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Liq.')).toBeTruthy()
})

const said = () => screen.getByRole('status').textContent
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('is said once it rests and when a fault comes, with its name, and not at each price', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Shown />)
  act(() => handle().focus())
  rerender(<Shown text="−205.00" />)
  pass(1_000)
  expect(said()).toBe('')
  fireEvent.keyDown(handle(), { key: 'ArrowUp' })
  pass(300)
  fireEvent.keyDown(handle(), { key: 'ArrowUp' })
  pass(300)
  expect(said()).toBe('')
  pass(300)
  expect(said()).toBe('Stop loss 100,000.2, −205.00')
  rerender(<Shown text="−206.00" />)
  pass(1_000)
  expect(said()).toBe('Stop loss 100,000.2, −205.00')
  rerender(<Shown text="−206.00" fault="Must be below 99,000.0" />)
  pass(1_000)
  expect(said()).toBe('Stop loss 100,000.2, Must be below 99,000.0')
  rerender(<Shown text="−206.00" fault="Must be below 98,000.0" />)
  pass(1_000)
  expect(said()).toBe('Stop loss 100,000.2, Must be below 99,000.0')
})

it('says nothing of where it was when it is focused again', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Shown />)
  act(() => handle().focus())
  fireEvent.keyDown(handle(), { key: 'ArrowUp' })
  pass(1_000)
  expect(said()).toBe('Stop loss 100,000.1, −204.00')
  act(() => handle().blur())
  expect(said()).toBe('')
  rerender(<Shown text="−206.00" />)
  act(() => handle().focus())
  expect(said()).toBe('')
  pass(1_000)
  expect(said()).toBe('')
})

it('a fault that is still there is said when it is focused', () => {
  vi.useFakeTimers()
  render(<Shown fault="Must be below 99,000.0" />)
  pass(1_000)
  expect(said()).toBe('')
  act(() => handle().focus())
  pass(1_000)
  expect(said()).toBe('Stop loss 100,000.0, Must be below 99,000.0')
})

it('leads to the button that adds it again when it is taken off by a key', async () => {
  function Stage() {
    const [isOn, setOn] = useState(true)
    return (
      <div data-ticket-chart>
        {isOn ? (
          <Shown onRemove={() => setOn(false)} />
        ) : (
          <button type="button" data-add="stopLoss">
            Add stop loss
          </button>
        )}
      </div>
    )
  }
  render(<Stage />)
  act(() => handle().focus())
  fireEvent.keyDown(handle(), { key: 'Delete' })
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add stop loss'))
})

it('cuts no money, however much stands beside it, and a sentence where it must', () => {
  const { rerender } = render(<Shown text="−1,085.00" />)
  expect(screen.getByText('−1,085.00').className).toContain('shrink-0')
  expect(screen.getByText('−1,085.00').className).not.toContain('truncate')
  rerender(<Shown text="−1,085.00" fault="Must be below 99,000.0" />)
  expect(screen.getByText('Must be below 99,000.0').className).toContain('truncate')
})
