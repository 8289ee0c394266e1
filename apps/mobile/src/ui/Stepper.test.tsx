import { cleanup, render, screen } from '@testing-library/react'
import { allTexts } from '@touchstone/app/texts/texts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Stepper } from './Stepper.tsx'

beforeAll(allTexts)
afterEach(cleanup)

it.each([
  [60, null],
  [40, '50'],
])('tells a most that %s does not pass', (value, most) => {
  render(<Stepper label="Units" value={value} onChange={() => undefined} min={0} max={50} />)
  const units = screen.getByRole('spinbutton', { name: 'Units' })
  expect(['aria-valuenow', 'aria-valuemax'].map((name) => units.getAttribute(name))).toEqual([String(value), most])
})
