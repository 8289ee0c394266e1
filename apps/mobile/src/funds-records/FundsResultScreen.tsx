import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useBack } from '../ui/use-back.ts'
import { DepositResult } from '../deposits/DepositResult.tsx'
import { readKind } from '@touchstone/app/funds/funds-kind'
import { WithdrawalResult } from '../withdrawals/WithdrawalResult.tsx'

/** One deposit or withdrawal: its state, its history, and what can be done about it. */
export function FundsResultScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const kind = readKind(query)
  const id = query.get('id') ?? ''
  const leave = useBack()
  return (
    <Screen
      title={t(`funds.${kind}`)}
      back
      footer={
        <>
          <Button wide onClick={leave}>
            {t('words.done')}
          </Button>
          <LinkButton kind="ghost" size="md" wide to={pathTo('fundsRecords', { kind })}>
            {t('funds.toRecords')}
          </LinkButton>
        </>
      }
    >
      {kind === 'withdrawal' ? <WithdrawalResult key={id} id={id} /> : <DepositResult key={id} id={id} />}
    </Screen>
  )
}
