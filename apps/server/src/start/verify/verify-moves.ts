import { readShape } from '@touchstone/domain/money/shape'
import { type TypicalMove, typicalMoves } from '@touchstone/domain/second-contracts/typical-move'
import { dayMs } from '@touchstone/domain/time'
import { readSamples } from '../../features/second-contracts/samples.store.ts'
import { checkOrDiffer, select, type Verification } from './verification.ts'

/**
 * What purchases name as the typical move of a price is what the tape of the day before gives, as far as that is still
 * there whole. A fact without a time says that nothing was measured: it only refuses.
 */
export async function verifyMoves(verification: Verification): Promise<void> {
  const found = await select<{ move: string }>(
    verification,
    `select distinct (facts::jsonb -> 'typicalMove')::text as move from journal
     where facts like '%"typicalMove":%' and facts::jsonb ? 'typicalMove'`,
  )
  const heads = await select<{ symbol: string; since: bigint | null }>(
    verification,
    `select symbol, case when dropped_sequence = 0 then 0 else
       (select min(source_at) from ticks t where t.symbol = h.symbol) end as since from tape_heads h`,
  )
  const since = new Map(heads.map((head) => [head.symbol, Number(head.since ?? Infinity)]))
  for (const { move: text } of found)
    await checkOrDiffer(verification, `the typical move ${text}`, () => verifyMove(verification, text, since))
}

async function verifyMove(verification: Verification, text: string, since: ReadonlyMap<string, number>): Promise<void> {
  const move = readShape(JSON.parse(text), { move: true, grid: true }) as TypicalMove
  const { symbol, durationSeconds, at } = move
  if (at === 0 || at - dayMs < (since.get(symbol) ?? Infinity)) return
  const [again] = typicalMoves(await readSamples(verification.sql, symbol, at), [durationSeconds], { symbol, at })
  if (again?.count !== move.count || again.move !== move.move || again.grid !== move.grid)
    verification.differs(`the tape gives another typical move of ${symbol} in ${durationSeconds} s than ${text}`)
}
