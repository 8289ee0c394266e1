import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import { useOffline } from '@touchstone/app/live/use-offline'
import { useTakePlayMoney } from '@touchstone/app/play-money/use-take-play-money'
import { Button } from '../ui/Button.tsx'

/** One tap to the play money of the day, and why it was refused. */
export function PlayMoneyButton({ amount }: { amount: string }) {
  const { t } = useTranslation()
  const { busy, failure, take } = useTakePlayMoney()
  const reason = useOffline() ? t('positions.blocked_offline') : undefined
  return (
    <>
      <Button wide size="md" busy={busy} reason={reason} onClick={take}>
        {t('playMoney.get', { amount: quantityText(amount) })}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="text-center text-sm break-words text-danger">
          {failure}
        </p>
      )}
    </>
  )
}
