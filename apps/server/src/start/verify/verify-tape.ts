import { priceNodeText } from '@touchstone/domain/ledger/price-tree'
import { type MerklePath, rootFrom } from '@touchstone/domain/ledger/merkle'
import { isWatermark, type TapeRow, timeOf } from '@touchstone/domain/market/tick'
import { readTape } from '../../house/ledger/checkpoints.store.ts'
import { createMerkleFold, inPieces } from '../../house/ledger/merkle-fold.ts'
import { nativeTapeLeaf } from '../../house/ledger/native-hash.ts'
import { createPriceFold, type PriceFold } from '../../house/ledger/price-fold.ts'
import { type LeafOf, leafUnder } from '../../house/ledger/price-leaf.ts'
import { rowFromColumns, tapeColumns, type TapeColumns } from '../../house/tape/tape.store.ts'
import { checkOrDiffer, isOfDatabase, messageOf, pages, select, type Verification } from './verification.ts'
import { type SeedCheck, seedCheck } from './verify-seeds.ts'
import type { StoredVersions } from './verify-settings.ts'

const rowsAtOnce = 2_000

type Head = { symbol: string; sequence: bigint; source_at: bigint; dropped_sequence: bigint }

/** Every symbol's tape, raw and kept, against its rules and its checkpoints. */
export async function verifyTapes(verification: Verification, { all }: StoredVersions): Promise<void> {
  const heads = await select<Head>(verification, 'select * from tape_heads order by symbol')
  const priceFault = await seedCheck(verification)
  for (const head of heads) {
    await verifyRaw(verification, head, priceFault)
    await verifyRoots(verification, head, leafUnder(all))
  }
  await verifyKept(verification)
  const stray = await select<{ symbol: string }>(
    verification,
    `select symbol from (select symbol from ticks union select symbol from kept_ticks union select symbol from checkpoint_tapes)
     as known where symbol not in (select symbol from tape_heads)`,
  )
  for (const { symbol } of stray) verification.differs(`the tape of ${symbol} has no head`)
}

/** Sequences without a hole from the first row that was not dropped to the head, and source times that only rise. */
async function verifyRaw({ ...verification }: Verification, head: Head, priceFault: SeedCheck): Promise<void> {
  const { symbol } = head
  const differs = (sentence: string): void => {
    verification.differs(`${symbol}: ${sentence}`)
  }
  let sequence = Number(head.dropped_sequence)
  let last: TapeRow | undefined
  const found = pages<TapeColumns>(
    verification,
    `select ${tapeColumns} from ticks where symbol = $1 and sequence > $2 order by sequence limit ${rowsAtOnce}`,
    [symbol, sequence],
    (row) => [symbol, Number(row.sequence)],
  )
  for await (const rows of found)
    for (const columns of rows) {
      verification.counts.tapeRows += 1
      const before = sequence
      sequence = Number(columns.sequence)
      if (sequence !== before + 1) differs(`rows ${before + 1} to ${sequence - 1} are missing`)
      try {
        const row = rowFromColumns(columns)
        const fault = faultOf(row, last) ?? priceFault(row)
        if (fault !== undefined) differs(`row ${sequence} ${fault}`)
        last = row
      } catch (error) {
        verification.differs(messageOf(error))
      }
    }
  if (sequence !== Number(head.sequence))
    differs(`its tape ends at ${sequence}, but its head is ${Number(head.sequence)}`)
  if (last?.sequence === sequence && timeOf(last) !== Number(head.source_at))
    differs('its head has another time than its last row')
}

function faultOf(row: TapeRow, last: TapeRow | undefined): string | undefined {
  const before = last === undefined ? -1 : timeOf(last)
  if (isWatermark(row)) return row.watermarkAt < before ? 'seals a moment that was sealed already' : undefined
  if (row.sourceAt <= before) return 'is not later than the row before it'
  return row.bid > 0n && row.ask >= row.bid && row.last > 0n ? undefined : 'has prices that no market has'
}

type Range = {
  to_sequence: bigint
  from_sequence: bigint
  checkpoint_id: bigint
  root: string
  prices_from: bigint | null
  prices: string | null
}

/** The stretches that checkpoints cover follow one another, and have their roots as far as their rows are still there. */
async function verifyRoots(
  verification: Verification,
  { symbol, sequence, dropped_sequence: dropped }: Head,
  leafOf: LeafOf,
): Promise<void> {
  const { sql, differs } = verification
  let covered = 0
  // Once rows of a price tree were dropped, only its nodes say what stood there.
  let prices: PriceFold | undefined
  const found = pages<Range>(
    verification,
    `select * from checkpoint_tapes where symbol = $1 and to_sequence > $2 order by to_sequence limit ${rowsAtOnce}`,
    [symbol, 0],
    (last) => [symbol, Number(last.to_sequence)],
  )
  for await (const ranges of found)
    for (const range of ranges) {
      const [fromSequence, toSequence] = [Number(range.from_sequence), Number(range.to_sequence)]
      const name = `${symbol}: checkpoint ${Number(range.checkpoint_id)}`
      if (fromSequence !== covered + 1) differs(`${name} begins at row ${fromSequence}, after ${covered}`)
      covered = toSequence
      if (toSequence <= Number(dropped)) continue
      const tape = createMerkleFold()
      if (range.prices_from !== null && Number(range.prices_from) === fromSequence)
        prices = createPriceFold({ count: 0, peaks: [] })
      try {
        await inPieces(readTape(sql, { symbol, fromSequence, toSequence }), (row) => {
          const leaf = leafOf(row)
          tape.push(leaf.hash)
          prices?.push(leaf)
        })
      } catch (error) {
        if (isOfDatabase(error)) throw error
        differs(`${name} has no root of rows ${fromSequence} to ${toSequence}: ${messageOf(error)}`)
        prices = undefined
        continue
      }
      const node = prices?.root()
      if (node !== undefined && priceNodeText(node) !== range.prices)
        differs(`${name} states other prices than its tape has`)
      if (tape.root() !== range.root) differs(`${name} does not have the root of rows ${fromSequence} to ${toSequence}`)
    }
  if (covered > Number(sequence)) differs(`${symbol}: the checkpoints cover more rows than there are`)
  if (covered < Number(dropped)) differs(`${symbol}: rows were dropped that no checkpoint covers`)
}

type KeptColumns = TapeColumns & { path: string | null; root: string | null }

/** Kept rows lead to the root of their checkpoint by the path that was kept with them. */
async function verifyKept(verification: Verification): Promise<void> {
  const found = pages<KeptColumns>(
    verification,
    `select k.*, t.root from kept_ticks k
     left join checkpoint_tapes t on t.checkpoint_id = k.checkpoint_id and t.symbol = k.symbol
       and k.sequence between t.from_sequence and t.to_sequence
     where (k.symbol, k.sequence) > ($1::text, $2::bigint) order by k.symbol, k.sequence limit ${rowsAtOnce}`,
    ['', 0],
    (last) => [last.symbol, Number(last.sequence)],
  )
  for await (const rows of found)
    for (const columns of rows) {
      verification.counts.keptRows += 1
      const name = `${columns.symbol}: kept row ${Number(columns.sequence)}`
      await checkOrDiffer(verification, name, () => {
        const leaf = nativeTapeLeaf(rowFromColumns(columns))
        const path = columns.path === null ? undefined : (JSON.parse(columns.path) as MerklePath)
        if (path === undefined || columns.root === null || rootFrom(leaf, path) !== columns.root)
          verification.differs(`${name} does not lead to its checkpoint`)
      })
    }
}
