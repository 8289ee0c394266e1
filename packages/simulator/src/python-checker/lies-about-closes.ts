import { randomFrom } from '@touchstone/domain/examples/random-commands'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { type Close, forgedOf, type Told } from './told-closes.ts'

type Draw = (below: number) => number
const oneOf = <Item>(draw: Draw, items: readonly Item[]): Item | undefined => items[draw(items.length || 1)]

/** The text with one of its decimals, or of these fields, changed; the text itself where it has none. */
function withOtherDecimal(text: string, draw: Draw, names = String.raw`\w+`): string {
  const found = oneOf(draw, [...text.matchAll(new RegExp(String.raw`"(?:${names})":"(-?\d+(?:\.\d+)?)"`, 'g'))])
  if (found?.[1] === undefined) return text
  const value = decimal(found[1])
  const unit = decimal('0.000001')
  const other = oneOf(draw, [0n, -value, value * 2n, value + unit, value - unit, value + decimal('1')]) ?? 0n
  const end = found.index + found[0].length
  return `${text.slice(0, end - found[1].length - 1)}${printDecimal(other)}${text.slice(end - 1)}`
}

type Entry = [kind: string, currency: string, from: string, to: string, amount: string, subject: string, ...unknown[]]
const withEntries = (row: JournalRow, change: (all: Entry[]) => Entry[]): JournalRow => ({
  ...row,
  entries: JSON.stringify(change(JSON.parse(row.entries) as Entry[])),
})

const rowLies: Record<string, (row: JournalRow, draw: Draw) => JournalRow> = {
  'a decimal': (row, draw) => ({ ...row, reply: withOtherDecimal(row.reply, draw) }),
  'what a position was': (row, draw) => ({
    ...row,
    reply: withOtherDecimal(row.reply, draw, 'cost|quantity|margin|notional|profit|released'),
  }),
  'a name': (row, draw) => {
    const [from, to] = oneOf(draw, [
      ['"long"', '"short"'],
      ['"short"', '"long"'],
      ['"cross"', '"isolated"'],
      ['"isolated"', '"cross"'],
      ['"A/USDT"', '"B/USDT"'],
      ['"B/USDT"', '"A/USDT"'],
      ['"liquidation"', '"user"'],
      ['"user"', '"liquidation"'],
    ] as const) ?? ['', '']
    return { ...row, reply: row.reply.replace(from, to) }
  },
  'a posting less': (row, draw) => withEntries(row, (all) => all.toSpliced(draw(all.length || 1), 1)),
  'a posting more': (row, draw) => withEntries(row, (all) => [...all, ...all.slice(0, 1 + draw(2))]),
  'another amount of a posting': (row, draw) =>
    withEntries(row, (all) => {
      const at = draw(all.length || 1)
      return all.map((each, index) => (index === at ? (each.with(4, '1.5') as Entry) : each))
    }),
  'another subject, or kind': (row, draw) =>
    withEntries(row, (all) => {
      const at = draw(all.length || 1)
      const [field, value] = oneOf(draw, [
        [5, '7-1'],
        [0, 'profit'],
        [0, 'funding'],
        [0, 'opening_fee'],
      ] as const) ?? [5, '']
      return all.map((each, index) => (index === at ? (each.with(field, value) as Entry) : each))
    }),
  'no profits that were booked': (row) => ({
    ...row,
    reply: row.reply.replaceAll(/"realised":\[\{.*?\}\]/g, '"realised":[]'),
  }),
  'a profit that was booked': (row, draw) => ({
    ...row,
    reply: row.reply.replace(
      /"realised":\[\]/,
      `"realised":[{"positionId":"7-${1 + draw(3)}","profit":"${oneOf(draw, ['1', '0', '-1'])}"}]`,
    ),
  }),
}

const chainLies: Record<string, (rows: JournalRow[], draw: Draw) => JournalRow[]> = {
  nothing: (rows) => rows,
  'a row less': (rows, draw) => rows.toSpliced(draw(rows.length - 1), 1),
  'a row twice': (rows, draw) => {
    const at = draw(rows.length - 1)
    return rows.flatMap((row, index) => (index === at ? [row, row] : [row]))
  },
  'a row of another book': (rows, draw) => {
    const at = draw(rows.length - 1)
    return rows.map((row, index) => (index === at ? { ...row, bookId: 8 } : row))
  },
  'a row before the opening': ([first, ...others]) =>
    first === undefined ? others : [{ ...first, sequence: first.sequence - 1 }, first, ...others],
}

const toldLies: Record<string, (told: Told[], draw: Draw) => Told[]> = {
  'another figure': (told, draw) => JSON.parse(withOtherDecimal(JSON.stringify(told), draw)) as Told[],
  'a net that is made of a fee below nothing': ([result, ...others]) => [
    ...(result === undefined
      ? []
      : [
          {
            ...result,
            openingFee: '-5',
            funding: printDecimal(
              decimal(String(result['openingFee'])) + decimal(String(result['funding'])) + decimal('5'),
            ),
          },
        ]),
    ...others,
  ],
  'a result less': (told) => told.slice(1),
  'a result twice': (told) => [...told, ...told.slice(0, 1)],
}

/** Closes with one lie each, by what it is: rows hashed again, with results that they make or not, and without rows. */
export function liesAbout(all: readonly Close[]): [string, Close][] {
  const draw = randomFrom(5)
  return all.flatMap((of): [string, Close][] => {
    const { before } = of
    // Rows that bear on what is closed are changed more often than others.
    const bearing = [...before, of.row].filter(({ reply: text }) =>
      of.told.some(({ positionId }) => text.includes(`"${String(positionId)}"`)),
    )
    const chosen = oneOf(draw, bearing)?.sequence
    return [
      ...Object.entries(rowLies).map(([name, lie]): [string, Close] => [
        name,
        forgedOf(of, (rows) => rows.map((row) => (row.sequence === chosen ? lie(row, draw) : row))),
      ]),
      ...Object.entries(chainLies).map(([name, lie]): [string, Close] => [
        name,
        forgedOf(of, (rows) => lie(rows, draw)),
      ]),
      ...Object.entries(toldLies).flatMap(([name, lie]): [string, Close][] => {
        const told = lie(of.told, draw)
        return told.length === 0
          ? []
          : [
              [name, { ...of, told }],
              [`${name}, without rows`, { ...of, told, before: [] }],
            ]
      }),
    ]
  })
}
