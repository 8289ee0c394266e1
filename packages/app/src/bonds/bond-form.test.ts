import { expect, it } from 'vitest'
import { canLose, inAll, isBeyond, lentIn } from './bond-form.ts'
import { questions, rightAnswers, wrongAmong } from './bond-questions.ts'
import { bondDayText, issuerWord, unitCount, waitText } from './words.ts'

it('says when it is more than somebody can bear to lose', () => {
  expect(isBeyond('500', '400')).toBe(true)
  expect(isBeyond('400', '400')).toBe(false)
  expect(isBeyond('400', null)).toBe(false)
  expect([canLose('0'), canLose('0.00'), canLose('0.01')]).toEqual([false, false, true])
})

it('counts all that is lent or set aside of a currency, and no more than is still lent', () => {
  const order = { currency: 'USDT', amount: '500', remaining: '0' } as const
  const orders = [
    { ...order, state: 'requested' },
    { ...order, state: 'subscribed' },
    { ...order, state: 'running', remaining: '500' },
    { ...order, state: 'late', remaining: '120.5' },
    { ...order, state: 'repaid' },
    { ...order, state: 'withdrawn' },
    { ...order, state: 'subscribed', currency: 'USDC' },
  ] as const
  expect(lentIn(orders, 'USDT')).toBe('1620.5')
  expect(lentIn([], 'USDT')).toBe('0')
  expect(inAll('300', '1620.5')).toBe('1920.5')
})

it('names what was answered wrongly', () => {
  const right = questions.map((question) => rightAnswers[question])
  expect(wrongAmong(right)).toEqual([])
  expect(wrongAmong([0, 2, 0, 1, 0])).toEqual([1, 5])
})

it('knows the issuers that it has words for', () => {
  expect(['harbor', 'orchard', 'mill'].map(issuerWord)).toEqual(['harbor', 'orchard', 'other'])
})

it('writes a day with its year where that is another one', () => {
  const now = Date.UTC(2026, 10, 29)
  expect([bondDayText('2026-12-31', now), bondDayText('2027-01-30', now)]).toEqual(['Dec 31', 'Jan 30, 2027'])
  expect([waitText(6.9 * 86_400_000), waitText(22.5 * 3_600_000)]).toEqual(['in 6d', 'in 22h'])
  expect(unitCount(2_500)).toEqual({ count: 2_500, number: '2,500' })
})
