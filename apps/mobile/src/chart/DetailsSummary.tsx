import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { type ListedSymbol, type SymbolDetails, useSymbolDetails } from '@touchstone/app/market/symbols.queries'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { useFeeFacts, useFundingFacts, useHoursFacts, useTradingFacts } from './symbol-facts.tsx'

/** The most asked of what a symbol is traded under, and the way to all of it. */
export function DetailsSummary({ listed: { symbol } }: { listed: ListedSymbol }) {
  const query = useSymbolDetails(symbol)
  return (
    <div className="px-4 pt-4">
      <Loaded query={query} skeleton={<SkeletonRows count={4} />}>
        {(details) => <Summary details={details} />}
      </Loaded>
    </div>
  )
}

function Summary({ details }: { details: SymbolDetails }) {
  const { t } = useTranslation()
  const [leverage] = useTradingFacts(details)
  const [taker, maker] = useFeeFacts(details)
  const facts = [leverage, taker, maker, ...useFundingFacts(details), ...useHoursFacts(details)]
  return (
    <div className="flex flex-col gap-4">
      <Facts items={facts.filter((fact) => fact !== undefined)} />
      <LinkButton kind="soft" size="md" to={pathTo('symbolDetails', { symbol: details.symbol })}>
        {t('chart.allDetails')}
      </LinkButton>
    </div>
  )
}
