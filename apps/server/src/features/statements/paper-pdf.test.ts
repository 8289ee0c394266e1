import { fillText } from '@touchstone/texts/fill-text'
import { textsOf } from '@touchstone/texts/texts'
import { type Language, languages } from '@touchstone/wire/languages'
import { describe, expect, it } from 'vitest'
import { makePdf } from './make-pdf.ts'
import { paperPdf } from './paper-pdf.ts'
import { type Paper, statementPaper } from './statement-paper.ts'
import type { Statement } from './statement.ts'
import type { StatementEntry } from './statement.store.ts'
import { statementMonth } from './statement-month.ts'
import { readPdf } from './test-pdf.ts'

const madeAt = Date.UTC(2026, 11, 3, 1, 2, 3)
const usdt = (text: string): bigint => BigInt(text) * 10n ** 18n
const kinds = ['deposit', 'transfer', 'liquidation_fee'] as const

const entry = (sequence: number): StatementEntry => ({
  sequence,
  posting: 1,
  at: Date.UTC(2026, 10, 18, 9) + sequence * 1_000,
  kind: kinds[sequence % 3] ?? 'deposit',
  account: 'balance',
  currency: 'USDT',
  amount: '-1234567.12345678',
  balanceAfter: '50',
  subject: '7-1',
})

function statementOf(count: number, until?: number): Statement {
  const month = statementMonth('2026-11')
  return {
    ...month,
    bookId: 7,
    until: until ?? month.to,
    madeAt,
    head: { sequence: count, hash: '0123456789abcdef'.repeat(4) },
    balances: [
      { currency: 'USDT', account: 'balance', opening: 0n, change: usdt('1000'), closing: usdt('1000') },
      { currency: 'USDT', account: 'frozen', opening: usdt('30'), change: usdt('-20'), closing: usdt('10') },
    ],
    count,
    closes: () => Promise.resolve({ closes: [], count: 0 }),
    async *entries() {
      yield Array.from({ length: count }, (_, index) => entry(index + 1))
    },
  }
}

const paperOf = (language: Language, count = 3, more: { rowsMax?: number; until?: number; name?: string } = {}) =>
  statementPaper(statementOf(count, more.until), {
    holder: { name: more.name ?? 'Ann Miller', account: 'user-abc', book: 'real' },
    language,
    ...(more.rowsMax === undefined ? {} : { rowsMax: more.rowsMax }),
  })

const read = async (paper: Paper) => readPdf(await paperPdf(paper, { compress: false }))

/** As it is compared: Thai `am` is drawn as two glyphs, which a reader finds as both. */
const plain = (text: string): string => text.replaceAll('ำา', 'ำ').replaceAll(' ', '')

it('says whose it is, of what, and everything that moved', async () => {
  const { pages, info } = await read(await paperOf('en-us'))
  expect(pages).toHaveLength(1)
  const lines = pages[0]?.lines ?? []
  expect(lines.slice(0, 13)).toEqual([
    'Touchstone',
    'Account statement',
    'Name',
    'Ann Miller',
    'Account',
    'user-abc',
    'Book',
    'Real money, book 7',
    'Period',
    '2026-11-01 00:00:00 – 2026-11-30 23:59:59',
    'Created',
    '2026-12-03 09:02:03',
    'All times are in UTC+08:00.',
  ])
  expect(lines.slice(13, 34)).toEqual([
    'Balances',
    'Currency',
    'Held in',
    'Opening balance',
    'Change',
    'Closing balance',
    'USDT',
    'Balance account',
    '0.00',
    '+1,000.00',
    '1,000.00',
    'USDT',
    'Frozen',
    '30.00',
    '−20.00',
    '10.00',
    'USDT',
    'Total',
    '30.00',
    '+980.00',
    '1,010.00',
  ])
  expect(lines.slice(34, 47)).toEqual([
    'Movements (3)',
    'Time',
    'Record',
    'Type',
    'Held in',
    'Amount',
    'Balance after',
    '2026-11-18 17:00:01',
    '1',
    'Transfer',
    'Balance account',
    '−1,234,567.12345678 USDT',
    '50.00000000',
  ])
  expect(lines.slice(-4)).toEqual([
    'Hash of record 3, the last in this period',
    '0123456789abcdef'.repeat(4),
    'Touchstone · Account statement',
    'Page 1 of 1',
  ])
  expect(info).toContain('/Title')
})

describe.each(languages)('in %s', (language) => {
  it('every text is drawn, with no glyph missing, in fonts that are inside', async () => {
    const paper = await paperOf(language, 80, { rowsMax: 60, until: Date.UTC(2026, 10, 20), name: '王小明 Ann' })
    const { pages, fontNames } = await read(paper)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.flatMap(({ glyphs }) => glyphs)).not.toContain(0)
    const drawn = plain(pages.flatMap(({ lines }) => lines).join(''))
    expect(drawn).not.toContain('\uFFFD')
    const { paper: texts, entries: words } = textsOf(language)
    const { explained, zone, title, check } = texts
    const wanted = [
      explained,
      fillText(zone, { zone: 'UTC+08:00' }),
      title,
      check,
      words.deposit,
      words.liquidation_fee,
      ...paper.notes,
    ]
    expect(wanted.filter((text) => !drawn.includes(plain(text)))).toEqual([])
    expect(paper.notes).toHaveLength(3)
    expect(fontNames.every((name) => /^[A-Z]{6}\+NotoSans/.test(name))).toBe(true)
  })
})

it('numbers its pages, repeats what stands over the columns, and lists no more than it may', async () => {
  const { pages } = await read(await paperOf('en-us', 200, { rowsMax: 150 }))
  const feet = pages.map(({ lines }) => lines.at(-1))
  expect(feet).toEqual(pages.map((_, index) => `Page ${index + 1} of ${pages.length}`))
  expect(pages.length).toBeGreaterThan(2)
  const [first, second] = pages
  expect(first?.lines).toContain(
    'This lists the first 150 of 200 movements. The balances include all of them. The CSV statement lists up to 100000.',
  )
  expect(second?.lines.slice(0, 6)).toEqual(['Time', 'Record', 'Type', 'Held in', 'Amount', 'Balance after'])
  const rows = pages.flatMap(({ lines }) => lines.filter((line) => line.startsWith('2026-11-18 ')))
  expect(rows).toHaveLength(150)
})

it('a book that is called real says on every page of a sandbox that it is not', async () => {
  const holder = { name: 'Ann Miller', account: 'user-abc', book: 'sandbox' } as const
  const { pages } = await read(await statementPaper(statementOf(200), { holder, language: 'en-us' }))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]?.lines).toContain('Sandbox: play money')
  expect(pages[0]?.lines).toContain('Sandbox: play money, book 7')
  expect(pages.flatMap(({ lines }) => lines).join(' ')).not.toContain('Real money')
  for (const { lines } of pages) expect(lines.at(-2)).toBe('Touchstone · Account statement · Sandbox: play money')
})

it('stands in the zone of the person, and says which, and by which the month is counted', async () => {
  const holder = { name: undefined, account: 'user-abc', book: 'real' } as const
  const { facts, notes, movements } = await statementPaper(statementOf(1), { holder, language: 'en-us', offset: -210 })
  expect(facts.find(([label]) => label === 'Period')?.[1]).toBe('2026-10-31 12:30:00 – 2026-11-30 12:29:59')
  expect(notes).toEqual(['All times are in UTC−03:30. The month starts and ends in UTC+08:00.'])
  expect(movements.rows[0]?.[0]).toBe('2026-11-18 05:30:01')
})

it('adds up what was closed, unless it lists some alone', async () => {
  const close = (sequence: number, net: string) => ({
    sequence,
    at: madeAt,
    direction: 'long' as const,
    symbol: 'BTC/USDT',
    quantity: usdt('1'),
    cost: usdt('5'),
    value: usdt('4'),
    net: BigInt(net),
    yield: 12n * 10n ** 15n,
  })
  const closes = [close(4, '1500000000000000000'), close(5, '-2250000000000000000')] as unknown as Awaited<
    ReturnType<Statement['closes']>
  >['closes']
  const holder = { name: undefined, account: 'user-abc', book: 'real' } as const
  const paper = (count: number) =>
    statementPaper(
      { ...statementOf(1), closes: () => Promise.resolve({ closes, count }) },
      { holder, language: 'en-us' },
    )
  const whole = await paper(2)
  expect(whole.closes?.rows.map((row) => row.slice(-2))).toEqual([
    ['+1.50 USDT', '+1.20%'],
    ['−2.25 USDT', '+1.20%'],
  ])
  expect(whole.closes?.total).toEqual(['Total', '', '', '', '', '−0.75 USDT', ''])
  expect((await read(whole)).pages[0]?.lines).toContain('−0.75 USDT')
  expect((await paper(3)).closes?.total).toBeUndefined()
})

it('shows a name as text, whatever stands in it', async () => {
  const { pages } = await read(await paperOf('en-us', 1, { name: '<b>Ann</b> (\\) /Type %' }))
  expect(pages[0]?.lines).toContain('<b>Ann</b> (\\) /Type %')
})

it('says that a month without movements had none', async () => {
  const statement = { ...statementOf(0), balances: [], head: { sequence: 0, hash: null } }
  const holder = { name: undefined, account: 'user-abc', book: 'demo' } as const
  const { pages } = await read(await statementPaper(statement, { holder, language: 'en-us' }))
  expect(pages[0]?.lines).toEqual(
    expect.arrayContaining([
      'Play money (demo), book 7',
      'You held nothing at the start or the end of this period.',
      'Nothing moved in this period.',
      'This book has no records up to the end of this period.',
    ]),
  )
  expect(pages[0]?.lines).not.toContain('Name')
})

it('is drawn in a thread of its own, compressed', async () => {
  const paper = await paperOf('zh-cn', 100)
  const file = await makePdf(paper)
  expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(file.length).toBeLessThan((await paperPdf(paper, { compress: false })).length)
})
