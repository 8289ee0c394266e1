import { printDecimal } from '@touchstone/domain/money/decimal'
import { printWireTime } from '@touchstone/wire/wire-time'
import { csvLine } from '../../api/csv.ts'
import { entryCells, entryHeader } from '../ledger/exported-rows.ts'
import { type Statement, totalsOf } from './statement.ts'

/** Our choice: a row is some 120 bytes, so the largest is 12 MB. */
export const csvRowsMax = 100_000

/**
 * Writes a statement as a table in the form of the ledger's export: the opening balances, every movement, the closing
 * balances, by account and in total. Movements beyond the limit are counted in a separate line.
 */
export async function statementCsv(
  statement: Statement,
  rowsMax = csvRowsMax,
): Promise<{ content: string; entries: number }> {
  let content = csvLine(entryHeader) + balanceRows(statement, 'opening')
  let entries = 0
  for await (const piece of statement.entries()) {
    const listed = piece.slice(0, rowsMax - entries)
    content += listed.map((entry) => csvLine(entryCells(entry))).join('')
    entries += listed.length
    if (entries === rowsMax) break
  }
  const left = statement.count - entries
  if (left > 0)
    content += csvLine([printWireTime(statement.until), '', `${left} movements are not listed`, '', '', '', '', ''])
  return { content: content + balanceRows(statement, 'closing'), entries }
}

function balanceRows(statement: Statement, end: 'opening' | 'closing'): string {
  const { from, until, to, balances } = statement
  const time = printWireTime(end === 'opening' ? from : until)
  const kind = end === 'opening' ? 'opening balance' : until < to ? 'balance so far' : 'closing balance'
  const lines = [...balances, ...totalsOf(balances).map((total) => ({ ...total, account: 'all' }))]
  return lines
    .map((line) => csvLine([time, '', kind, line.account, line.currency, '', printDecimal(line[end]), '']))
    .join('')
}
