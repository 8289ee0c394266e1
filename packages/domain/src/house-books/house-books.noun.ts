import type { Noun } from '../noun/noun.ts'
import { grant, returnGrant } from './grant.ts'
import { houseBookFollows } from './house-book-follows.ts'
import type { HouseBookWords } from './house-books.journal.ts'
import { makePool } from './make-pool.ts'
import { allotCapital, takeBackCapital } from './move-capital.ts'
import { fundPool, returnEscrow } from './move-escrow.ts'
import { pauseProduct, resumeProduct } from './pause-product.ts'
import { pausesPart } from './pauses.ts'
import { poolPart } from './pool.ts'
import { raiseCapital, raiseCoinCapital } from './raise-capital.ts'
import { receiveCapital } from './receive-capital.ts'
import { closeSale, openSale } from './sale.ts'
import { settlePoolDay } from './settle-pool-day.ts'
import { coinCapitalPart, treasuryPart } from './treasury.ts'

/** The books of the house: the treasury, and a pool for each offering. They belong to no user. */
export const houseBooks: Noun<HouseBookWords> = {
  on: 'house_books',
  user: {},
  house: {
    raise_capital: { opens: 'nothing', orderedBy: 'once', decide: raiseCapital },
    raise_coin_capital: { opens: 'nothing', orderedBy: 'once', decide: raiseCoinCapital },
    receive_capital: { opens: 'nothing', orderedBy: 'operators', decide: receiveCapital },
    allot_capital: { opens: 'nothing', orderedBy: 'operators', decide: allotCapital },
    take_back_capital: { opens: 'nothing', orderedBy: 'once', decide: takeBackCapital },
    make_pool: { opens: 'nothing', orderedBy: 'once', decide: makePool },
    fund_pool: { opens: 'nothing', orderedBy: 'once', decide: fundPool },
    open_sale: { opens: 'nothing', orderedBy: 'operators', decide: openSale },
    close_sale: { opens: 'nothing', orderedBy: 'operators', decide: closeSale },
    pause_product: { opens: 'nothing', orderedBy: 'operators', decide: pauseProduct },
    resume_product: { opens: 'nothing', orderedBy: 'operators', decide: resumeProduct },
    return_escrow: { opens: 'nothing', orderedBy: 'operators', decide: returnEscrow },
    grant: { opens: 'nothing', orderedBy: 'once', decide: grant },
    return_grant: { opens: 'nothing', orderedBy: 'once', decide: returnGrant },
    settle_pool_day: { opens: 'nothing', orderedBy: 'due', decide: settlePoolDay },
  },
  records: {},
  parts: { pool: poolPart, pauses: pausesPart, treasury: treasuryPart, coinCapital: coinCapitalPart },
  facts: {},
  due: {},
  follows: houseBookFollows,
}
