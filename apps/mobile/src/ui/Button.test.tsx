import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, type ButtonProps } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('is pressed by pointer and keyboard, and never submits a form by itself', async () => {
    const onClick = vi.fn<() => void>()
    render(<Button onClick={onClick}>Buy</Button>)
    const button = screen.getByRole('button', { name: 'Buy' })
    expect(button.getAttribute('type')).toBe('button')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  it('turns while it is busy, keeps its name, and cannot be pressed again', async () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button busy onClick={onClick}>
        Buy
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Buy', busy: true })
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })

  it.each([
    ['works', { busy: true }],
    ['has a reason against it', { reason: 'Nothing more to do' }],
  ])('keeps the focus of whoever pressed it while it %s, and is off all the same', async (_, off) => {
    const onClick = vi.fn<() => void>()
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    const form = (look: Partial<ButtonProps>) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Amount" />
        <Button type="submit" {...look} onClick={onClick}>
          Buy
        </Button>
      </form>
    )
    const { rerender } = render(form({}))
    await userEvent.click(screen.getByRole('button'))
    rerender(form(off))
    const button = screen.getByRole('button')
    // A browser would take the focus from it if it were disabled.
    expect(button).toHaveProperty('disabled', false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button)
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
    await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(button).toHaveProperty('disabled', true)
    rerender(form({}))
    await userEvent.type(screen.getByLabelText('Amount'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('shows the reason in place of its words, and only while it is disabled', () => {
    const { rerender } = render(<Button reason="The market is closed">Buy</Button>)
    expect(screen.getByRole('button', { name: 'The market is closed' })).toHaveProperty('disabled', true)
    rerender(
      <Button disabled={false} reason="The market is closed">
        Buy
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'Buy' })).toHaveProperty('disabled', false)
  })
})

describe('IconButton', () => {
  it('has a name, with the count of its badge', () => {
    render(<IconButton label="Messages" icon={<svg />} badge={120} />)
    expect(screen.getByRole('button', { name: 'Messages (120)' }).textContent).toContain('99+')
  })

  it('keeps the focus of whoever pressed it while it is off', async () => {
    const onClick = vi.fn<() => void>()
    const { rerender } = render(<IconButton label="Export" icon={<svg />} onClick={onClick} />)
    await userEvent.click(screen.getByRole('button'))
    rerender(<IconButton label="Export" icon={<svg />} onClick={onClick} disabled />)
    expect(screen.getByRole('button')).toHaveProperty('disabled', false)
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveProperty('disabled', true)
  })
})
