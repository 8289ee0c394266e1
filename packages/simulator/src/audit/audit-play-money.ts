import type { PostingText } from '../naive-model/postings.ts'
import type { JournalText } from './journal-reader.ts'

const dayMs = 86_400_000

/** A real book gets play money once a UTC day, and nothing else comes from its clearing account. */
export function createPlayMoneyAudit() {
  const taken = new Set<string>()
  return (row: JournalText, postings: readonly PostingText[]): string[] => {
    const given = postings.filter(([kind, , from]) => kind === 'play_money' || from === 'house:clearing.play')
    return given.flatMap(([kind, currency, from, to]) => {
      const day = `${row.book_id} ${Math.floor(Number(row.at) / dayMs)}`
      const isAgain = taken.has(day)
      taken.add(day)
      const way = `${row.world} ${kind} ${currency} ${from} ${to}`
      return [
        ...(isAgain ? ['play money twice a day'] : []),
        ...(way === 'real play_money USDT house:clearing.play balance' ? [] : [`play money as ${way}`]),
      ]
    })
  }
}
