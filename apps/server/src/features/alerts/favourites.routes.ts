import { ok, refuse } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { favourites } from '@touchstone/wire/alerts'
import type { HandlersOf } from '../../api/handler.ts'
import type { Transaction } from '../../platform/database.ts'
import { favouritesOf, favouritesToChange, putFavourites } from './favourites.store.ts'

/** Our choice. */
export const favouritesMax = 100

export type FavouriteDeps = { sql: Transaction; settings: () => Settings }

export const favouriteHandlers = ({ sql, settings }: FavouriteDeps): HandlersOf<typeof favourites> => ({
  async favourites(_request, { caller }) {
    return ok({ symbols: await favouritesOf(sql, caller.userId) })
  },
  async addFavourite({ symbol }, { caller: { userId } }, once) {
    if (!settings().symbols.has(symbol)) return refuse({ kind: 'symbol_unknown', symbol })
    return once(async (tx) => {
      const present = await favouritesToChange(tx, userId)
      if (present.includes(symbol)) return ok({ symbols: present })
      if (present.length >= favouritesMax) return refuse({ kind: 'favourite_limit_reached', maximum: favouritesMax })
      const symbols = [...present, symbol]
      await putFavourites(tx, userId, symbols)
      return ok({ symbols })
    })
  },
  removeFavourite({ symbol }, { caller: { userId } }, once) {
    return once(async (tx) => {
      const symbols = (await favouritesToChange(tx, userId)).filter((each) => each !== symbol)
      await putFavourites(tx, userId, symbols)
      return ok({ symbols })
    })
  },
  orderFavourites({ symbols: wanted }, { caller: { userId } }, once) {
    return once(async (tx) => {
      const present = await favouritesToChange(tx, userId)
      const named = [...new Set(wanted)].filter((symbol) => present.includes(symbol))
      const symbols = [...named, ...present.filter((symbol) => !named.includes(symbol))]
      await putFavourites(tx, userId, symbols)
      return ok({ symbols })
    })
  },
})
