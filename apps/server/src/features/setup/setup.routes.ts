import type { MarketFact } from '@touchstone/domain/books/facts'
import { isValued } from '@touchstone/domain/market/valuing-symbols'
import { type Currency, isToken, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import { addedCurrenciesUnder, currenciesUnder, isListed } from '@touchstone/domain/settings/added-currencies'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { setup } from '@touchstone/wire/setup'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { HandlersOf } from '../../api/handler.ts'
import type { Transaction } from '../../platform/database.ts'
import { rateOf } from './currency-rate.ts'
import { findPublicSetting, findShortLink } from './setup.store.ts'

export type SetupDeps = {
  sql: Transaction
  settings: () => Settings
  market: (symbol: string) => MarketFact | undefined
}

export const setupHandlers = ({ sql, settings, market }: SetupDeps): HandlersOf<typeof setup> => ({
  async useShortLink({ code }) {
    const link = await findShortLink(sql, code)
    return link === undefined ? refuse({ kind: 'link_not_found' }) : ok(link)
  },
  async publicSetting({ key }) {
    const value = await findPublicSetting(sql, key)
    if (value === undefined) return refuse({ kind: 'setting_not_found' })
    return ok({ key, value: value === 'true' || value === 'false' ? value === 'true' : value })
  },
  currencies() {
    const inForce = settings()
    const { symbols } = inForce
    const names = new Map<Currency, string>(addedCurrenciesUnder(inForce).map(({ code, name }) => [code, name]))
    const namedBy = (currency: Currency): { name?: string } => {
      const name = names.get(currency)
      return name === undefined ? {} : { name }
    }
    const isCoin = (currency: Currency): boolean => symbols.get(`${currency}/USDT`)?.marketClass === 'coin'
    const kindOf = (currency: Currency) =>
      currency === settlementCurrency ? 'settlement' : isToken(currency) ? 'token' : isCoin(currency) ? 'coin' : 'fiat'
    return ok(
      currenciesUnder(inForce).map((currency) => {
        const kind = kindOf(currency)
        const displayable = isValued(currency, symbols)
        return {
          currency,
          ...namedBy(currency),
          places: placesOf(currency),
          kind,
          exchangeable: kind === 'settlement' || kind === 'coin',
          displayable,
        } as const
      }),
    )
  },
  currencyRate({ currency }, { at }) {
    if (!isListed(currency, settings())) return refuse({ kind: 'currency_unknown', currency })
    const found = rateOf(currency, market)
    if (found === undefined) return refuse({ kind: 'rate_missing', currency })
    return ok({ currency, rate: printDecimal(found.rate), time: printWireTime(found.sourceAt ?? at) })
  },
})
