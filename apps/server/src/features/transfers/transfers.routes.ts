import { isCurrency } from '@touchstone/domain/money/currency'
import { ok, refuse } from '@touchstone/domain/result'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { transfers } from '@touchstone/wire/transfers'
import type { HandlersOf } from '../../api/handler.ts'

export const transfersHandlers: HandlersOf<typeof transfers> = {
  transfer(asked) {
    const { currency } = asked
    return isCurrency(currency) ? ok(callCommands.transfer(asked)) : refuse({ kind: 'currency_unknown', currency })
  },
}
