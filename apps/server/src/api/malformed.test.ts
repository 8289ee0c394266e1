import { textsOf } from '@touchstone/texts/texts'
import { api, type CallName } from '@touchstone/wire/api'
import { languages } from '@touchstone/wire/languages'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sendRefusal } from './answer.ts'
import { malformed, malformedAt, wholeFrame } from './malformed.ts'

type Said = { message: string; result: { key: string; details: Record<string, unknown> } }

function refused(name: CallName, fields: unknown, language: (typeof languages)[number] = 'en-us'): Said {
  const parsed = z.safeParse(api[name].request, fields)
  if (parsed.success) throw new Error('the fields are right')
  return JSON.parse(sendRefusal(malformed(parsed.error.issues, fields), language).body) as Said
}
const opening = {
  book: 'demo',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'cross',
  leverage: 10,
  quantity: '1',
}

it.each<[CallName, unknown, string]>([
  ['positions', { pageSize: '-1' }, 'pageSize must be at least 1.'],
  ['positions', { pageSize: '101' }, 'pageSize must be at most 100.'],
  ['positions', { pageSize: 'many' }, 'pageSize must be a whole number.'],
  ['positions', { state: 'open' }, 'state must be one of running, closed.'],
  ['positions', { from: '2026-02-30 00:00:00' }, 'from must be a day of the calendar.'],
  ['openPosition', { ...opening, quantity: '-1' }, 'quantity must be a decimal as text, such as 12.5.'],
  ['openPosition', { ...opening, quantity: 1 }, 'quantity must be text.'],
  ['openPosition', { ...opening, leverage: 0 }, 'leverage must be at least 1.'],
  ['openPosition', { ...opening, stopLoss: { price: 'x' } }, 'stopLoss.price must be a decimal as text, such as 12.5.'],
  ['openPosition', { ...opening, quantity: null }, 'quantity must be text.'],
  ['openPosition', { ...opening, stopLoss: {} }, 'stopLoss.price is required.'],
  ['openPosition', { ...opening, direction: undefined }, 'direction is required.'],
  ['openPosition', {}, 'symbol is required.'],
  ['receipt', { book: 'demo' }, 'sequence is required.'],
  ['sharedReceipt', {}, 'code is required.'],
  ['addSettlementAccount', {}, 'kind is required.'],
  ['orderFavourites', {}, 'symbols is required.'],
  ['openPosition', [], 'the request must be an object.'],
  ['login', { account: 'a', password: 'b'.repeat(129) }, 'password must be at most 128 characters long.'],
  ['login', { account: 'a', password: 'b\u0000' }, 'password must be text without control characters.'],
  ['orderFavourites', { symbols: 'BTC/USDT' }, 'symbols must be a list.'],
  ['deposits', { status: '7' }, 'status must be one of 0, 1, 2, -1, -2.'],
  ['acceptAgreement', { sha256: 'A'.repeat(64) }, 'sha256 must be a SHA-256 in 64 small hexadecimal digits.'],
  ['addSettlementAccount', { kind: 'cash' }, 'kind must be one of bank, chain.'],
])('%s says of %j what would be right', (name, fields, sentence) => {
  expect(refused(name, fields)).toMatchObject({ message: `Invalid request: ${sentence}`, result: { key: 'malformed' } })
})

it('names an unknown field before one that is missing: it may be that one, misspelt', () => {
  const { result } = refused('setStops', { id: '1-1', takeProfit: null, stoploss: { price: '1' } })
  expect(result).toEqual({ key: 'unknown_field', details: { field: 'stoploss' } })
})

it('says it in the language of whoever asked, with its name for programs', () => {
  const said = languages.map((language) => refused('positions', { pageSize: '0' }, language))
  expect(new Set(said.map(({ message }) => message)).size).toBe(languages.length)
  for (const { message, result } of said) {
    expect(result.details).toMatchObject({ where: 'pageSize', form: 'at_least', minimum: 1 })
    expect(message).toContain(String(result.details['expected']))
  }
  expect(said.filter(({ message }) => message.includes('at least'))).toHaveLength(1)
})

it('says in every language of a field that is missing that it is required', () => {
  const said = languages.map((language) => refused('receipt', { book: 'demo' }, language))
  expect(new Set(said.map(({ message }) => message)).size).toBe(languages.length)
  for (const { message, result } of said) {
    expect(result).toMatchObject({ key: 'malformed', details: { where: 'sequence', form: 'required' } })
    expect(message).toMatch(/^[^{}]*sequence[^{}]*$/)
  }
})

it('says of a whole frame too what it should have been', () => {
  const { message } = JSON.parse(sendRefusal(malformedAt(wholeFrame, { form: 'json' }), 'xi').body) as Said
  expect(message).toBe('Hay un dato incorrecto en la solicitud: la trama. Se espera: un texto JSON.')
})

it('fills every text of what was expected, in every language', () => {
  const values = { choices: ['a', 'b'], minimum: 1, maximum: 2 }
  for (const language of languages)
    for (const form of Object.keys(textsOf('en-us').expectations)) {
      if (form === 'request' || form === 'frame' || form === 'absent_field') continue
      const refusal = malformedAt('a', { form: form as 'json', ...values })
      expect((JSON.parse(sendRefusal(refusal, language).body) as Said).message).not.toMatch(/[{}]|undefined/)
    }
})
