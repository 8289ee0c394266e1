import type { Account, UserAccount } from '../ledger/account.ts'
import { isHouseAccount } from '../ledger/account.ts'
import type { Posting, PostingKind } from '../ledger/posting.ts'
import type { Currency } from '../money/currency.ts'
import { settlementCurrency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { Order } from '../positions/order.ts'
import type { Direction, MarginMode, Position } from '../positions/position.ts'
import { ok } from '../result.ts'
import type { Standing } from '../restrictions/standing.ts'
import type { SecondContract } from '../second-contracts/second-contract.ts'
import { isOpenWithdrawal, type Withdrawal } from '../withdrawals/withdrawal.ts'
import { type Book, type AccountKey, accountKey, copyOf, leverageKey, type StakeTotals } from './book.ts'
import type { Change, Decided, Reply } from './decision.ts'

export type Draft = ReturnType<typeof openDraft>

type Movement = { kind: PostingKind; from: Account; to: Account; amount: Money; subject: string; currency?: Currency }

/**
 * A working copy of a book, on which one command is worked out. It may be short in between: what a book must not hold
 * at the end is judged by the kernel, on the net result. Nothing outside sees it until `decide` turns it into postings
 * and changes.
 */
export function openDraft(book: Book) {
  const accounts = new Map<AccountKey, Money>()
  // Copied when they are first changed; most commands change one of them, if any.
  let { positions, orders, withdrawals } = book
  let ownPositions: Map<string, Position> | undefined
  let ownOrders: Map<string, Order> | undefined
  let ownWithdrawals: Map<string, Withdrawal> | undefined
  let { standing, withdrawn } = book
  const changed = new Map<string, Change>()
  const postings: Posting[] = []

  function held(account: UserAccount, currency: Currency = settlementCurrency): Money {
    const key = accountKey(account, currency)
    return accounts.get(key) ?? book.accounts.get(key) ?? 0n
  }

  function move(account: Account, currency: Currency, amount: Money): void {
    if (!isHouseAccount(account)) accounts.set(accountKey(account, currency), held(account, currency) + amount)
  }

  return {
    book,
    held,
    /** The id of the record that this command makes: a book's sequence never repeats. */
    nextId: (part?: number): string => `${book.id}-${book.sequence + 1}${part === undefined ? '' : `.${part}`}`,
    /** A zero amount writes no posting. */
    post({ currency = settlementCurrency, ...movement }: Movement): void {
      if (movement.amount === 0n) return
      move(movement.from, currency, -movement.amount)
      move(movement.to, currency, movement.amount)
      postings.push({ ...movement, currency })
    },
    position: (id: string): Position | undefined => positions.get(id),
    positionOf: (symbol: string, direction: Direction, marginMode: MarginMode): Position | undefined =>
      [...positions.values()].find(
        (each) => each.symbol === symbol && each.direction === direction && each.marginMode === marginMode,
      ),
    positions: (): Position[] => [...positions.values()],
    crossPositions: (): Position[] => [...positions.values()].filter((each) => each.marginMode === 'cross'),
    putPosition(position: Position): void {
      positions = ownPositions ??= copyOf(book.positions)
      if (position.state === 'closed') ownPositions.delete(position.id)
      else ownPositions.set(position.id, position)
      changed.set(`position ${position.id}`, { kind: 'position', position })
    },
    order: (id: string): Order | undefined => orders.get(id),
    orders: (): Order[] => [...orders.values()],
    putOrder(order: Order): void {
      orders = ownOrders ??= copyOf(book.orders)
      if (order.state === 'open') ownOrders.set(order.id, order)
      else ownOrders.delete(order.id)
      changed.set(`order ${order.id}`, { kind: 'order', order })
    },
    putSecondContract(contract: SecondContract): void {
      changed.set(`second contract ${contract.id}`, { kind: 'second_contract', contract })
    },
    leverageOf: (symbol: string, marginMode: MarginMode): number | undefined => {
      const change = changed.get(`leverage ${leverageKey(symbol, marginMode)}`)
      return change?.kind === 'leverage' ? change.leverage : book.leverages.get(leverageKey(symbol, marginMode))
    },
    setLeverage(symbol: string, marginMode: MarginMode, leverage: number): void {
      const key = leverageKey(symbol, marginMode)
      if (book.leverages.get(key) !== leverage) changed.set(`leverage ${key}`, { kind: 'leverage', key, leverage })
    },
    setStakes(stakes: StakeTotals): void {
      changed.set('stakes', { kind: 'stakes', stakes })
    },
    setMarginCall(percent: number): void {
      if (book.marginCallPercent !== percent) changed.set('margin call', { kind: 'margin_call', percent })
    },
    withdrawal: (id: string): Withdrawal | undefined => withdrawals.get(id),
    withdrawals: (): Withdrawal[] => [...withdrawals.values()],
    putWithdrawal(withdrawal: Withdrawal): void {
      withdrawals = ownWithdrawals ??= copyOf(book.withdrawals)
      if (isOpenWithdrawal(withdrawal)) ownWithdrawals.set(withdrawal.id, withdrawal)
      else ownWithdrawals.delete(withdrawal.id)
      changed.set(`withdrawal ${withdrawal.id}`, { kind: 'withdrawal', withdrawal })
    },
    withdrawn: (): Book['withdrawn'] => withdrawn,
    setWithdrawn(counted: Book['withdrawn']): void {
      withdrawn = counted
      changed.set('withdrawn', { kind: 'withdrawn', withdrawn })
    },
    /** What is not named stays. */
    setStanding(changes: Partial<Standing>): void {
      standing = { ...standing, ...changes }
      changed.set('standing', { kind: 'standing', standing })
    },
    decide: (reply: Reply): Decided => ok({ postings, changes: [...changed.values()], reply }),
  }
}
