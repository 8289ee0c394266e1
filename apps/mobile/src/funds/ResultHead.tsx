import { useTranslation } from 'react-i18next'
import { Amount } from '../ui/Amount.tsx'
import { FundsStatus } from './FundsStatus.tsx'
import type { FundsState } from '@touchstone/app/funds/funds-state'

type ResultHeadProps = {
  amount: string
  currency: string
  state: FundsState
  /** Whether amount and fee came back. */
  isReturned?: boolean
}

/** Amount and state. */
export function ResultHead({ amount, currency, state, isReturned = false }: ResultHeadProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-2 pt-4 text-center" aria-live="polite">
        <Amount value={amount} currency={currency} places={18} trim fit private className="text-3xl font-semibold" />
        <FundsStatus state={state} />
      </div>
      {isReturned && <p className="text-center text-sm text-fg-2">{t('funds.returned')}</p>}
    </div>
  )
}
