import { expect, it } from 'vitest'
import { outcomeOfOption } from '../results/outcome.ts'
import { shownFigures } from '../results/use-outcome.ts'
import type { Position } from './positions.queries.ts'
import { cardTexts, ofPosition, ofResult, shareOfOutcome, codeTarget } from './share-card.ts'

const words = {
  side: 'Long',
  state: 'Open position',
  unproven: 'Not proven',
  entry: 'Entry price',
  price: 'Mark price',
  invitation: 'Trade with me',
  demo: 'Demo',
  sandbox: 'Sandbox: play money',
}
const record = { symbol: 'BTC/USDT', direction: 'long', leverage: 20, entryPrice: '64000.123' } as Position
const standing = {
  mark: '64640.5',
  notional: '0',
  margin: '320',
  profit: '64.129',
  yield: '0.200409',
  marginRatio: '0.1',
  liquidationPrice: '60000',
}
const shown = { tick: '0.1', showsResult: false, address: 'https://touchstone.example/', isSandbox: false }

it('says what the position stands at, and the amount only where it is wanted', () => {
  const result = ofPosition(record, standing, 'real')
  expect(cardTexts(result, words, shown)).toEqual({
    symbol: 'BTC/USDT',
    mark: undefined,
    side: 'Long 20×',
    state: 'Open position',
    tone: 'up',
    yield: '+20.04%',
    result: undefined,
    facts: [
      { label: 'Entry price', value: '64,000.1' },
      { label: 'Mark price', value: '64,640.5' },
    ],
    invitation: 'Trade with me',
    address: 'touchstone.example',
  })
  expect(cardTexts(result, words, { ...shown, showsResult: true }).result).toBe('+64.12 USDT')
})

it('a loss has its own minus and tone; an unknown yield is a dash', () => {
  const lost = ofPosition(record, { ...standing, profit: '-12.5', yield: '-0.04' }, 'real')
  expect(cardTexts(lost, words, { ...shown, showsResult: true })).toMatchObject({
    tone: 'down',
    yield: '−4.00%',
    result: '−12.50 USDT',
  })
  expect(cardTexts({ ...lost, yield: null }, words, shown)).toMatchObject({ tone: 'flat', yield: '—' })
})

it('a closed one shows its result net of all fees, as everywhere', () => {
  const result = {
    quantity: '0.5',
    entryPrice: '64000',
    exitPrice: '64640',
    profit: '320',
    openingFee: '16',
    closingFee: '16.16',
    liquidationFee: '0',
    funding: '0',
    insurance: '0',
    margin: '1600',
    net: '287.84',
    yield: '0.1799',
  }
  const card = ofResult(record, result, 'real', 'proven')
  expect(card).toMatchObject({ isClosed: true, result: '287.84', yield: '0.1799', price: '64640' })
  expect(cardTexts(card, words, shown).yield).toBe(shownFigures(result).yield)
  const closed = { ...words, state: 'Closed position' }
  expect(cardTexts(card, closed, shown).state).toBe('Closed position')
  // A picture carries our name: of what this device has not verified it says so.
  const unproven = ofResult(record, result, 'real', 'unproven')
  expect(cardTexts(unproven, closed, shown).state).toBe('Closed position · Not proven')
})

it('play money says so', () => {
  expect(cardTexts(ofPosition(record, standing, 'demo'), words, shown).mark).toBe('Demo')
  expect(cardTexts(ofPosition(record, standing, 'real'), words, shown).mark).toBeUndefined()
  const inSandbox = { ...shown, isSandbox: true }
  expect(cardTexts(ofPosition(record, standing, 'real'), words, inSandbox).mark).toBe('Sandbox: play money')
  expect(cardTexts(ofPosition(record, standing, 'demo'), words, inSandbox).mark).toBe('Demo')
})

it('an option has a side and no leverage; several positions together have no card', () => {
  const ended = { symbol: 'BTC/USDT', direction: 'rise', state: 'won', stake: '10', payout: '7' } as const
  const outcome = outcomeOfOption({ ...ended, openPrice: '1', closePrice: '2', lastedMs: undefined })
  const card = shareOfOutcome(outcome, 'demo', 'unproven')
  if (card === undefined) throw new Error('an option has a card')
  expect(cardTexts(card, { ...words, side: 'Rise' }, shown)).toMatchObject({
    side: 'Rise',
    yield: '+70.00%',
    state: 'Open position · Not proven',
    mark: 'Demo',
  })
  expect(shareOfOutcome({ ...outcome, held: undefined }, 'demo', 'proven')).toBeUndefined()
})

it('carries a code of the proof alone where there could be one, and else an invitation', () => {
  const proof = 'https://t.test/#/check?code=x'
  const shown = { canProve: true, invitation: 'https://t.test/', onlyHere: false }
  expect(codeTarget(proof, shown)).toBe(proof)
  expect(codeTarget(undefined, shown)).toBeUndefined()
  expect(codeTarget(undefined, { ...shown, canProve: false })).toBe('https://t.test/')
})

it('carries no code of an address that leads to this device alone', () => {
  const shown = { canProve: true, invitation: 'http://127.0.0.1:8080/', onlyHere: true }
  expect(codeTarget('http://127.0.0.1:8080/#/check?code=x', shown)).toBeUndefined()
  expect(codeTarget(undefined, { ...shown, canProve: false })).toBeUndefined()
})
