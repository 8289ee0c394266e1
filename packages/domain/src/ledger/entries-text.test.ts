import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDecision } from '../books/apply-decision.ts'
import { emptyBook } from '../books/book.ts'
import { decimal } from '../money/decimal.ts'
import { houseAccounts, userAccounts, type Account } from './account.ts'
import { type Canonical, canonicalText } from './canonical.ts'
import { entriesText, readEntries } from './entries-text.ts'
import type { Posting } from './posting.ts'

const grant: Posting = {
  kind: 'demo_grant',
  currency: 'USDT',
  from: 'house:treasury',
  to: 'contract',
  amount: decimal('100000'),
  subject: '7-1',
}
const lock: Posting = {
  kind: 'margin_locked',
  currency: 'USDT',
  from: 'contract',
  to: 'margin',
  amount: decimal('12.5'),
  subject: '7-1',
}

test('golden text', () => {
  const { entries } = applyDecision(emptyBook(7, 'demo'), { postings: [grant, lock], changes: [], reply: {} })
  expect(entriesText([grant, lock], entries)).toBe(
    '[["demo_grant","USDT","house:treasury","contract","100000","7-1",null,"100000"],' +
      '["margin_locked","USDT","contract","margin","12.5","7-1","99987.5","12.5"]]',
  )
})

test('an entry that is not its posting’s, and one too many, are bugs', () => {
  const { entries } = applyDecision(emptyBook(7, 'demo'), { postings: [grant, lock], changes: [], reply: {} })
  expect(() => entriesText([grant], entries)).toThrow('every entry belongs to a posting')
  expect(() => entriesText([lock, grant], entries)).toThrow('an entry belongs to its posting')
  expect(() => readEntries('[["transfer","USDT","balance","contract","1","x",null,"1"]]')).toThrow('held afterwards')
})

const account = fc.constantFrom<Account>(...userAccounts, ...houseAccounts.map((name): Account => `house:${name}`))
const posting = fc
  .record({ from: account, to: account, amount: fc.bigInt({ min: 1n, max: 10n ** 30n }), subject: fc.string() })
  .filter(({ from, to }) => from !== to)
  .map((each): Posting => ({ ...each, kind: 'transfer', currency: 'USDT' }))

test('reads back what was written, to the last digit', () => {
  const rich = userAccounts.map((to): Posting => ({ ...grant, to, amount: 10n ** 32n }))
  let withHouse = 0
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 12 }), (drawn) => {
      const postings = [...rich, ...drawn]
      if (drawn.some(({ from }) => from.startsWith('house:'))) withHouse += 1
      const { entries } = applyDecision(emptyBook(1, 'demo'), { postings, changes: [], reply: {} })
      const text = entriesText(postings, entries)
      const read = readEntries(text)
      return entriesText(read.postings, read.entries) === text && sameEntries(read.entries, entries)
    }),
    { seed: 3, numRuns: 300 },
  )
  expect(withHouse).toBeGreaterThan(50)
})

const sameEntries = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length &&
  a.every((each, index) => Object.entries(each).every(([key, value]) => Reflect.get(b[index] ?? {}, key) === value))

test('the text is canonical, whatever the subject', () => {
  const odd = { ...lock, subject: 'a"b' }
  const { entries } = applyDecision(emptyBook(7, 'demo'), { postings: [grant, odd], changes: [], reply: {} })
  const text = entriesText([grant, odd], entries)
  expect(canonicalText(JSON.parse(text) as Canonical)).toBe(text)
  expect(entriesText([], [])).toBe('[]')
})
