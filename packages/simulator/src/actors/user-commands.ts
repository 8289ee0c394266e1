import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { rowOf } from '@touchstone/domain/rulebook/merged'
import { num } from '../naive-model/numbers.ts'
import type { Wish } from '../noun/simulated-noun.ts'
import { contractOf, type View } from '../noun/sizing.ts'
import { wishes } from '../rulebook/noun-tables.ts'
import { nouns } from '../rulebook/nouns.ts'

type AnyWish = Wish<UserCommand>

/** What presses comes first; else any of what the nouns offer. */
export const wishOf = (view: View): AnyWish => pressing(view) ?? anyOf(view)

const pressing = (view: View): AnyWish | undefined =>
  view.book.world === 'real' ? pressingOwner(view) : pressingPlayer(view)

/** Warned first, as often as not; money has to be brought to where one trades with it. */
function pressingOwner({ random, book }: View): AnyWish | undefined {
  if (!book.protection.acknowledged && random.happens(0.4)) return nouns.protection.wishes.protect
  const hasMore = (book.accounts.get('balance:USDT') ?? num(0)).gt(100)
  return contractOf(book).lt(500) && hasMore && random.happens(0.5) ? nouns.transfers.wishes.transfer : undefined
}

function pressingPlayer({ random, book }: View): AnyWish | undefined {
  const poor = contractOf(book).lt(2_000)
  if (poor && book.positions.size === 0 && random.happens(0.7)) return nouns.demo.wishes.reset_demo
  return poor && random.happens(0.1) ? nouns.positions.wishes.close_all : undefined
}

function anyOf(view: View): AnyWish {
  const weights: Record<string, number> = {}
  for (const [name, { weight }] of wishes) weights[name] = typeof weight === 'number' ? weight : weight(view)
  return rowOf(wishes, view.random.weighted(weights))
}

/** A sensible command of the wished kind, as well as the book allows; undefined where it has nothing to act on. */
export function commandFor(wish: AnyWish, view: View): ReturnType<AnyWish['make']> {
  const { random, book } = view
  const about = book.positions.size === 0 ? undefined : random.pick([...book.positions.values()])
  return wish.make(view, about)
}
