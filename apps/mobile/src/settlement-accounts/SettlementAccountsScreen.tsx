import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  type SettlementAccount,
  useSettlementAccounts,
} from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import { useWithdrawalTerms, type WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountList } from './AccountList.tsx'
import { AddLink } from './AddLink.tsx'
import { RemoveForm } from './RemoveForm.tsx'
import { WhitelistForm } from './WhitelistForm.tsx'

/** The accounts to withdraw to. A form that asks for a password is a separate page, named in the address. */
export function SettlementAccountsScreen() {
  const { t } = useTranslation()
  const terms = useWithdrawalTerms()
  const accounts = useSettlementAccounts()
  // What was typed stays, whatever becomes of a refresh.
  const isForm = useSearchParams()[0].has('form')
  if (terms.data !== undefined && accounts.data !== undefined) {
    const page = <Page terms={terms.data} accounts={accounts.data} />
    if (isForm || (accounts.error === null && terms.error === null)) return page
  }
  const failed = accounts.data === undefined || accounts.error !== null ? accounts : terms
  return (
    <Screen title={t('settlementAccounts.title')} back>
      <Loaded<unknown> query={failed} skeleton={<SkeletonRows count={4} />}>
        {() =>
          terms.data !== undefined && accounts.data !== undefined ? (
            <AccountList terms={terms.data} accounts={accounts.data} />
          ) : (
            <SkeletonRows count={4} />
          )
        }
      </Loaded>
    </Screen>
  )
}

function Page({ terms, accounts }: { terms: WithdrawalTerms; accounts: readonly SettlementAccount[] }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const form = query.get('form')
  const account = accounts.find(({ id }) => id === query.get('id'))
  if (form === 'add') return <AccountForm key="add" terms={terms} accounts={accounts} account={undefined} />
  if (form === 'edit' && account !== undefined)
    return <AccountForm key={account.id} terms={terms} accounts={accounts} account={account} />
  if (form === 'remove' && account !== undefined) return <RemoveForm account={account} />
  if (form === 'whitelist') return <WhitelistForm terms={terms} />
  return (
    <Screen title={t('settlementAccounts.title')} back footer={<AddLink />}>
      <AccountList terms={terms} accounts={accounts} />
    </Screen>
  )
}
