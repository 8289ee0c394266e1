import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { AmountField } from './AmountField.tsx'
import { useKeypad } from './keypad-focus.ts'

beforeAll(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined
  return allTexts()
})
afterEach(cleanup)

it('a keypad in a sheet is none of the page, and Done leaves the focus in the sheet', async () => {
  const field = <AmountField label="Amount" value="" onChange={() => undefined} places={2} />
  const { rerender } = render(field)
  await userEvent.click(screen.getByRole('textbox', { name: 'Amount' }))
  expect(useKeypad.getState()).toMatchObject({ isOfPage: true })
  rerender(
    <div role="dialog" tabIndex={-1}>
      {field}
      <div data-keypad-place />
    </div>,
  )
  await userEvent.click(screen.getByRole('textbox', { name: 'Amount' }))
  expect(useKeypad.getState()).toMatchObject({ isOfPage: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})
