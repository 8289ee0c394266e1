import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerCalls } from '@touchstone/app/api/test-answers'
import { stubMedia } from '@touchstone/app/device/test-media'
import { somePosition } from '@touchstone/app/chart/example-position'
import { decimal } from '@touchstone/domain/money/decimal'
import type { PartResult } from '@touchstone/domain/positions/position-result'
import { afterEach, beforeAll, expect, it } from 'vitest'

const calls = answerCalls({})
const { showRow, unfoldRow } = await import('./test-closed-row.tsx')
const { queries } = await import('@touchstone/app/api/queries')
const { allTexts } = await import('@touchstone/app/texts/texts')
const { endingOf } = await import('@touchstone/app/positions/use-close')
const { fetchOutcome, shownFigures } = await import('@touchstone/app/results/use-outcome')
const { cardTexts, ofResult } = await import('@touchstone/app/positions/share-card')
const { withResults } = await import('@touchstone/app/receipts/close-results')
const { percentText } = await import('@touchstone/app/format/number-text')
const { moneyText } = await import('@touchstone/app/format/print-money')

beforeAll(() => {
  stubMedia()
  return allTexts()
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const result = {
  quantity: '0.1',
  entryPrice: '100010',
  exitPrice: '100490',
  profit: '48',
  openingFee: '5.0005',
  closingFee: '5.0245',
  liquidationFee: '0',
  funding: '0.5',
  insurance: '0',
  margin: '1000.1',
  net: '37.475',
  yield: '0.037471252874712528',
}
const part = { ...result, sequence: 3, place: 0, time: '2026-11-21 17:00:00', reason: 'user' as const }
const half = { ...part, net: '-6', yield: '-0.0119988' }
const closed = somePosition({
  state: 'closed',
  quantity: '0',
  closeReason: 'user',
  closeTime: '2026-11-21 17:00:00',
  result,
  closes: 1,
  parts: [part],
})
/** As the device makes it of its own records. */
function ownPart(of: Omit<typeof part, 'reason'> & Pick<PartResult, 'reason'>): PartResult {
  const { quantity, profit, openingFee, closingFee, liquidationFee, funding, insurance, margin, net } = of
  const made = {
    quantity: decimal(quantity),
    cost: decimal('10001'),
    value: decimal('10049'),
    profit: decimal(profit),
    openingFee: decimal(openingFee),
    closingFee: decimal(closingFee),
    liquidationFee: decimal(liquidationFee),
    funding: decimal(funding),
    insurance: decimal(insurance),
    margin: decimal(margin),
    net: decimal(net),
    yield: decimal(of.yield),
  }
  const { sequence, place, reason } = of
  const stands = { positionId: '4-2', symbol: 'BTC/USDT', direction: 'long', sequence, place, reason, at: 0 } as const
  return { ...made, ...stands, closes: 1, life: made }
}
const shown = { net: '+37.47', yield: '+3.74%' }
const openTime = '2026-11-21 16:00:00'
const figuresOf = async (settlements: { positionId: string }[]) => {
  const outcome = await fetchOutcome(endingOf('4-2', 'demo', 3, settlements))
  return outcome && shownFigures(outcome)
}
const row = (record = closed) => showRow(record)

it('result card, history, share card and receipt show the same two figures of one close', async () => {
  calls.set('/api/trade/appTradePositions/result', {
    result: {
      id: '4-2',
      symbol: 'BTC/USDT',
      direction: 'long',
      leverage: 20,
      openTime,
      result,
      closes: 1,
      parts: [part],
      open: null,
    },
  })
  expect(await figuresOf([{ positionId: '4-2' }])).toEqual({ ...shown, direction: 'up' })

  row()
  const summary = screen.getByRole('button', { expanded: false }).textContent
  expect(summary).toContain(shown.net)
  expect(summary).toContain(shown.yield)

  const card = cardTexts(
    ofResult(closed, result, 'demo', 'proven'),
    {
      side: 'Long',
      state: '',
      unproven: '',
      entry: '',
      price: '',
      invitation: '',
      demo: 'Demo',
      sandbox: 'Sandbox: play money',
    },
    { tick: '0.1', showsResult: true, address: 'https://touchstone.example/', isSandbox: false },
  )
  expect(card).toMatchObject({ result: `${shown.net} USDT`, yield: shown.yield, mark: 'Demo' })

  const plain = { title: 'receipts.closedByUser', outcome: undefined, facts: [], parts: [] } as const
  const { outcome } = withResults(plain, { is: 'checked', results: [ownPart(part)] })
  expect(moneyText(outcome?.value ?? null, { signed: true })).toBe(shown.net)
  expect(percentText(outcome?.yield, 2, true)).toBe(shown.yield)
})

it('a position closed in parts shows its life, and each part beside its own result, never mixed', async () => {
  const life = { ...result, net: '31.475', yield: '0.0157' }
  row(somePosition({ ...closed, result: life, closes: 2, parts: [{ ...half, sequence: 2 }, part] }))
  const summary = screen.getByRole('button', { expanded: false })
  expect(summary.textContent).toContain('+31.47')
  expect(summary.textContent).toContain('+1.57%')
  await userEvent.click(summary)
  const parts = within(screen.getByRole('region', { name: 'Closed in parts' })).getAllByRole('link')
  expect(parts.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/Part closed.*−6\.00.*−1\.19%/),
    expect.stringMatching(/Closed by you.*\+37\.47.*\+3\.74%/),
  ])
  expect(parts.map((each) => each.getAttribute('href'))).toEqual([
    expect.stringContaining('sequence=2'),
    expect.stringContaining('sequence=3'),
  ])
})

it('two closes of one command are two rows, one sum on the card and two parts of a receipt', async () => {
  const rest = { ...half, place: 1, reason: 'liquidation' as const }
  const life = { ...result, net: '31.475', yield: '0.0157' }
  const parts = [part, rest]
  const { container } = row(somePosition({ ...closed, result: life, closes: 2, parts }))
  await unfoldRow()
  const shownParts = within(container).getByRole('region', { name: 'Closed in parts' })
  expect(
    within(shownParts)
      .getAllByRole('link')
      .map((each) => each.textContent),
  ).toEqual([expect.stringMatching(/\+37\.47/), expect.stringMatching(/−6\.00/)])

  calls.set('/api/trade/appTradePositions/result', {
    result: {
      id: '4-2',
      symbol: 'BTC/USDT',
      direction: 'long',
      leverage: 20,
      openTime,
      result: life,
      closes: 2,
      parts,
      open: null,
    },
  })
  // Closed together: the sum, and its part of both margins.
  const both = [{ positionId: '4-2' }, { positionId: '4-2' }]
  expect(await figuresOf(both)).toEqual({ net: '+31.47', yield: '+1.57%', direction: 'up' })
  // One that is not known leaves the sum out.
  expect(await figuresOf([...both, { positionId: '4-2' }])).toBeUndefined()

  const storyParts = [1, 2].map(() => ({ title: 'BTC/USDT', facts: [] }))
  const plain = { title: 'receipts.closedMany', outcome: undefined, facts: [], parts: storyParts } as const
  const story = withResults(plain, { is: 'checked', results: [rest, part].map(ownPart) })
  expect(story.parts.map(({ facts }) => facts.at(-1)?.value)).toMatchObject([{ value: '37.475' }, { value: '-6' }])
})

it('how a result comes about is a column that adds up, with its sum at the end', async () => {
  row()
  await unfoldRow()
  const sum = screen.getByText('Result after all fees').closest('dl')
  const amounts = within(sum ?? document.body)
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent.replace('−', '-').replace(/[^\d.-]/g, '')))
  expect(amounts).toEqual([48, -5.0005, -5.0245, -0.5, 37.475])
  expect(amounts.slice(0, -1).reduce((all, each) => all + each)).toBeCloseTo(37.475, 9)
})

it('of very many closes it says how many are shown', async () => {
  row(somePosition({ ...closed, closes: 57, parts: [{ ...half, sequence: 2 }, part] }))
  await unfoldRow()
  expect(screen.getByText('Latest 2 of 57 closes')).toBeDefined()
})

it('a close whose result cannot be fetched is told without one, not with another number', async () => {
  calls.set('/api/trade/appTradePositions/result', new TypeError('no answer'))
  expect(await figuresOf([{ positionId: '4-2' }])).toBeUndefined()
})

it.each([
  ['a part of what is still open', 3, [part], true, 'receipts.closedPart'],
  ['a part before the rest', 3, [part, { ...half, sequence: 5 }], false, 'receipts.closedPart'],
  ['the rest', 3, [{ ...half, sequence: 2 }, part], false, 'receipts.closedByUser'],
])('the card is headed by what was closed: %s', async (_what, sequence, parts, isOpen, title) => {
  const burden = { quantity: '0.1', cost: '1', margin: '1', openingFee: '0', funding: '0', realised: '0' }
  const position = { id: '4-2', symbol: 'BTC/USDT', direction: 'long', leverage: 20, openTime, closes: parts.length }
  calls.set('/api/trade/appTradePositions/result', {
    result: { ...position, result: isOpen ? null : result, parts, open: isOpen ? burden : null },
  })
  expect((await fetchOutcome(endingOf('4-2', 'demo', sequence, [{ positionId: '4-2' }])))?.title).toBe(title)
})
