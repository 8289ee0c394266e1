import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { dayMs, hourMs } from '../time.ts'
import { inputHash, inputText, readInput } from './input-text.ts'
import { runStrategy } from './run-strategy.ts'
import type { StrategyHour, StrategyInput } from './strategy-input.ts'

const day = 20_458 * dayMs
const hour = (openAt: number): StrategyHour => ({ openAt, open: decimal('100.5'), close: decimal('101') })
const symbol = {
  symbol: 'BTC/USDT',
  halfSpread: decimal('0.0001'),
  takerFee: decimal('0.0005'),
  hours: [hour(day - dayMs), hour(day + dayMs - hourMs)],
}
const good: StrategyInput = { rule: 'trend/1', day, symbols: [symbol] }
const withSymbol = (changed: Partial<typeof symbol>): StrategyInput => ({
  ...good,
  symbols: [{ ...symbol, ...changed }],
})
const text =
  `{"day":${day},"rule":"trend/1","symbols":[{"halfSpread":"0.0001","hours":[` +
  `{"close":"101","open":"100.5","openAt":${day - dayMs}},{"close":"101","open":"100.5","openAt":${day + dayMs - hourMs}}],` +
  '"symbol":"BTC/USDT","takerFee":"0.0005"}]}'

describe('an input', () => {
  it('has one text, which is read back as the same, and a hash', () => {
    expect(inputText(good)).toBe(text)
    expect(readInput(text)).toEqual(good)
    expect(inputHash(good)).toBe('1a4db4dbf80def0937f885a41b60bcef9a184c22d3f3f8f0b542d29241c108b3')
    expect(inputHash(withSymbol({ hours: [] }))).not.toBe(inputHash(good))
  })

  it.each<[string, StrategyInput, string]>([
    ['a moment within the day', { ...good, day: day + hourMs }, 'is not the start of a UTC day'],
    ['a day before all days', { ...good, day: -dayMs }, 'is not the start of a UTC day'],
    ['no symbol', { ...good, symbols: [] }, 'trend/1 needs BTC/USDT in this order, not '],
    ['another symbol', withSymbol({ symbol: 'ETH/USDT' }), 'not ETH/USDT'],
    ['a symbol twice', { ...good, symbols: [symbol, symbol] }, 'not BTC/USDT, BTC/USDT'],
    [
      'symbols in another order',
      { ...good, rule: 'spread/1', symbols: [{ ...symbol, symbol: 'ETH/USDT' }, symbol] },
      'spread/1 needs BTC/USDT, ETH/USDT in this order',
    ],
    ['an hour of two days before', withSymbol({ hours: [hour(day - dayMs - hourMs)] }), 'neither of the day nor'],
    ['an hour of the day after', withSymbol({ hours: [hour(day + dayMs)] }), 'neither of the day nor'],
    ['a moment within an hour', withSymbol({ hours: [hour(day + 1)] }), 'is not the start of an hour'],
    ['no time', withSymbol({ hours: [hour(Number.NaN)] }), 'is not the start of an hour'],
    ['an hour twice', withSymbol({ hours: [hour(day), hour(day)] }), 'not in the order of time'],
    ['a later hour first', withSymbol({ hours: [hour(day), hour(day - hourMs)] }), 'not in the order of time'],
    ['an open of zero', withSymbol({ hours: [{ ...hour(day), open: 0n }] }), 'is not above zero'],
    ['a close below zero', withSymbol({ hours: [{ ...hour(day), close: -1n }] }), 'is not above zero'],
    ['a spread below zero', withSymbol({ halfSpread: -1n }), 'the half spread of BTC/USDT is not'],
    ['a spread of all of the price', withSymbol({ halfSpread: decimal('1') }), 'the half spread of BTC/USDT is not'],
    ['a fee below zero', withSymbol({ takerFee: -1n }), 'the taker fee of BTC/USDT is not'],
    ['a fee of all of the value', withSymbol({ takerFee: decimal('1') }), 'the taker fee of BTC/USDT is not'],
  ])('with %s has no text and no rate', (_, input, message) => {
    expect(() => inputText(input)).toThrow(message)
    expect(() => runStrategy(input)).toThrow(message)
  })

  it.each([
    ['no JSON', 'x', 'not JSON'],
    ['nothing', '', 'not JSON'],
    ['null', 'null', 'the text is no structure'],
    ['a list', '[]', 'the text is no structure'],
    ['an unknown rule', text.replace('trend/1', 'trend/2'), 'no rule is called trend/2'],
    ['a rule that every object has', text.replace('trend/1', 'toString'), 'no rule is called toString'],
    ['a day as a text', text.replace(`"day":${day}`, `"day":"${day}"`), 'day is no number'],
    ['no hours', text.replace('"hours"', '"minutes"'), 'hours is no list'],
    ['an hour that is none', text.replace(/\{"close.*?\}/, 'null'), 'an hour is no structure'],
    ['a price as a number', text.replace('"101"', '101'), 'close is no text'],
    ['a price in words', text.replace('"101"', '"many"'), 'close is no decimal'],
    ['a price of zero', text.replace('"101"', '"0"'), 'is not above zero'],
    ['a price with more digits than it needs', text.replace('"101"', '"101.0"'), 'not the canonical text'],
    ['a space', text.replace(',', ', '), 'not the canonical text'],
    ['a field more', text.replace('{"day"', '{"a":1,"day"'), 'not the canonical text'],
    ['a field twice', text.replace('{"day"', '{"day":0,"day"'), 'not the canonical text'],
    ['a number in another form', text.replace(`"day":${day}`, `"day":${day}.0`), 'not the canonical text'],
    ['a day that is shifted', text.replace(`"day":${day}`, `"day":${day + 1}`), 'is not the start of a UTC day'],
  ])('is not read from %s', (_, malformed, message) => {
    expect(() => readInput(malformed)).toThrow(message)
  })
})
