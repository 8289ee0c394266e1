import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import { createRandom, type Random } from '../chance/random.ts'
import type { Coverage } from '../desk/coverage.ts'
import type { Desk } from '../desk/desk.ts'
import type { Observer } from '../desk/observer.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { offeredSymbols, type SimulatedMarket } from '../market/market.ts'
import { createBank } from '../actors/bank.ts'
import { createBrinks } from '../actors/brinks.ts'
import { createCrowd } from '../actors/crowd.ts'
import { createDepositors } from '../actors/depositors.ts'
import { createOffers } from '../offers/offers.ts'
import type { createPoolBooks } from '../offers/pool-books.ts'
import { createWalkers } from '../actors/edges/walkers.ts'

const traders = 22
/** The number of traders who also trade with real money. */
const owners = 10
/** Those who want tokens of first sales. */
const applicants = 9

type World = {
  seed: number
  random: Random
  desk: Desk
  coverage: Coverage
  observer: Observer
  market: SimulatedMarket
  sql: Sql
  mutant: Mutant | undefined
  pools: ReturnType<typeof createPoolBooks>
}

/** Everybody who acts in a life. Those with a seed of their own change no draw of the others. */
export function createPeople({ seed, random, desk, coverage, observer, market, sql, mutant, pools }: World) {
  const crowd = createCrowd({ random: random.fork(), desk, coverage, observer, symbols: offeredSymbols })
  const bank = createBank({ sql, random: createRandom(seed ^ 0xba_4c), desk, coverage, crowd, observer })
  const brinks = createBrinks({ market, desk, crowd, observer })
  const walkers = createWalkers({ random: createRandom(seed ^ 0xed_6e), market, desk, crowd, bank, observer })
  const { payments } = observer
  const depositors = createDepositors({ sql, random: createRandom(seed ^ 0xde_b0), desk, coverage, payments, mutant })
  const sales = mutant?.sales
  const offers = createOffers({ sql, seed, desk, coverage, observer, pools, applicants, sales })
  return {
    offers,
    crowd,
    bank,
    brinks,
    walkers,
    depositors,
    /** What the bank and the operators of offers do in one step, all at once. */
    async plan(house: House, now: number, isBeforeCrash = false): Promise<(isCrashing: boolean) => Promise<unknown>> {
      const acts = [await bank.plan(house, now), await offers.plan(house, now, isBeforeCrash)]
      return (isCrashing) => Promise.all(acts.map((act) => act(isCrashing)))
    },
    /** After a restart: days that are over come before anybody acts, then what a crash has cut off. */
    async resume(house: House): Promise<void> {
      offers.restarted()
      await offers.count(house)
      await bank.resume(house)
    },
    async join(house: House): Promise<void> {
      await offers.join(house)
      for (let user = 1; user <= traders; user += 1) crowd.bookIds.push(await house.openBook(user, 'demo'))
      for (let user = 1; user <= owners; user += 1) crowd.bookIds.push(await house.openBook(user, 'real'))
      await brinks.join(house)
      await bank.join(house)
      await bank.endow(house, crowd.bookIds.slice(traders))
      await walkers.join(house)
      await depositors.join(house)
    },
  }
}
