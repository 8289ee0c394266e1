import { CallRefused } from '@touchstone/client/call-failed'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import type { Fact } from '../ui/Facts.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { refreshFunds } from '@touchstone/app/funds/refresh-funds'

type CancelActProps = { kind: 'deposit' | 'withdrawal'; id: string; facts: readonly Fact[] }

const words = {
  deposit: { act: 'funds.cancelDeposit', title: 'funds.cancelDepositTitle', text: 'funds.cancelDepositText' },
  withdrawal: {
    act: 'funds.cancelWithdrawal',
    title: 'funds.cancelWithdrawalTitle',
    text: 'funds.cancelWithdrawalText',
  },
} as const

/** Takes it back, after a second look. */
export function CancelAct({ kind, id, facts }: CancelActProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const cancel = useAct<{ id: string }, unknown>({
    call: kind === 'deposit' ? api.cancelDeposit : api.cancelWithdrawal,
    inPlace: true,
    onDone: () => {
      setOpen(false)
      refreshFunds()
      toast(t('funds.cancelled'))
    },
  })
  const { act, title, text } = words[kind]
  return (
    <>
      <Button
        kind="ghost"
        wide
        onClick={() => {
          cancel.reset()
          setOpen(true)
        }}
      >
        {t(act)}
      </Button>
      <ConfirmSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t(title)}
        text={t(text)}
        facts={facts}
        confirmLabel={t(act)}
        cancelLabel={t('funds.keep')}
        kind="danger"
        busy={cancel.isPending}
        error={cancel.error}
        onConfirm={() => {
          // It has moved on meanwhile: what it has come to is asked for.
          cancel.mutate({ id }, { onError: (error) => error instanceof CallRefused && refreshFunds() })
        }}
      />
    </>
  )
}
