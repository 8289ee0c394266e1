import { cleanup, render, screen } from '@testing-library/react'
import { allTexts } from '@touchstone/app/texts/texts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { PasswordMeter } from './PasswordMeter.tsx'

beforeAll(allTexts)
afterEach(cleanup)

it.each([
  ['', 'At least 8 characters. A few random words work well.'],
  ['short', 'Use at least 8 characters'],
  ['aaaaaaaa1', 'Too few different characters'],
  ['12345678', 'Too easy: this is a sequence'],
  ['Password1!', 'Too common: people try this one first'],
  ['annabella7', 'Too close to your name or contact'],
  ['plum-lamp', 'Good. Longer is stronger.'],
  ['plum-lantern-orbit', 'Strong password'],
])('says of "%s": %s', (password, said) => {
  render(<PasswordMeter password={password} contact="annabella@example.com" isTold={false} />)
  expect(screen.getByRole('status').textContent).toBe(said)
})

it('says nothing twice', () => {
  render(<PasswordMeter password="short" isTold />)
  expect(screen.getByRole('status').textContent).toBe('')
})
