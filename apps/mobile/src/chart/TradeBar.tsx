import { useTranslation } from 'react-i18next'
import { type Book, bookParameter } from '@touchstone/app/books/book'
import { pathTo } from '../routes/paths.ts'
import { momentWithinText } from '@touchstone/app/time/moments'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { type MarketState, useMarketState } from '@touchstone/app/market/market-state'

/** Leads to where the symbol is traded; where nothing can be opened now it says why. */
export function TradeBar({ listed, book }: { listed: ListedSymbol; book: Book }) {
  const { t } = useTranslation()
  const { symbol, base } = listed
  const reason = useReason(listed)
  if (reason !== undefined) return <Button wide reason={reason} />
  const trade = (direction: 'long' | 'short'): string =>
    pathTo(book === 'demo' ? 'demo' : 'contract', { symbol, direction })
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] gap-2">
      <LinkButton
        kind="up"
        to={trade('long')}
        className="px-2! leading-tight"
        aria-label={`${t('words.buyLong')} ${base}`}
      >
        {t('words.buyLong')}
      </LinkButton>
      <LinkButton
        kind="down"
        to={trade('short')}
        className="px-2! leading-tight"
        aria-label={`${t('words.sellShort')} ${base}`}
      >
        {t('words.sellShort')}
      </LinkButton>
      <LinkButton
        kind="soft"
        to={pathTo('secondContract', { symbol, book: bookParameter(book) })}
        className="px-3! text-sm! leading-tight"
      >
        {t('chart.options')}
      </LinkButton>
    </div>
  )
}

function useReason({ symbol, enabled }: ListedSymbol): string | undefined {
  // What it says follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  const state = useMarketState(symbol)
  if (!enabled) return t('chart.notOffered')
  if (state.kind === 'open') return undefined
  if (state.kind === 'closed' && state.opensAtMs !== undefined)
    return t('chart.closedUntil', { time: momentWithinText(state.opensAtMs) })
  return t(reasons[state.kind])
}

const reasons = {
  offline: 'chart.noConnection',
  stale: 'chart.pricePaused',
  closed: 'chart.marketClosed',
  missing: 'chart.waiting',
} as const satisfies Record<Exclude<MarketState['kind'], 'open'>, string>
