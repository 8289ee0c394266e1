import { cleanup, render } from '@testing-library/react'
import { stubMedia } from '@touchstone/app/device/test-media'
import { allTexts } from '@touchstone/app/texts/texts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { CountUp } from '../results/CountUp.tsx'
import { WhatHappened } from './WhatHappened.tsx'

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(cleanup)

const greyOf = (node: React.ReactNode): (string | null)[] => {
  const { container } = render(node)
  return [...container.querySelectorAll('.num .text-fg-3')].map(({ textContent }) => textContent)
}

it('keeps the place of a result that is still compared, and prints when it was with its zone', () => {
  const story = {
    title: 'receipts.closedByUser',
    outcome: undefined,
    facts: [{ label: 'words.time', value: { as: 'time', atMs: 1_767_690_000_000 } }],
    parts: [],
  } as const
  const told = { value: '-5.71', currency: 'USDT', yield: undefined } as const
  const parts = { signature: { is: 'house' }, toldBy: 'maker' } as const
  const { container, rerender } = render(<WhatHappened story={story} {...parts} awaitsTold />)
  expect(container.textContent).toMatch(/\d\d:\d\d:\d\d UTC/)
  const waits = container.querySelector('[data-awaits-told]')
  expect(waits?.className).toContain('min-h-30')
  rerender(<WhatHappened story={{ ...story, told }} {...parts} />)
  expect(container.querySelector('[data-awaits-told]')).toBeNull()
  expect(container.querySelector('.min-h-30')?.textContent).toContain('Result after all fees')
})

it('money is read to the cent, as on the card of the result', () => {
  const value = '-5.715267'
  const story = {
    title: 'receipts.closedByUser',
    outcome: { label: 'receipts.result', value, currency: 'USDT', signed: true },
    facts: [{ label: 'words.exitPrice', value: { as: 'money', value, currency: 'USDT', signed: false } }],
    parts: [],
  } as const
  expect(greyOf(<WhatHappened story={story} signature={{ is: 'house' }} toldBy="server" />)).toEqual(['5267', '5267'])
  cleanup()
  // The card has cents alone: nothing of it is grey.
  expect(greyOf(<CountUp value={value} />)).toEqual([])
})

it('a result is grey and called not proven where a check failed', () => {
  const story = {
    title: 'receipts.closedByUser',
    outcome: { label: 'receipts.result', value: '5.71', currency: 'USDT', signed: true, yield: '0.1' },
    facts: [],
    parts: [],
  } as const
  const shown = (isFalse: boolean): [string | null, number] => {
    const { container } = render(
      <WhatHappened story={story} signature={{ is: 'house' }} toldBy="server" isFalse={isFalse} />,
    )
    const found: [string | null, number] = [container.textContent, container.querySelectorAll('.text-up').length]
    cleanup()
    return found
  }
  expect(shown(true)).toEqual([expect.stringContaining('Not proven'), 0])
  const [text, coloured] = shown(false)
  expect(text).not.toContain('Not proven')
  expect(coloured).toBeGreaterThan(0)
})
