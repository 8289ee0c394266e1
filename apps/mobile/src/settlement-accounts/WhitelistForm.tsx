import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { refreshAccounts } from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import type { WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useBack } from '../ui/use-back.ts'
import { SecretFields } from './SecretFields.tsx'
import { useSecrets } from '@touchstone/app/settlement-accounts/use-secrets'

/** Switches whitelist mode, after what that means was read. */
export function WhitelistForm({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation()
  const back = useBack()
  // As it was when the person came: the answer changes it under the form.
  const [on] = useState(!terms.whitelist || terms.whitelistEndsAtMs !== null)
  const switching = useAct({
    call: api.setWhitelistMode,
    proofs: ['password'],
    inPlace: true,
    onDone: ({ endsAtMs }) => {
      back()
      refreshAccounts()
      toast(t(endsAtMs === null ? 'settlementAccounts.whitelistOn' : 'settlementAccounts.whitelistEnding'))
    },
  })
  const secrets = useSecrets(switching.error, false)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    secrets.check()
    if (secrets.isComplete) switching.mutate({ on, password: secrets.password })
  }
  return (
    <Screen title={t('settlementAccounts.whitelist')} back>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <Notice tone={on ? 'info' : 'warn'}>
          {t(on ? 'settlementAccounts.whitelistOnText' : 'settlementAccounts.whitelistOffText')}
        </Notice>
        <SecretFields secrets={secrets} />
        <Button type="submit" wide busy={switching.isPending}>
          {t(on ? 'settlementAccounts.switchOn' : 'settlementAccounts.switchOff')}
        </Button>
      </form>
    </Screen>
  )
}
