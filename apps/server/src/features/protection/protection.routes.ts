import { partOf } from '@touchstone/domain/books/book'
import { decimal } from '@touchstone/domain/money/decimal'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import { ok, refuse } from '@touchstone/domain/result'
import type { protection } from '@touchstone/wire/protection'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { readBook } from '../../executor/books.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import { isCountry } from '../accounts/users/countries.ts'
import { protectionOf } from './protection.ts'

export type ProtectionDeps = Pick<HousePort, 'sql' | 'settings'> & { books: Pick<CallerBooks, 'named'> }

/** All of them concern the real book. */
export const protectionHandlers = ({ sql, settings, books }: ProtectionDeps): HandlersOf<typeof protection> => ({
  async protection(_, { caller, at }) {
    const standing = partOf(await readBook(sql, await books.named(caller.userId, 'real')), standingPart)
    return ok(protectionOf(standing, settings(), at))
  },
  acknowledgeRisk: () => ok({ kind: 'acknowledge_risk' }),
  setLossLimit: ({ lossLimit }) =>
    ok({ kind: 'set_loss_limit', lossLimit: lossLimit === null ? null : decimal(lossLimit) }),
  excludeSelf: ({ days }) => ok({ kind: 'exclude_self', days }),
  coolOff: ({ hours }) => ok({ kind: 'cool_off', hours }),
  setResidence: ({ country }) =>
    isCountry(country) ? ok({ kind: 'set_residence', country }) : refuse({ kind: 'country_unknown' }),
})
