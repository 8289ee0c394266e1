import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import type { NaiveTape, NaiveTick } from '../../naive-model/naive-tape.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { down, num, type Num, zero } from '../../naive-model/numbers.ts'
import type { Moment } from '../../noun/simulated-noun.ts'

export type NaiveSecondContract = {
  id: string
  symbol: string
  rise: boolean
  stake: Num
  payoutRate: Num
  acceptedAt: number
  acceptedSequence: number
  expiresAt: number
  openWithinMs: number
  closeWithinMs: number
}

export const secondContractsOf = recordsOfKind<NaiveSecondContract>('second_contract')

export const stakesOf = (book: NaiveBook): Num =>
  [...secondContractsOf(book).values()].reduce((sum, { stake }) => sum.plus(stake), zero)

/** A day of UTC; a clock that is set back over midnight begins no earlier one. */
export const dayOf = ({ book, row }: Work): number => Math.max(Math.floor(row.at / dayMs), book.staked.day)

/** All that was staked on a day, whatever became of it. */
export const stakedOn = ({ staked }: NaiveBook, day: number): Num => (staked.day === day ? staked.total : zero)

export type Outcome = 'won' | 'lost' | 'tied' | 'void'

export function buySecondContract(work: Work, command: Record<string, unknown>): void {
  const symbol = String(command['symbol'])
  const stake = num(String(command['stake']))
  const duration = Number(command['durationSeconds'])
  const { payoutRate } = work.terms.stakes.get(duration) ?? {}
  if (payoutRate === undefined) throw new Error(`no payout rate for ${duration} s`)
  work.move('contract', 'frozen', stake)
  const { at } = work.row
  const reply = work.row.reply['contract'] as { acceptedSequence: number; acceptedAt: number; expiresAt: number }
  if (reply.acceptedAt !== at || reply.expiresAt !== at + duration * 1000)
    work.fault('accepted or expires at another time')
  const known = work.row.facts.ticks?.[symbol]
  if (known !== undefined && reply.acceptedSequence < known) work.fault('accepted at a sequence before the known tick')
  const day = dayOf(work)
  work.book.staked = { day, total: stakedOn(work.book, day).plus(stake) }
  const id = `${work.book.id}-${work.row.sequence}`
  secondContractsOf(work.book).set(id, {
    id,
    symbol,
    rise: command['direction'] === 'rise',
    stake,
    payoutRate,
    acceptedAt: at,
    acceptedSequence: reply.acceptedSequence,
    expiresAt: at + duration * 1000,
    openWithinMs: work.terms.openWithinMs,
    closeWithinMs: work.terms.closeWithinMs,
  })
}

/** What it opened and closed at; nothing where the tick is too far away, or missing. */
function pricesOf(contract: NaiveSecondContract, tape: NaiveTape) {
  const { symbol, acceptedAt, acceptedSequence, expiresAt, openWithinMs, closeWithinMs } = contract
  const open = tape.firstAfter(symbol, acceptedSequence, acceptedAt)
  const close = tape.lastUpTo(symbol, expiresAt)
  return {
    open: open === undefined || open.sourceAt - acceptedAt > openWithinMs ? undefined : open.settles,
    close: close === undefined || expiresAt - close.sourceAt > closeWithinMs ? undefined : close.settles,
  }
}

/** Open: the first tick after acceptance, close: the last up to expiry; too far away or none is void. */
export function outcomeOf(contract: NaiveSecondContract, tape: NaiveTape): Outcome {
  const { symbol, acceptedAt, acceptedSequence, expiresAt } = contract
  const open = tape.firstAfter(symbol, acceptedSequence, acceptedAt)
  const close = tape.lastUpTo(symbol, expiresAt)
  if (open === undefined || open.sourceAt - acceptedAt > contract.openWithinMs) return 'void'
  if (close === undefined || expiresAt - close.sourceAt > contract.closeWithinMs) return 'void'
  return byPrices(contract, open, close)
}

function byPrices(contract: NaiveSecondContract, open: NaiveTick, close: NaiveTick): Outcome {
  if (close.settles.eq(open.settles)) return 'tied'
  return close.settles.gt(open.settles) === contract.rise ? 'won' : 'lost'
}

export function settleSecondContract(work: Work, command: Record<string, unknown>): void {
  const contracts = secondContractsOf(work.book)
  const contract = contracts.get(String(command['contractId']))
  if (contract === undefined) {
    work.fault(`there is no second contract ${String(command['contractId'])}`)
    return
  }
  if (work.row.at < contract.expiresAt) work.fault('settled before it had expired')
  contracts.delete(contract.id)
  const outcome = outcomeOf(contract, work.tape)
  if (
    work.row.reply['state'] !== outcome &&
    (work.row.reply['contract'] as { state?: string } | undefined)?.state !== outcome
  )
    work.fault(`the tape says ${outcome}`)
  checkPrices(work, contract)
  if (outcome === 'lost') {
    work.move('frozen', 'house:counterparty', contract.stake)
    return
  }
  work.move('frozen', 'contract', contract.stake)
  if (outcome === 'won') work.move('house:counterparty', 'contract', down(contract.stake.times(contract.payoutRate), 6))
}

function checkPrices(work: Work, contract: NaiveSecondContract): void {
  const { open, close } = pricesOf(contract, work.tape)
  const told = work.row.reply['contract'] as { openPrice: string | null; closePrice: string | null }
  const isTold = (price: Num | undefined, text: string | null): boolean =>
    text === null ? price === undefined : price?.eq(text) === true
  if (!isTold(open, told.openPrice) || !isTold(close, told.closePrice))
    work.fault(`it opened at ${open?.toString() ?? 'nothing'} and closed at ${close?.toString() ?? 'nothing'}`)
}

/** Two seconds until the watermark, and one for a clock that was set back. */
const settledWithinMs = 3_000

export const overdueContracts = (book: NaiveBook, { now }: Moment): string[] =>
  [...secondContractsOf(book).values()]
    .filter(({ expiresAt }) => now > expiresAt + settledWithinMs)
    .map(({ id }) => `second contract ${id} is not settled`)
