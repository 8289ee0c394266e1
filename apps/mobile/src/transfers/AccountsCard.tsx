import { ArrowUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { Amount } from '../ui/Amount.tsx'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type AvailableIn, otherSide, type Side } from '@touchstone/app/transfers/transfer-form'

type AccountsCardProps = { from: Side; available: AvailableIn; onSwap: () => void }

/** The account that the money leaves over the one that it goes to. */
export function AccountsCard({ from, available, onSwap }: AccountsCardProps) {
  const { t } = useTranslation()
  const to = otherSide(from)
  return (
    <Card className="flex items-center gap-2 py-1 pr-2 pl-4">
      <div className="min-w-0 flex-1 divide-y divide-border">
        <Line word={t('words.from')} side={from} amount={available[from]} />
        <Line word={t('words.to')} side={to} amount={available[to]} />
      </div>
      <button
        type="button"
        aria-label={t('transfers.swap')}
        onClick={() => {
          haptic()
          onSwap()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent transition duration-100 active:scale-95"
      >
        <ArrowUpDown
          aria-hidden
          className={`size-5 transition-transform duration-300 ease-soft ${from === 'contract' ? 'rotate-180' : ''}`}
        />
      </button>
    </Card>
  )
}

function Line({ word, side, amount }: { word: string; side: Side; amount: string | null }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-16 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-fg-3">{word}</span>
        <span className="block text-base font-medium break-words">{t(`wallets.account.${side}`)}</span>
      </span>
      {amount === null ? (
        <Skeleton className="h-4 w-16" />
      ) : (
        <Amount value={amount} private className="shrink-0 text-sm text-fg-2" />
      )}
    </div>
  )
}
