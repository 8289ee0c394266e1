import { userAccounts } from '@touchstone/domain/ledger/account'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import type { Finding } from './alarms.ts'
import type { OwnBook } from './kept-rows.ts'
import type { Pin } from './pins.ts'
import type { Amounts, Begun, Reached, ReplayDesk } from './replay-desk.ts'
import type { JournalAnswer } from './journal-answer.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type BookHead = Reply<'bookHeads'>['books'][number]
type Balances = Reply<'balances'>
type Head = BookHead['head']

/** How a book was found. `replaying`: it was not gone through to its end yet. */
export type Proven =
  | { state: 'replaying' | 'same'; sequence: number; of: number }
  | { state: 'outdated'; sequence: number; of: number }
  | { state: 'differs'; sequence: number; of: number; finding?: Finding }

export type ProveDeps = {
  desk: ReplayDesk
  rowsAtOnce: number
  journal: (asked: { bookId: number; from: number; limit: number; settingsHeld: number }) => Promise<JournalAnswer>
  /** What the screens show of a book; undefined for one that no screen shows. */
  balances: (world: string) => Promise<Balances | undefined>
  /** The head of a book, asked for anew: what was shown may have been an old answer. */
  headAgain: (bookId: number) => Promise<Head>
  /** Waits until the page has nothing to do. */
  pause: () => Promise<void>
}

/**
 * Decides a book of the person again from where this device has come to, up to the row that the balances on the screens
 * are after, and compares both. @throws what the calls throw: then nothing was found, good or bad.
 */
export async function proveBook(
  deps: ProveDeps,
  { own, world, head }: { own: OwnBook; world: string; head: Head },
  onProgress: (proven: Proven) => void,
): Promise<Proven> {
  const first = await deps.desk.begin(own, false)
  if (first.difference !== undefined)
    return { state: 'differs', sequence: first.difference.sequence, of: head.sequence }
  const { pin } = first
  // What was shown before the pin was read may be older than it: another tab of the app may have gone on meanwhile.
  const now = pin !== undefined && head.sequence < pin.sequence ? await headLater(deps, own.bookId) : head
  const [shown, before] = await balancesSince(pin, deps, { own, world })
  const target = shown?.head.bookId === own.bookId ? shown.head : now
  const heads = [head, now, ...before]
  const fault = (pin && headFault(own, pin, [now, target])) ?? (await changedHead(deps, own, heads))
  if (fault !== undefined) return { state: 'differs', sequence: fault.number, of: target.sequence, finding: fault }
  const proven = await replayTo(deps, own, target, first, onProgress)
  if ('state' in proven) return proven
  // Those between the pin and the target are known only now.
  const finding = differingEnd(own, proven, target, shown) ?? (await changedHead(deps, own, heads))
  const { sequence } = proven
  return finding === undefined
    ? { state: 'same', sequence, of: target.sequence }
    : { state: 'differs', sequence, of: target.sequence, finding }
}

async function replayTo(
  deps: ProveDeps,
  own: OwnBook,
  target: Head,
  first: Begun,
  onProgress: (proven: Proven) => void,
): Promise<Proven | Reached> {
  const of = target.sequence
  let begun = first
  let reached = begun.reached ?? nothingYet
  let held = begun.settingsHeld
  while (reached.sequence < of) {
    onProgress({ state: 'replaying', sequence: reached.sequence, of })
    await deps.pause()
    const from = reached.sequence + 1
    const limit = Math.min(deps.rowsAtOnce, of - reached.sequence)
    const answer = await deps.journal({ bookId: own.bookId, from, limit, settingsHeld: held })
    if (answer.rows.length === 0)
      return { state: 'differs', sequence: from, of, finding: missingRows(own, from, target, answer) }
    held = Math.max(held, ...answer.settings.map(({ version }) => version))
    const outcome = await deps.desk.page(answer)
    if (outcome.kind === 'found')
      return { state: 'differs', sequence: outcome.finding.number, of, finding: outcome.finding }
    if (outcome.kind === 'outdated') return { state: 'outdated', sequence: outcome.sequence, of }
    if (outcome.kind === 'again') {
      begun = await deps.desk.begin(own, true)
      reached = nothingYet
      held = begun.settingsHeld
    } else reached = outcome.reached
  }
  return reached
}

const nothingYet: Reached = { sequence: 0, hash: emptyHash, amounts: {} }

async function headLater({ pause, headAgain }: ProveDeps, bookId: number): Promise<Head> {
  await pause()
  return headAgain(bookId)
}

/**
 * A screen may have asked before the pin was written, and its answer is this one: then it is asked for once more. With the
 * head of the answer that counts no more.
 */
async function balancesSince(
  pin: Pin | undefined,
  { balances }: ProveDeps,
  { own, world }: { own: OwnBook; world: string },
): Promise<[shown: Balances | undefined, before: readonly Head[]]> {
  const shown = await balances(world)
  const isOlder = shown?.head.bookId === own.bookId && shown.head.sequence < (pin?.sequence ?? 0)
  return isOlder ? [await balances(world), [shown.head]] : [shown, []]
}

/** A head that nothing ends at is a claim of the house all the same: a row that this device has seen otherwise. */
async function changedHead({ desk }: ProveDeps, own: OwnBook, heads: readonly Head[]): Promise<Finding | undefined> {
  for (const head of heads) {
    const seen = head.sequence > 0 ? await desk.seen(own, head.sequence) : undefined
    if (seen !== undefined && seen !== head.hash) return headDiffers(own, { sequence: head.sequence, hash: seen }, head)
  }
  return undefined
}

/** Whether the house shows less than this device has seen, or something else at the same place. */
function headFault(own: OwnBook, pin: Pin, heads: readonly Head[]): Finding | undefined {
  const kept = { sequence: pin.sequence, hash: pin.hash, sinceMs: pin.sinceMs, checkedAtMs: pin.checkedAtMs }
  const changed = heads.find(({ sequence, hash }) => sequence === pin.sequence && hash !== pin.hash)
  if (changed !== undefined) return headDiffers(own, kept, changed)
  const behind = heads.find(({ sequence }) => sequence < pin.sequence)
  if (behind === undefined) return undefined
  return {
    kind: 'head_back',
    bookId: own.bookId,
    number: behind.sequence,
    sentence: `the journal ends at row ${behind.sequence}, but this device has seen row ${pin.sequence}`,
    evidence: { kept, shown: behind },
  }
}

const headDiffers = ({ bookId }: OwnBook, kept: { sequence: number; hash: string }, shown: Head): Finding => ({
  kind: 'row_changed',
  bookId,
  number: kept.sequence,
  sentence: `row ${kept.sequence} has the hash ${shown.hash}, but this device has seen it with ${kept.hash}`,
  evidence: { kept, shown },
})

const missingRows = ({ bookId }: OwnBook, from: number, target: Head, shown: JournalAnswer): Finding => ({
  kind: 'head_back',
  bookId,
  number: from - 1,
  sentence: `row ${from} is not shown, although the house says that the journal has ${target.sequence}`,
  evidence: { target, shown },
})

/** At the row that the balances are after: the same hash, and the same amounts. */
function differingEnd(
  { bookId }: OwnBook,
  reached: Reached,
  target: Head,
  shown: Balances | undefined,
): Finding | undefined {
  const { sequence, hash, amounts } = reached
  if (shown !== undefined && shown.head.bookId !== bookId)
    return {
      kind: 'balances_differ',
      bookId,
      number: sequence,
      sentence: `the balances are said to be those of book ${shown.head.bookId}`,
      evidence: { replayed: reached, shown },
    }
  if (hash !== target.hash)
    return {
      kind: 'row_changed',
      bookId,
      number: sequence,
      sentence: `row ${sequence} has the hash ${hash}, but the balances are said to be after one with ${target.hash}`,
      evidence: { replayed: reached, shown: target },
    }
  const difference = shown && differingAmount(amounts, shown)
  if (difference === undefined) return undefined
  return {
    kind: 'balances_differ',
    bookId,
    number: sequence,
    sentence: `after row ${sequence} ${difference}`,
    evidence: { replayed: reached, shown },
  }
}

function differingAmount(amounts: Amounts, { balances }: Balances): string | undefined {
  const shown = new Map<string, string>(
    balances.flatMap((held) => userAccounts.map((account) => [`${account}:${held.currency}`, held[account]] as const)),
  )
  for (const key of new Set([...shown.keys(), ...Object.keys(amounts)])) {
    const [mine, theirs] = [amounts[key] ?? '0', shown.get(key) ?? '0']
    if (mine !== theirs) return `${key} is ${mine} by the journal, but is shown as ${theirs}`
  }
  return undefined
}
