import type { Decimal } from '@touchstone/domain/money/decimal'
import type { House } from '@touchstone/server/house/house'
import type { createDesk } from '../desk/desk.ts'
import type { createObserver } from '../desk/observer.ts'
import type { createMarket } from '../market/market.ts'
import { brinkSymbol, nextOnBrink } from './brink.ts'
import type { createCrowd } from './crowd.ts'

type Company = {
  market: ReturnType<typeof createMarket>
  desk: ReturnType<typeof createDesk>
  crowd: ReturnType<typeof createCrowd>
  observer: Awaited<ReturnType<typeof createObserver>>
}

/** Two books at the edge of liquidation, one isolated and one cross, to test the exact mark. */
export function createBrinks({ market, desk, crowd, observer }: Company) {
  const targets = new Map<number, Decimal>()
  const brinks: { bookId: number; marginMode: 'isolated' | 'cross' }[] = []
  return {
    async join(house: House): Promise<void> {
      brinks.push({ bookId: await house.openBook(101, 'demo'), marginMode: 'isolated' })
      brinks.push({ bookId: await house.openBook(102, 'demo'), marginMode: 'cross' })
    },
    /** Acts for one of them at a time, because each needs the market at its own mark. */
    async act(house: House, step: number, now: number): Promise<void> {
      const brink = brinks[Math.floor(step / 12) % brinks.length]
      if (brink === undefined || house.market(brinkSymbol)?.state !== 'open') return
      const { bookId, marginMode } = brink
      const view = crowd.viewOf(house, bookId, now)
      const next = nextOnBrink(marginMode, view, observer.termsOf(1), targets.get(bookId))
      targets.delete(bookId)
      if (next === undefined) return
      if (next.target !== undefined) targets.set(bookId, next.target)
      if ('bring' in next) market.bring(brinkSymbol, next.bring)
      else await desk.send(house, desk.intend(bookId, next.command, now), false)
    },
  }
}
