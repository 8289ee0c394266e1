import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyHash } from './hash.ts'
import { type JournalRow, journalRowHash, journalRowText } from './journal-row.ts'

const grant: Omit<JournalRow, 'hash'> = {
  bookId: 7,
  sequence: 1,
  key: 'grant:demo',
  at: 1_790_000_000_000,
  command: '{"kind":"grant_demo"}',
  facts: '{"at":1790000000000,"fillAt":"command","settings":1}',
  reply: '{"granted":"100000"}',
  entries: '[["demo_grant","USDT","house:treasury","contract","100000","7-1",null,"100000"]]',
  previousHash: emptyHash,
}
const transfer: Omit<JournalRow, 'hash'> = {
  ...grant,
  sequence: 2,
  key: 'u:018f3d5e-0000-7000-8000-000000000001',
  at: 1_790_000_000_020,
  command: '{"amount":"12.5","currency":"USDT","from":"contract","kind":"transfer","to":"balance"}',
  facts: '{"at":1790000000020,"fillAt":"command","settings":1}',
  reply: '{}',
  entries: '[["transfer","USDT","contract","balance","12.5","7-2","99987.5","12.5"]]',
  previousHash: journalRowHash(grant),
}

test('golden vector: the text and the hashes of a chain of two', () => {
  expect(journalRowText(grant)).toBe(
    [
      'touchstone journal 1',
      '0000000000000000000000000000000000000000000000000000000000000000',
      '7',
      '1',
      '"grant:demo"',
      '1790000000000',
      '{"kind":"grant_demo"}',
      '{"at":1790000000000,"fillAt":"command","settings":1}',
      '{"granted":"100000"}',
      '[["demo_grant","USDT","house:treasury","contract","100000","7-1",null,"100000"]]',
    ].join('\n'),
  )
  expect(journalRowHash(grant)).toBe('64f4f94d3aab0d83b8108233c2cd49f6812274f28fea5950786241ed13be713b')
  expect(journalRowHash(transfer)).toBe('e38b8cd8b6ecd493a8fbc2735dd075ca599eb2033759272d5f7437c04a1d59f1')
})

test('a change of any field changes the hash', () => {
  const changes: Partial<JournalRow>[] = [
    { bookId: 8 },
    { sequence: 3 },
    { key: 'u:other' },
    { at: 1_790_000_000_021 },
    { command: '{"amount":"12.6","currency":"USDT","from":"contract","kind":"transfer","to":"balance"}' },
    { facts: '{}' },
    { reply: '{"paid":true}' },
    { entries: '[]' },
    { previousHash: emptyHash },
  ]
  const hashes = [transfer, ...changes.map((change) => ({ ...transfer, ...change }))].map(journalRowHash)
  expect(new Set(hashes).size).toBe(changes.length + 1)
})

test('no two rows share a text, whatever a client puts into a key', () => {
  const line = fc.constantFrom('', '"', '\n', '7', '\\', '{}', '[]')
  const key = fc.array(line, { maxLength: 6 }).map((parts) => parts.join(''))
  const row = fc.record({
    key,
    at: fc.nat(3),
    command: fc.constantFrom('{}', '[]'),
    facts: fc.constantFrom('{}', '[]'),
  })
  let equal = 0
  fc.assert(
    fc.property(row, row, (a, b) => {
      const same = a.key === b.key && a.at === b.at && a.command === b.command && a.facts === b.facts
      if (same) equal += 1
      return (journalRowText({ ...grant, ...a }) === journalRowText({ ...grant, ...b })) === same
    }),
    { seed: 10, numRuns: 3_000 },
  )
  expect(equal).toBeGreaterThan(5)
})
