import { printDecimal } from '@touchstone/domain/money/decimal'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { openingBar } from '@touchstone/app/protection/opening-bar'
import { useProtection } from '@touchstone/app/protection/protection.queries'
import { Button } from '../ui/Button.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { useRiskWarning } from '../protection/use-risk-warning.ts'
import { BuySheet } from './BuySheet.tsx'
import type { StakeDraft } from '@touchstone/app/second-contracts/use-stake-draft'
import { focusStake } from './stake-field.ts'
import { useBlocked } from '@touchstone/app/second-contracts/use-trusted-price'

type BuyFooterProps = { book: Book; symbol: string; draft: StakeDraft; onBought: () => void; serverNow: () => number }

/** Rise and fall; one button with the reason where neither can be bought now. */
export function BuyFooter({ book, symbol, draft, onBought, serverNow }: BuyFooterProps) {
  const { t } = useTranslation()
  const { durationSeconds } = draft.set
  const block = useBlocked({ symbol, durationSeconds, isOff: draft.off.includes(durationSeconds) }, serverNow)
  const [direction, setDirection] = useState<'rise' | 'fall'>('rise')
  const [isOpen, setIsOpen] = useState(false)
  const { stake, text, fault } = draft
  const blocked = block === undefined ? undefined : t(`secondContracts.blocked_${block}`)
  const bar = openingBar(useProtection().data, 'second_contracts')
  const barred = book === 'demo' || bar === undefined ? undefined : t(`protection.blocked_${bar}`)
  const risk = useRiskWarning(book)
  const reason = barred ?? blocked
  const ask = (asked: 'rise' | 'fall') => {
    // What the two mean is seen from the start; without a stake they lead to it.
    if (text === '') return focusStake()
    return risk.before(() => {
      setDirection(asked)
      setIsOpen(true)
    })
  }
  return (
    <>
      {reason === undefined ? (
        <div className="grid grid-cols-2 gap-3">
          <Button
            kind="up"
            disabled={text !== '' && stake === undefined}
            reason={fault && t('secondContracts.checkStake')}
            onClick={() => ask('rise')}
          >
            <ArrowUp aria-hidden className="size-5" />
            {t('words.rise')}
          </Button>
          <Button
            kind="down"
            disabled={text !== '' && stake === undefined}
            reason={fault && t('secondContracts.checkStake')}
            onClick={() => ask('fall')}
          >
            <ArrowDown aria-hidden className="size-5" />
            {t('words.fall')}
          </Button>
        </div>
      ) : (
        <Button wide reason={reason} />
      )}
      <BuySheet
        open={isOpen && stake !== undefined}
        onOpenChange={setIsOpen}
        asked={{
          book,
          symbol,
          direction,
          durationSeconds,
          stake: stake === undefined ? '0' : printDecimal(stake),
        }}
        set={draft.set}
        blocked={barred ?? blocked}
        serverNow={serverNow}
        onBought={() => {
          setIsOpen(false)
          onBought()
        }}
      />
      <RiskSheet {...risk.sheet} />
    </>
  )
}
