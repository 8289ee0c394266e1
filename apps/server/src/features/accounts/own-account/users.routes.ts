import { isValued } from '@touchstone/domain/market/valuing-symbols'
import { isListed } from '@touchstone/domain/settings/added-currencies'
import { ok, refuse } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { users } from '@touchstone/wire/users'
import type { HandlersOf } from '../../../api/handler.ts'
import { sendOwnCodeHandler } from '../sessions/send-own-code.ts'
import type { SignInDeps } from '../sessions/sign-in.ts'
import { accountSecretHandlers } from './account-secrets.ts'
import { countryList } from '../users/countries.ts'
import { userReply } from '../users/user-reply.ts'
import { changeUserSettings, readUserSettings } from '../users/user-settings.store.ts'
import { findUser, noteActive, noteImportantOnline, requireUser } from '../users/users.store.ts'

export type UserDeps = Omit<SignInDeps, 'books' | 'settings'> & {
  settings: () => Pick<Settings, 'symbols' | 'moreCurrencies'> & ReturnType<SignInDeps['settings']>
}

export const userHandlers = (deps: UserDeps): HandlersOf<typeof users> => ({
  ...accountSecretHandlers(deps),
  sendOwnCode: sendOwnCodeHandler(deps),

  async currentUser(_request, { caller }) {
    const user = caller === undefined ? undefined : await findUser(deps.sql, { id: caller.userId })
    return ok(user === undefined ? {} : userReply(user))
  },
  async myInfo(_request, { caller }) {
    return ok(userReply(await requireUser(deps.sql, caller.userId)))
  },
  async activeReport(_request, { at, caller }) {
    await noteActive(deps.sql, caller.userId, at)
    return ok({ done: true })
  },
  async importantCustomerOnline(_request, { at, caller }) {
    await noteImportantOnline(deps.sql, caller.userId, at)
    return ok({ done: true })
  },
  countries: () => ok([...countryList]),

  async userSettings(_request, { caller }) {
    return ok(await readUserSettings(deps.sql, caller.userId))
  },
  async changeUserSettings(change, { caller }, once) {
    const { displayCurrency } = change
    if (displayCurrency !== undefined) {
      if (!isListed(displayCurrency, deps.settings()))
        return refuse({ kind: 'currency_unknown', currency: displayCurrency })
      // Nothing could be shown in it, whatever the market does.
      if (!isValued(displayCurrency, deps.settings().symbols))
        return refuse({ kind: 'rate_missing', currency: displayCurrency })
    }
    return once(async (transaction) => {
      await changeUserSettings(transaction, caller.userId, change)
      return ok(await readUserSettings(transaction, caller.userId))
    })
  },
})
