import { CallRefused } from '@touchstone/client/call-failed'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { pinDigits, PinPad } from '../ui/PinPad.tsx'
import { Sheet } from '../ui/Sheet.tsx'

type PasswordSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** From which amount on it is asked for, as shown. */
  from: string
  currency: string
  error: Error | null
  busy: boolean
  onPin: (pin: string) => void
}

/** The withdrawal password, whose last digit sends. An order that got no answer is asked for again as the same. */
export function PasswordSheet({ open, onOpenChange, from, currency, error, busy, onPin }: PasswordSheetProps) {
  const { t } = useTranslation()
  const [pin, setPin] = useState('')
  // A wrong one is typed again.
  const [failed, setFailed] = useState<Error | null>(null)
  if (error !== failed) {
    setFailed(error)
    if (error instanceof CallRefused) setPin('')
  }
  // Closing forgets the password: opened again, the sheet asks for it before it can ask again.
  const isUnknown = isUnanswered(error) && pin.length === pinDigits
  const kind = error instanceof CallRefused ? error.kind : undefined
  const change = (isOpen: boolean): void => {
    if (busy) return
    setPin('')
    onOpenChange(isOpen)
  }
  const type = (digits: string): void => {
    if (kind === 'withdrawal_password_locked') return
    setPin(digits)
    if (digits.length === pinDigits) onPin(digits)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={t('investments.passwordTitle')}
      text={t('investments.passwordText', { amount: from, currency })}
      footer={
        isUnknown ? (
          <Button wide busy={busy} onClick={() => onPin(pin)}>
            {t('investments.askAgain')}
          </Button>
        ) : (
          <LinkButton kind="ghost" size="md" wide to={pathTo('withdrawalPassword')}>
            {t(kind === 'withdrawal_password_not_set' ? 'investments.setPassword' : 'withdrawals.forgot')}
          </LinkButton>
        )
      }
    >
      {isUnknown ? (
        <Notice tone="warn">
          {t('investments.findingOut')}. {t('investments.findingOutText')}
        </Notice>
      ) : (
        <PinPad
          label={t('investments.passwordTitle')}
          value={pin}
          onChange={type}
          busy={busy}
          error={error === null ? undefined : messageOf(error)}
        />
      )}
    </Sheet>
  )
}
