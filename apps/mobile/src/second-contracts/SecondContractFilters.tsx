import { useTranslation } from 'react-i18next'
import { Chips } from '../ui/Chips.tsx'
import { PillChoice } from '../ui/PillChoice.tsx'
import { outcomeWords } from './OutcomeChip.tsx'
import { type RecordFilter, recordSpans, recordStates } from '@touchstone/app/second-contracts/second-contract-filter'
import { useOffer } from '@touchstone/app/second-contracts/second-contracts.queries'

type SecondContractFiltersProps = { filter: RecordFilter; onChange: (changed: Partial<RecordFilter>) => void }

const spanWords = {
  all: 'words.all',
  today: 'words.today',
  week: 'words.sevenDays',
  month: 'words.thirtyDays',
} as const

/** Which contracts are listed: by state, time and symbol. */
export function SecondContractFilters({ filter, onChange }: SecondContractFiltersProps) {
  const { t } = useTranslation()
  const offered = useOffer().data?.symbols ?? []
  const symbols = filter.symbol === undefined || offered.includes(filter.symbol) ? offered : [filter.symbol, ...offered]
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Chips
        label={t('words.status')}
        value={filter.state}
        onChange={(state) => onChange({ state })}
        items={recordStates.map((state) => ({
          value: state,
          label: state === 'all' ? t('words.all') : t(outcomeWords[state]),
        }))}
      />
      <Chips
        label={t('words.time')}
        value={filter.span}
        onChange={(span) => onChange({ span })}
        items={recordSpans.map((span) => ({ value: span, label: t(spanWords[span]) }))}
      />
      <div className="flex pt-1">
        <PillChoice
          label={t('words.symbol')}
          value={filter.symbol ?? ''}
          active={filter.symbol !== undefined}
          onChange={(symbol) => onChange({ symbol: symbol === '' ? undefined : symbol })}
          options={[
            { value: '', label: t('secondContracts.allSymbols') },
            ...symbols.map((symbol) => ({ value: symbol, label: symbol })),
          ]}
        />
      </div>
    </div>
  )
}
