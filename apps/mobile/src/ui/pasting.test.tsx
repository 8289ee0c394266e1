import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { writeIn } from '@touchstone/app/format/written-language'
import { allTexts } from '@touchstone/app/texts/texts'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { AmountField } from './AmountField.tsx'

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  writeIn('en-US')
})

function Field({ start = '', places = 2 }: { start?: string; places?: number }) {
  const [value, setValue] = useState(start)
  return <AmountField label="Margin" value={value} onChange={setValue} unit="USDT" places={places} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Margin')

it('reads a pasted amount as the app writes it, and says below it what it cannot read', async () => {
  render(<Field />)
  await userEvent.click(field())
  await userEvent.paste('1,000')
  expect(field().value).toBe('1,000')
  field().setSelectionRange(0, 5)
  await userEvent.paste('5 mil')
  expect(field().value).toBe('1,000')
  expect(screen.getByText("Can't read “5 mil”. Enter digits.")).toBeDefined()
  await userEvent.keyboard('9')
  expect(screen.queryByText(/^Can't read/)).toBeNull()
})

it('keeps its own copy in a language that separates thousands with points', async () => {
  writeIn('vi-VN')
  render(<Field start="1.500" places={3} />)
  await userEvent.click(field())
  field().setSelectionRange(0, 5)
  const own = await userEvent.cut()
  await userEvent.paste(own)
  expect(field().value).toBe('1,500')
})

it('says that it cannot read a part of what is counted whole, pasted or typed', async () => {
  render(<Field places={0} />)
  await userEvent.click(field())
  await userEvent.paste('1.5')
  expect(field().value).toBe('')
  expect(screen.getByText("Can't read “1.5”. Enter digits.")).toBeDefined()
  await userEvent.keyboard('1')
  expect(screen.queryByText(/^Can't read/)).toBeNull()
  await userEvent.keyboard('.5')
  expect(field().value).toBe('1')
  expect(screen.getByText("Can't read “1.5”. Enter digits.")).toBeDefined()
  await userEvent.keyboard('{Backspace}{Backspace}12')
  expect(field().value).toBe('12')
  await userEvent.clear(field())
  await userEvent.keyboard('1,000')
  expect(field().value).toBe('1,000')
  expect(screen.queryByText(/^Can't read/)).toBeNull()
})
