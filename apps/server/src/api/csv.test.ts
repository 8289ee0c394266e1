import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

/** A reader of RFC 4180, which knows nothing of the writer. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      at += 1
      while (text[at] !== '"' || text[at + 1] === '"') {
        cell += text[at]
        at += text[at] === '"' ? 2 : 1
      }
      at += 1
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++]
    cells.push(cell)
    if (text[at] === ',') {
      at += 1
      if (at === text.length) cells.push('')
    } else {
      at += 2
      lines.push(cells)
      cells = []
    }
  }
  return lines
}

const tricky = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '+', '-', '@', '\t', "'", '1', '.', 'a', ' ') }),
)
const table = fc.array(fc.array(tricky, { minLength: 1, maxLength: 5 }), { maxLength: 5 })

it('a table is read back as it was, but for the apostrophes', () => {
  let guarded = 0
  fc.assert(
    fc.property(table, (rows) => {
      const read = parseCsv(rows.map(csvLine).join(''))
      return (
        read.length === rows.length &&
        rows.every((row, line) =>
          row.every((cell, column) => {
            const found = read[line]?.[column]
            if (found === cell) return true
            guarded += 1
            return found === `'${cell}` && /^[=+\-@\t\r]/.test(cell)
          }),
        )
      )
    }),
    { numRuns: 2_000 },
  )
  expect(guarded).toBeGreaterThan(100)
})

it('no cell begins what a spreadsheet runs', () => {
  let dangerous = 0
  fc.assert(
    fc.property(tricky, (value) => {
      const text = csvCell(value).replace(/^"/, '')
      dangerous += /^[=+\-@\t\r]/.test(value) ? 1 : 0
      return !/^[=+\-@\t\r]/.test(text) || /^-\d+(\.\d+)?$/.test(text)
    }),
    { numRuns: 2_000 },
  )
  expect(dangerous).toBeGreaterThan(100)
})

it.each([
  ['-12.5', '-12.5'],
  ['0.000001', '0.000001'],
  ['', ''],
  ['=1+1', "'=1+1"],
  ['-1+1', "'-1+1"],
  ['+49', "'+49"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
  ['a,b', '"a,b"'],
])('%s is written as %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
