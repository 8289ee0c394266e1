import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Screen } from '../ui/Screen.tsx'
import { DepositResult } from '../deposits/DepositResult.tsx'
import { readKind } from '@touchstone/app/funds/funds-kind'
import { WithdrawalResult } from '../withdrawals/WithdrawalResult.tsx'

/** One deposit or withdrawal: its state, its history, and what can be done about it. */
export function FundsResultScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const kind = readKind(query)
  const id = query.get('id') ?? ''
  return (
    <Screen title={t(`funds.${kind}`)} back>
      {kind === 'withdrawal' ? <WithdrawalResult key={id} id={id} /> : <DepositResult key={id} id={id} />}
    </Screen>
  )
}
