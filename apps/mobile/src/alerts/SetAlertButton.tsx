import { useTranslation } from 'react-i18next'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Button } from '../ui/Button.tsx'
import { priceText } from '@touchstone/app/format/number-text'
import type { AlertDirection, AlertDraft } from '@touchstone/app/alerts/alert-draft'
import { useDraft } from '@touchstone/app/alerts/use-alert-draft'

type SetAlertButtonProps = {
  /** Undefined until the symbols have come. */
  listed: ListedSymbol | undefined
  /** Undefined until somebody chooses a price. */
  typed: string | undefined
  busy: boolean
  onSet: (alert: { symbol: string; price: string; direction: AlertDirection }) => void
}

/** The one act of the screen; says what is missing while it cannot be done. */
export function SetAlertButton({ listed, ...rest }: SetAlertButtonProps) {
  const { t } = useTranslation()
  if (listed === undefined) return <Button wide reason={t('alerts.enterPrice')} />
  return <SetButton listed={listed} {...rest} />
}

function SetButton({ listed, typed, busy, onSet }: SetAlertButtonProps & { listed: ListedSymbol }) {
  const { t } = useTranslation()
  const draft = useDraft(typed ?? '', listed)
  const reasons: Record<AlertDraft['state'], string | undefined> = {
    empty: t('alerts.enterPrice'),
    unpriced: t('alerts.noMark'),
    at_mark: t('alerts.checkPrice'),
    refused: t('alerts.checkPrice'),
    ready: undefined,
  }
  return (
    <Button
      wide
      busy={busy}
      reason={reasons[draft.state]}
      onClick={() => {
        if (draft.state === 'ready') onSet({ symbol: listed.symbol, price: draft.price, direction: draft.direction })
      }}
    >
      {draft.state === 'ready' && t('alerts.set', { price: priceText(draft.price, listed.priceTick) })}
    </Button>
  )
}
