import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { useResend } from './use-resend.ts'

/** The specification's codes have six digits. */
export const codeDigits = 6

type CodeFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'inputMode'> & {
  /** Sends a code, and answers the seconds until the next; the count-down begins unless it answers false or throws. */
  onSend?: (() => Promise<unknown>) | undefined
  /** Until another code can be asked for. */
  resendSeconds?: number
  /** Why no code can be sent now, such as an address that is still empty. */
  sendDisabled?: boolean
}

/** Six digits from a message or an app. Phones offer those that just came. */
export function CodeField({ onSend, resendSeconds = 60, sendDisabled = false, onChange, ...field }: CodeFieldProps) {
  const { t } = useTranslation()
  const { secondsLeft, busy, hasSent, send } = useResend(onSend, resendSeconds)
  const typed = useRef('')
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.normalize('NFKC').replaceAll(/\D/g, '')
    // A code that was refused gives way to what is typed behind it.
    const isAnew = field.error !== undefined && typed.current.length === codeDigits && digits.startsWith(typed.current)
    typed.current = (isAnew ? digits.slice(codeDigits) || digits : digits).slice(0, codeDigits)
    event.target.value = typed.current
    onChange?.(event)
  }
  return (
    <TextField
      autoComplete="one-time-code"
      {...field}
      inputMode="numeric"
      pattern="[0-9]*"
      onChange={keepDigits}
      className="num text-lg tracking-[0.3em] placeholder:text-base placeholder:tracking-normal"
      after={
        onSend !== undefined && (
          <Button
            kind="ghost"
            size="md"
            busy={busy}
            disabled={sendDisabled || secondsLeft > 0}
            onClick={() => void send()}
            className="num shrink-0 px-3 text-xs! whitespace-nowrap"
          >
            {secondsLeft > 0
              ? t('ui.resendIn', { seconds: secondsLeft })
              : t(hasSent ? 'ui.resendCode' : 'ui.sendCode')}
          </Button>
        )
      }
    />
  )
}
