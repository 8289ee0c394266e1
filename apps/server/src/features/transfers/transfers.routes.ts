import { isCurrency } from '@touchstone/domain/money/currency'
import { decimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import type { transfers } from '@touchstone/wire/transfers'
import type { HandlersOf } from '../../api/handler.ts'

export const transfersHandlers: HandlersOf<typeof transfers> = {
  transfer({ from, to, currency, amount }) {
    if (!isCurrency(currency)) return refuse({ kind: 'currency_unknown', currency })
    return ok({ kind: 'transfer', from, to, currency, amount: decimal(amount) })
  },
}
