import { decimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import { cutNumber } from '@touchstone/app/format/cut-number'
import { useTick } from '@touchstone/app/live/use-tick'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import type { Book } from '@touchstone/app/books/book'
import { queries } from '@touchstone/app/api/queries'
import { useBeat } from '@touchstone/app/time/use-beat'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { ConfirmSheet } from '../ui/ConfirmSheet.tsx'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { Price } from '../ui/Price.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { useRiskWarning } from '../protection/use-risk-warning.ts'
import { moneyText } from '@touchstone/app/second-contracts/money-text'
import type { OfferedSet } from '@touchstone/app/second-contracts/second-contracts.queries'
import { stakeOutcome } from '@touchstone/app/second-contracts/stake'

type Asked = {
  book: Book
  symbol: string
  direction: 'rise' | 'fall'
  durationSeconds: number
  stake: string
}

type BuySheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  asked: Asked
  set: OfferedSet
  /** Why nothing can be bought now. */
  blocked: string | undefined
  serverNow: () => number
  onBought: () => void
}

/** The last look before a stake is placed. */
export function BuySheet({ open, onOpenChange, asked, set, blocked, serverNow, onBought }: BuySheetProps) {
  const { t } = useTranslation()
  const { book, symbol, direction, durationSeconds, stake } = asked
  const buying = useAct({
    call: api.buySecondContract,
    inPlace: true,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: ['second-contracts'] })
      void queries.invalidateQueries({ queryKey: ['wallets'] })
      onBought()
    },
  })
  const risk = useRiskWarning(book)
  const send = (): void =>
    buying.mutate(asked, {
      onError: (error) => risk.refused(error, send),
    })
  const { payout, back, loss } = stakeOutcome(decimal(stake), set.payoutRate)
  const side = t(`words.${direction}`)
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={(isOpen) => {
        onOpenChange(isOpen)
        buying.reset()
      }}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {t('secondContracts.confirmTitle', { symbol, side })}
          {book === 'demo' && <DemoBadge />}
        </span>
      }
      text={t('secondContracts.confirmText')}
      facts={[
        { label: t('words.stake'), value: <Amount value={stake} currency="USDT" /> },
        { label: t('words.duration'), value: t('secondContracts.seconds', { seconds: durationSeconds }) },
        {
          label: t('secondContracts.ifWon'),
          value: <Amount value={payout} sign tone currency="USDT" />,
          hint: t('secondContracts.youGetBack', { amount: moneyText(back) }),
        },
        { label: t('secondContracts.ifLost'), value: <Amount value={loss} tone currency="USDT" /> },
        { label: t('secondContracts.priceNow'), value: open && <PriceNow symbol={symbol} serverNow={serverNow} /> },
        { label: t('secondContracts.openPrice'), value: t('secondContracts.opensAt') },
        {
          label: t('secondContracts.closePrice'),
          value: t('secondContracts.closesAt', { seconds: durationSeconds }),
        },
      ]}
      confirmLabel={
        isUnanswered(buying.error)
          ? t('positions.askAgain')
          : t('secondContracts.confirmAct', { side, amount: moneyText(stake, 2, { trim: true }) })
      }
      kind={direction === 'rise' ? 'up' : 'down'}
      busy={buying.isPending}
      error={buying.error}
      reason={blocked}
      onConfirm={send}
    >
      <RiskSheet {...risk.sheet} />
    </ConfirmSheet>
  )
}

/** The mark, and how old it is. */
function PriceNow({ symbol, serverNow }: { symbol: string; serverNow: () => number }) {
  const { t } = useTranslation()
  const tick = useTick(symbol)
  const listed = useSymbol(symbol)
  useBeat(250)
  const ageSeconds = tick === undefined ? 0 : Math.max(0, serverNow() - tick.sourceAtMs) / 1000
  return (
    <>
      <Price value={tick?.mark} tick={listed?.priceTick} />
      {tick !== undefined && (
        <span className="block text-xs font-normal text-fg-3">
          {t('secondContracts.secondsAgo', { seconds: cutNumber(ageSeconds, 1) })}
        </span>
      )}
    </>
  )
}
