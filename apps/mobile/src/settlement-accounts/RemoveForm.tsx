import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import {
  refreshAccounts,
  type SettlementAccount,
} from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import { Button } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Screen } from '../ui/Screen.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useBack } from '../ui/use-back.ts'
import { useAccountFacts } from './AccountSheet.tsx'
import { SecretFields } from './SecretFields.tsx'
import { useSecrets } from '@touchstone/app/settlement-accounts/use-secrets'

/** Takes an account away. */
export function RemoveForm({ account }: { account: SettlementAccount }) {
  const { t } = useTranslation()
  const back = useBack()
  const removal = useAct({
    call: api.removeSettlementAccount,
    proofs: ['password'],
    inPlace: true,
    onDone: () => {
      back()
      refreshAccounts()
      toast(t('settlementAccounts.removed'))
    },
  })
  const secrets = useSecrets(removal.error, false)
  const facts = useAccountFacts(account)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    secrets.check()
    if (secrets.isComplete) removal.mutate({ id: account.id, password: secrets.password })
  }
  return (
    <Screen title={t('settlementAccounts.remove')} back>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <div className="rounded-lg bg-surface p-4 shadow-raised">
          <Facts items={facts} />
        </div>
        <p className="text-sm text-fg-2">{t('settlementAccounts.removeText')}</p>
        <SecretFields secrets={secrets} />
        <Button type="submit" kind="danger" wide busy={removal.isPending}>
          {t('settlementAccounts.remove')}
        </Button>
      </form>
    </Screen>
  )
}
