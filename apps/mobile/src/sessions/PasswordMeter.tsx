import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { weaknessOf } from '@touchstone/wire/password-strength'

type PasswordMeterProps = {
  password: string
  account?: string | undefined
  contact?: string | undefined
  /** The field says already what is wrong. */
  isTold: boolean
}

const strongFrom = 14

/** How strong a new password is, and what would make it better, while it is typed. */
export function PasswordMeter({ password, account, contact, isTold }: PasswordMeterProps) {
  const { t } = useTranslation()
  const weakness = weaknessOf(password, { account, contact })
  const isStrong = Array.from(password).length >= strongFrom
  const level = password === '' ? 0 : weakness !== undefined ? 1 : isStrong ? 3 : 2
  const colour = level === 1 ? 'bg-warn' : 'bg-accent'
  return (
    <div className="-mt-1 flex flex-col gap-1.5">
      <div aria-hidden className="grid grid-cols-3 gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={clsx('h-1 rounded-full transition', bar <= level ? colour : 'bg-border')} />
        ))}
      </div>
      <p role="status" className="text-xs text-fg-2 empty:hidden">
        {!isTold && t(level === 0 ? 'sessions.passwordHint' : `sessions.${levelKey(weakness, isStrong)}`)}
      </p>
    </div>
  )
}

const levelKey = (weakness: ReturnType<typeof weaknessOf>, isStrong: boolean) =>
  weakness !== undefined ? (`weak.${weakness}` as const) : isStrong ? 'passwordStrong' : 'passwordGood'
