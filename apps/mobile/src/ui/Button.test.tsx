import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
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
})
