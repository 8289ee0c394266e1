import { useTranslation } from 'react-i18next'
import { useSettlementAccounts } from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import { useWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { FundsRecordsLink } from '../funds/FundsRecordsLink.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Preparations } from './Preparations.tsx'
import { preparedOf } from '@touchstone/app/withdrawals/withdrawal-bars'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx'

/** Withdraws money; leads a person who cannot yet through the steps before. */
export function WithdrawScreen() {
  const { t } = useTranslation()
  const terms = useWithdrawalTerms()
  const accounts = useSettlementAccounts()
  const isReady = terms.data !== undefined && accounts.data !== undefined
  if (isReady && terms.data.channels.length > 0 && terms.data.blocked === null) {
    const prepared = preparedOf(terms.data, accounts.data)
    if (!Object.values(prepared).every(Boolean)) return <Preparations prepared={prepared} />
  }
  if (isReady) return <WithdrawForm terms={terms.data} accounts={accounts.data} />
  const missing = terms.data === undefined ? terms : accounts
  return (
    <Screen title={t('withdrawals.title')} back right={<FundsRecordsLink kind="withdrawal" />}>
      <Loaded<unknown> query={missing} skeleton={<WithdrawSkeleton />}>
        {() => <WithdrawSkeleton />}
      </Loaded>
    </Screen>
  )
}
