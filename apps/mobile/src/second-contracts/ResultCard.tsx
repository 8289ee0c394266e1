import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { outcomeOfOption } from '@touchstone/app/results/outcome'
import { IconButton } from '../ui/IconButton.tsx'
import { moneyText } from '@touchstone/app/second-contracts/money-text'
import { OutcomeChip } from './OutcomeChip.tsx'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'
import { SideMark } from './SideMark.tsx'
import { bookIdOf } from '@touchstone/app/books/book-id-of'
import { voidReason } from '@touchstone/app/second-contracts/standing'
import { ResultCard as SealedResult } from '../results/ResultCard.tsx'

const noCloses = [] as const

/** What an option brought, with its seal; on this screen no sheet rises over the next one. */
export function ResultCard({ contract, onClose }: { contract: SecondContract; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, symbol, direction, state, settleSequence } = contract
  return (
    <article data-result aria-label={symbol} className="px-4 pt-2 pb-4">
      <div className="flex items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm font-semibold">
          {symbol}
          <SideMark direction={direction} />
          <OutcomeChip state={state} />
        </p>
        <IconButton
          label={t('words.close')}
          icon={<X className="size-5" />}
          onClick={onClose}
          className="-mr-2.5 text-fg-3"
        />
      </div>
      <div className="mb-2">
        <ResultText contract={contract} />
      </div>
      {state !== 'placed' && settleSequence !== null && (
        <SealedResult
          outcome={outcomeOfOption({ ...contract, state, lastedMs: undefined })}
          bookId={bookIdOf(id)}
          sequence={settleSequence}
          closes={noCloses}
          onLeave={() => undefined}
          brief
        />
      )}
    </article>
  )
}

/** Why it ended so. */
export function ResultText({ contract }: { contract: SecondContract }) {
  const { t } = useTranslation()
  const { state, stake, payout } = contract
  const words = {
    placed: undefined,
    won: t('secondContracts.youGetBack', { amount: moneyText(sum(stake, payout)) }),
    lost: t('secondContracts.lostStake', { amount: moneyText(stake) }),
    tied: t('secondContracts.tiedText'),
    void: t(voidReason(contract) === 'open' ? 'secondContracts.voidOpen' : 'secondContracts.voidClose'),
  }
  return <p className="text-sm text-fg-2">{words[state]}</p>
}

const sum = (a: string, b: string): string => printDecimal(decimal(a) + decimal(b))
