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
