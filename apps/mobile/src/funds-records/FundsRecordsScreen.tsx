import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Screen } from '../ui/Screen.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { DepositList } from '../deposits/DepositList.tsx'
import { type FundsFilter, readFilter } from '@touchstone/app/funds/funds-filter'
import { type FundsKind, readKind } from '@touchstone/app/funds/funds-kind'
import { FundsFilters } from './FundsFilters.tsx'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { WithdrawalList } from '../withdrawals/WithdrawalList.tsx'

/** What came in and what went out, newest first. */
export function FundsRecordsScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const kind = readKind(query)
  const filter = readFilter(query, kind)
  const change = (changed: Partial<FundsFilter> & { kind?: FundsKind }): void => {
    setQuery((old) => changedQuery(old, changed), { replace: true })
  }
  const showAll = (): void => change({ status: undefined, currency: undefined, days: undefined })
  return (
    <Screen title={t('funds.recordsTitle')} back>
      <Tabs
        label={t('words.type')}
        value={kind}
        items={[
          { value: 'deposit', label: t('funds.deposits') },
          { value: 'withdrawal', label: t('funds.withdrawals') },
        ]}
        onChange={(next) => change({ kind: next, status: undefined })}
      />
      <FundsFilters kind={kind} filter={filter} onChange={change} />
      {kind === 'deposit' ? (
        <DepositList filter={filter} onShowAll={showAll} />
      ) : (
        <WithdrawalList filter={filter} onShowAll={showAll} />
      )}
    </Screen>
  )
}
