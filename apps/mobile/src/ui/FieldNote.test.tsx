import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FieldNote } from './FieldNote.tsx'

afterEach(cleanup)

it('announces another error, and not the figure of the same one that moves', () => {
  const note = (error?: string) => <FieldNote id="note" error={error} />
  const { rerender } = render(note('You need 50,781.51 USDT more.'))
  const first = screen.getByText('You need 50,781.51 USDT more.')
  // What is put into the place is announced, what changes in it is not.
  expect(first.closest('[aria-live="polite"]')?.getAttribute('aria-relevant')).toBe('additions')
  rerender(note('You need 9,999.4 USDT more.'))
  expect(screen.getByText('You need 9,999.4 USDT more.')).toBe(first)
  rerender(note('Enter at least 5 USDT.'))
  expect(screen.getByText('Enter at least 5 USDT.')).not.toBe(first)
})
