import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { forgetDraft } from '@touchstone/app/forms/drafts'
import { messageOf } from '@touchstone/app/feedback/failures'
import { pathTo } from '../routes/paths.ts'
import { queries } from '@touchstone/app/api/queries'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { pinDigits, PinPad } from '../ui/PinPad.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { Agreed } from '@touchstone/app/withdrawals/agreed'
import { withdrawalDraft } from '@touchstone/app/withdrawals/withdrawal-draft'

type PinSheetProps = { agreed: Agreed; open: boolean; onOpenChange: (open: boolean) => void }

const refresh = (): void => {
  for (const noun of ['withdrawals', 'wallets', 'ledger']) void queries.invalidateQueries({ queryKey: [noun] })
}

/** Asks for the withdrawal password; its sixth digit sends the request. */
export function PinSheet({ agreed, open, onOpenChange }: PinSheetProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [pin, setPin] = useState('')
  const withdraw = useAct({
    call: api.requestWithdrawal,
    inPlace: true,
    onDone: ({ outcome }) => {
      forgetDraft(withdrawalDraft)
      refresh()
      void navigate(pathTo('fundsResult', { kind: 'withdrawal', id: outcome.withdrawal.id }), { replace: true })
    },
  })
  const { error } = withdraw
  // No answer came: whether it was taken is not known, and only the very same request may be sent again.
  const isUnknown = error instanceof CallFailed
  const isLocked = error instanceof CallRefused && error.kind === 'withdrawal_password_locked'

  const send = (withdrawalPassword: string): void => {
    withdraw.mutate(
      { accountId: agreed.account.id, amount: agreed.amount, withdrawalPassword },
      {
        onError: (failure) => {
          if (!(failure instanceof CallRefused)) return
          setPin('')
          refresh()
        },
      },
    )
  }
  const type = (digits: string): void => {
    if (isUnknown || isLocked) return
    setPin(digits)
    if (digits.length === pinDigits) send(digits)
  }
  const change = (isOpen: boolean): void => {
    if (withdraw.isPending) return
    onOpenChange(isOpen)
    setPin('')
    withdraw.reset()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={t('withdrawals.pinTitle')}
      text={t('withdrawals.pinText')}
      footer={
        isUnknown ? (
          <Button wide busy={withdraw.isPending} onClick={() => send(pin)}>
            {t('words.retry')}
          </Button>
        ) : (
          <LinkButton kind="ghost" size="md" wide to={pathTo('withdrawalPassword')}>
            {t('withdrawals.forgot')}
          </LinkButton>
        )
      }
    >
      <PinPad
        label={t('withdrawals.pinTitle')}
        value={pin}
        onChange={type}
        busy={withdraw.isPending}
        error={error === null ? undefined : messageOf(error)}
      />
    </Sheet>
  )
}
