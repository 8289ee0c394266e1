import { partOf } from '@touchstone/domain/books/book'
import { standingPart } from '@touchstone/domain/restrictions/standing'
import { ok, refuse } from '@touchstone/domain/result'
import { callCommands } from '@touchstone/signatures/call-commands'
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
  acknowledgeRisk: (asked) => ok(callCommands.acknowledgeRisk(asked)),
  setLossLimit: (asked) => ok(callCommands.setLossLimit(asked)),
  excludeSelf: (asked) => ok(callCommands.excludeSelf(asked)),
  coolOff: (asked) => ok(callCommands.coolOff(asked)),
  setResidence: (asked) =>
    isCountry(asked.country) ? ok(callCommands.setResidence(asked)) : refuse({ kind: 'country_unknown' }),
})
