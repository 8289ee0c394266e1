import { ok, refuse } from '@touchstone/domain/result'
import { isListed } from '@touchstone/domain/settings/added-currencies'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { transfers } from '@touchstone/wire/transfers'
import type { HandlersOf } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'

export const transfersHandlers = ({ settings }: Pick<HousePort, 'settings'>): HandlersOf<typeof transfers> => ({
  transfer(asked) {
    const { currency } = asked
    return isListed(currency, settings())
      ? ok(callCommands.transfer(asked))
      : refuse({ kind: 'currency_unknown', currency })
  },
})
