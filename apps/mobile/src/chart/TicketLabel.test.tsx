import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
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
  ...changed,
})

function Shown({ of = line() }: { of?: TicketLine }) {
  const [price, setPrice] = useState(of.price)
  const [isActive, setActive] = useState(false)
  return (
    <TicketLabel
      chart={undefined}
      line={{ ...of, price }}
      tick="0.1"
      text="−204.00"
      place="line"
      y={50}
      height={100}
      isActive={isActive}
      onActive={setActive}
      onMove={setPrice}
    />
  )
}

beforeAll(allTexts)
afterEach(cleanup)

const handle = () => screen.getByRole('button', { name: /^Stop loss/ })

it('says what it is, where, and what it would bring', () => {
  render(<Shown />)
  expect(handle().textContent).toBe('Stop loss 100,000.0SL−204.00')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('has steppers while it is focused, and leaves the focus where it is', async () => {
  render(<Shown />)
  handle().focus()
  await userEvent.click(await screen.findByRole('button', { name: 'Raise Stop loss' }))
  expect(handle().textContent).toMatch(/100,050\.0/)
  await userEvent.click(screen.getByRole('button', { name: 'Lower Stop loss' }))
  await userEvent.click(screen.getByRole('button', { name: 'Lower Stop loss' }))
  expect(handle().textContent).toMatch(/99,950\.0/)
})

it('goes by a tick with an arrow key, and by ten with Shift', () => {
  render(<Shown />)
  fireEvent.keyDown(handle(), { key: 'ArrowUp' })
  expect(handle().textContent).toMatch(/100,000\.1/)
  fireEvent.keyDown(handle(), { key: 'ArrowDown', shiftKey: true })
  expect(handle().textContent).toMatch(/99,999\.1/)
})

it('is no button where nobody can move it', () => {
  render(<Shown of={line({ kind: 'liquidation', canMove: false })} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Liq.')).toBeTruthy()
})
