import type { ExchangeRequest } from '@touchstone/domain/exchange/quote-exchange'
import { emptyNaiveBook } from '../naive-model/naive-book.ts'
import { acceptQuote, ticksAfter, ticksSoFar } from '@touchstone/server/features/exchange/accept-quote'
import { findQuote } from '@touchstone/server/features/exchange/quotes.store'
import type { Exchange } from '@touchstone/domain/exchange/exchange'
import { quote as quoteExchange } from '@touchstone/server/features/exchange/quote'
import type { House } from '@touchstone/server/house/house'
import { submitUnder } from '@touchstone/server/house/test-submit'
import type { Coverage } from '../desk/coverage.ts'
import type { Desk, Intent } from '../desk/desk.ts'
import { forgedKeys } from '../desk/keys.ts'
import type { Observer } from '../desk/observer.ts'
import type { Random } from '../chance/random.ts'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { secondContractsOf } from '../nouns/second-contracts/naive-stakes.ts'
import { corners, twist } from '../rulebook/noun-tables.ts'
import { refusedAs } from '../rulebook/reach.ts'
import { nextOfHedger } from './hedger.ts'
import { regretFor } from '../nouns/protection/protection-wishes.ts'
import type { View } from '../noun/sizing.ts'
import { commandFor, wishOf } from './user-commands.ts'

export type Crowd = ReturnType<typeof createCrowd>

type Crowding = { random: Random; desk: Desk; coverage: Coverage; observer: Observer; symbols: readonly string[] }

/** Everybody who has a book. They act on the state before this step, so two of their commands may meet in one book. */
export function createCrowd({ random, desk, coverage, observer, symbols }: Crowding) {
  const bookIds: number[] = []
  const quotes: { id: string; bookId: number }[] = []
  const agreed: { bookId: number; command: Exchange }[] = []

  const isHedger = (bookId: number): boolean => bookId % 5 === 1 && observer.model.books.get(bookId)?.world !== 'real'

  const viewOf = (house: House, bookId: number, now: number): View => ({
    random,
    now,
    symbols,
    book: observer.model.books.get(bookId) ?? emptyNaiveBook(bookId, 'demo'),
    others: othersOf(bookId),
    settings: house.settings(),
    tape: observer.tape,
    quotes: { known: knownQuotes, ask: (request) => askQuote(house, request) },
  })

  function othersOf(bookId: number): string[] {
    const other = observer.model.books.get(random.pick(bookIds))
    if (other === undefined || other.id === bookId) return []
    return [...other.positions.keys(), ...other.orders.keys()]
  }

  function knownQuotes(): typeof quotes {
    if (quotes.length > 300) quotes.splice(0, 100)
    return quotes
  }

  async function askQuote(house: House, request: ExchangeRequest): Promise<boolean> {
    const quote = await quoteExchange(house, request)
    if (!quote.ok) coverage.count(refusedAs('exchange', quote.refusal.kind))
    else quotes.push({ id: quote.value.id, bookId: request.bookId })
    const answer = quote.ok ? { quote: quote.value } : { refusal: quote.refusal.kind }
    observer.quoted({ ...request, isLive: observer.fillsNext(house.clock()) }, answer, house.clock())
    return quote.ok
  }

  /** Agrees to a live quote, which is decided in the next step; false for what a book does not have, and in a sandbox. */
  async function agree(house: House, bookId: number, command: Exchange): Promise<boolean> {
    const isAgreed = await agreeTo(house, bookId, command.quoteId)
    if (isAgreed) agreed.push({ bookId, command })
    return isAgreed
  }

  async function agreeTo(house: House, bookId: number, quoteId: string): Promise<boolean> {
    const quote = await acceptQuote(house, bookId, quoteId)
    observer.agreed({ bookId, quoteId, at: house.clock(), answered: quote?.accepted })
    return quote !== undefined
  }

  /** An exchange at a quote, with the prices that came since it was agreed to, if it was and they did. */
  async function exchangeAt(house: House, bookId: number, command: Exchange, now: number): Promise<Intent> {
    const quote = await findQuote(house.sql, bookId, command.quoteId)
    if (quote?.accepted === undefined) return desk.intend(bookId, command, now)
    const named = (await ticksAfter(house, quote)) ?? (await ticksSoFar(house, quote))
    return desk.intend(bookId, command, now, named)
  }

  /** The exchanges that were agreed to in the step before. */
  async function agreedBefore(house: House, now: number): Promise<Intent[]> {
    const intents: Intent[] = []
    for (const { bookId, command } of agreed.splice(0)) intents.push(await exchangeAt(house, bookId, command, now))
    return intents
  }

  /** A quote that was kept is used now and then before anything else is wished for. */
  function wished(view: View): UserCommand | undefined | Promise<UserCommand | undefined> {
    const deferred = quotes.findLast((quote) => quote.bookId === view.book.id)
    if (random.happens(0.1)) return random.pick(corners)(view)
    if (deferred !== undefined && random.happens(0.3)) return { kind: 'exchange', quoteId: deferred.id }
    return commandFor(wishOf(view), view)
  }

  async function intentOf(house: House, bookId: number, now: number): Promise<Intent | undefined> {
    const view = viewOf(house, bookId, now)
    const command = isHedger(bookId) ? nextOfHedger(view) : await wished(view)
    if (command === undefined) return undefined
    const sent = random.happens(0.14) ? twist(command, view) : command
    if (sent.kind === 'exchange' && (await agree(house, bookId, sent))) return undefined
    return desk.intend(bookId, sent, now)
  }

  /**
   * May follow up with a pause, repeat the intent, send another command with its key, or send it twice at once as from
   * two devices.
   */
  function repeats(intent: Intent, now: number): Intent[] {
    const isOpening = intent.command.kind === 'open_position' || intent.command.kind === 'place_limit_order'
    const isOwner = observer.model.books.get(intent.bookId)?.world === 'real'
    if (isOpening && isOwner && random.happens(0.12))
      return [intent, desk.intend(intent.bookId, regretFor(random), now)]
    if (random.happens(0.9)) return [intent]
    const before = desk.again()
    switch (random.weighted({ twice: 3, again: 3, reused: 2, two_devices: 3 })) {
      case 'twice':
        return [intent, intent]
      case 'again':
        return before === undefined ? [intent] : [intent, before]
      case 'reused':
        return before === undefined ? [intent] : [{ ...intent, bookId: before.bookId, uuid: before.uuid }]
      case 'two_devices':
        return [intent, desk.intend(intent.bookId, intent.command, now)]
    }
  }

  /** `hedging`: the share that is of hedgers in any case. */
  async function intents(house: House, now: number, count: number, hedging = 0.15): Promise<Intent[]> {
    const intents = await agreedBefore(house, now)
    for (let each = 0; each < count; each += 1) {
      const bookId = random.happens(hedging) ? random.pick(bookIds.filter(isHedger)) : random.pick(bookIds)
      const intent = await intentOf(house, bookId, now)
      if (intent !== undefined) intents.push(...repeats(intent, now))
    }
    return intents
  }

  return {
    bookIds,
    viewOf,
    agreeTo,
    exchangeAt,
    intents,
    /** The intents of one step, all sent at once: of many, or of a few who mostly hedge. */
    ofStep: (house: House, now: number, isDirected: boolean): Promise<Intent[]> =>
      isDirected ? intents(house, now, random.below(4), 0.7) : intents(house, now, random.below(7)),
    /**
     * Tries to take the key that will settle a second contract, which would prevent the house from collecting a lost
     * stake.
     */
    async forge(house: House): Promise<string[]> {
      if (observer.model.books.size === 0) return []
      const book = random.pick([...observer.model.books.values()])
      const contract = [...secondContractsOf(book).keys()][0] ?? `${book.id}-1`
      const uuid = random.pick(forgedKeys(contract))
      const outcome = await submitUnder(house, uuid, { bookId: book.id, command: { kind: 'close_all' } })
      const isMalformed = outcome.kind === 'refused' && outcome.refusal.kind === 'key_malformed'
      if (isMalformed) coverage.count('refused: key_malformed')
      return isMalformed ? [] : [`the key ${uuid} was accepted: ${outcome.kind}`]
    },
  }
}
