import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Price } from '../ui/Price.tsx'
import { moneyText } from '@touchstone/app/second-contracts/money-text'
import { OutcomeChip } from './OutcomeChip.tsx'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'
import { decidingTick } from '@touchstone/app/second-contracts/settlement-price'
import { SideMark } from './SideMark.tsx'
import { bookIdOf } from '@touchstone/app/books/book-id-of'
import { voidReason } from '@touchstone/app/second-contracts/standing'

/** The result of a contract, large, with its two prices and a link to its receipt. */
export function ResultCard({ contract, onClose }: { contract: SecondContract; onClose: () => void }) {
  const { t } = useTranslation()
  const { symbol, direction, state, openPrice, closePrice, profit, settleSequence } = contract
  const tick = decidingTick([openPrice, closePrice], useSymbol(symbol)?.priceTick)
  return (
    <article aria-label={symbol} className="px-4 pt-2 pb-4">
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
      <Amount
        value={profit}
        sign
        tone={state === 'won' || state === 'lost'}
        currency="USDT"
        className="text-2xl font-semibold"
      />
      <ResultText contract={contract} />
      <div className="mt-2 flex items-end justify-between gap-3">
        <dl className="num grid grid-cols-[auto_auto] gap-x-3 text-xs">
          <dt className="text-fg-3">{t('secondContracts.openPrice')}</dt>
          <dd className="text-right font-medium">
            <Price value={openPrice} tick={tick} />
          </dd>
          <dt className="text-fg-3">{t('secondContracts.closePrice')}</dt>
          <dd className="text-right font-medium">
            <Price value={closePrice} tick={tick} />
          </dd>
        </dl>
        {settleSequence !== null && (
          <LinkButton
            to={pathTo('receipt', { bookId: bookIdOf(contract.id), sequence: String(settleSequence) })}
            kind="soft"
            size="md"
          >
            {t('receipts.title')}
          </LinkButton>
        )}
      </div>
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
