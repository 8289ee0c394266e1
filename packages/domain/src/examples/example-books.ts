import { applyDecision } from '../books/apply-decision.ts'
import { type Book, emptyBook } from '../books/book.ts'
import type { Decided, Reply } from '../books/decision.ts'
import type { FactsByKind } from '../books/fact-kind.ts'
import type { Sent } from '../noun/follows.ts'
import type { Money } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { decide } from '../rulebook/decide.ts'
import { followsTable } from '../rulebook/noun-tables.ts'
import type { Command, Refusal } from '../rulebook/nouns.ts'
import type { Settings } from '../settings/settings.ts'
import { exampleFacts } from './example-facts.ts'

/** Books of one house, for tests: a command and all that follows it are decided at once, and money of the house is counted. */
export function openBooks(settings: Settings, opened: readonly Book[], beginning: number) {
  const books = new Map(opened.map((book) => [book.id, book]))
  const house = new Map<string, Money>()
  const done = new Set<string>()
  let at = beginning
  let inForce = settings
  let waiting: Sent<Command>[] = []
  let isHeld = false

  const bookOf = (id: number): Book => {
    const book = books.get(id)
    assert(book !== undefined, `the example has a book ${id}`)
    return book
  }
  const move = (account: string, amount: Money): void => {
    if (account.startsWith('house:')) house.set(account, (house.get(account) ?? 0n) + amount)
  }

  function run(id: number, command: Command, named: FactsByKind = {}): Decided<Reply, Refusal> {
    const decided = decide(bookOf(id), command, exampleFacts({ at, settings: inForce, named }))
    if (!decided.ok) return decided
    const { reply, postings } = decided.value
    const { book } = applyDecision(bookOf(id), decided.value)
    const sequence = book.sequence + 1
    books.set(id, { ...book, sequence })
    for (const { from, to, amount } of postings) {
      move(from, -amount)
      move(to, amount)
    }
    const follows = followsTable.get(reply.kind)
    if (follows !== undefined && follows !== 'nothing')
      waiting.push(...(follows({ bookId: id, sequence, at, reply } as never) as readonly Sent<Command>[]))
    send()
    return decided
  }

  function send(): void {
    while (!isHeld && waiting.length > 0) {
      const [next, ...rest] = waiting
      waiting = rest
      if (next === undefined || done.has(next.key)) continue
      done.add(next.key)
      assert(run(next.bookId, next.command).ok, `${next.command.kind} follows`)
    }
  }

  return {
    run,
    done(id: number, command: Command, named: FactsByKind = {}): Reply {
      const decided = run(id, command, named)
      assert(decided.ok, `${command.kind} is decided, not ${decided.ok ? '' : decided.refusal.kind}`)
      return decided.value.reply
    },
    refused(id: number, command: Command, named: FactsByKind = {}): Refusal {
      const decided = run(id, command, named)
      assert(!decided.ok, `${command.kind} is refused`)
      return decided.refusal
    },
    book: bookOf,
    add: (id: number) => void books.set(id, emptyBook(id, 'real')),
    put: (id: number, changed: Partial<Book>) => void books.set(id, { ...bookOf(id), ...changed }),
    at: () => at,
    goTo: (time: number) => void (at = time),
    /** Puts other settings in force. */
    govern: (changed: Settings) => void (inForce = changed),
    /** Whether what follows waits until it is let go. */
    hold(hold: boolean): void {
      isHeld = hold
      send()
    },
    /** What an account of the house has, in all currencies together. */
    house: (account: string): Money => house.get(`house:${account}`) ?? 0n,
    /** All money: none is made, and none is lost. */
    total: (): Money => {
      const held = [...books.values()].flatMap(({ accounts }) => [...accounts.values()])
      return [...held, ...house.values()].reduce((sum, amount) => sum + amount, 0n)
    },
  }
}
