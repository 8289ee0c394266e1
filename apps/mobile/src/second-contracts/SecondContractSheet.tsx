import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { exactText, serverExact } from '@touchstone/app/time/moments'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Price } from '../ui/Price.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { OutcomeChip } from './OutcomeChip.tsx'
import { rateText } from '@touchstone/app/second-contracts/rate-text'
import { ResultText } from './ResultCard.tsx'
import type { SecondContract } from '@touchstone/app/second-contracts/second-contracts.queries'
import { decidingTick } from '@touchstone/app/second-contracts/settlement-price'
import { SideMark } from './SideMark.tsx'
import { bookIdOf } from '@touchstone/app/books/book-id-of'

/** All of one contract, and its receipts. It stays filled while it slides away. */
export function SecondContractSheet({ record, onClose }: { record: SecondContract | undefined; onClose: () => void }) {
  const [last, setLast] = useState(record)
  if (record !== undefined && record !== last) setLast(record)
  return (
    <Sheet
      open={record !== undefined}
      onOpenChange={onClose}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {last?.symbol}
          {last !== undefined && <SideMark direction={last.direction} />}
        </span>
      }
      footer={last !== undefined && <Receipts record={last} />}
    >
      {last !== undefined && <Record record={last} />}
    </Sheet>
  )
}

function Record({ record }: { record: SecondContract }) {
  const { t } = useTranslation()
  const { state, stake, profit, openPrice, closePrice, payoutRate, durationSeconds } = record
  const tick = decidingTick([openPrice, closePrice], useSymbol(record.symbol)?.priceTick)
  const isDecided = state === 'won' || state === 'lost'
  return (
    <div className="flex flex-col gap-3">
      <div>
        <OutcomeChip state={state} />
        {profit !== null && (
          <p className="mt-1">
            <Amount value={profit} sign tone={isDecided} currency="USDT" className="text-2xl font-semibold" />
          </p>
        )}
        <ResultText contract={record} />
      </div>
      <Facts
        inset
        items={[
          { label: t('words.stake'), value: <Amount value={stake} currency="USDT" /> },
          {
            label: t('words.payout'),
            value: rateText(payoutRate),
            hint: <Amount value={record.payoutIfWon} currency="USDT" />,
          },
          { label: t('words.duration'), value: t('secondContracts.seconds', { seconds: durationSeconds }) },
          { label: t('secondContracts.openPrice'), value: <Price value={openPrice} tick={tick} /> },
          { label: t('secondContracts.closePrice'), value: <Price value={closePrice} tick={tick} /> },
          { label: t('secondContracts.acceptedTime'), value: exactText(record.acceptedAtMs) },
          { label: t('secondContracts.endTime'), value: exactText(record.expiresAtMs) },
          { label: t('secondContracts.settledTime'), value: serverExact(record.settledTime) },
        ]}
      />
    </div>
  )
}

function Receipts({ record }: { record: SecondContract }) {
  const { t } = useTranslation()
  const { buySequence, settleSequence } = record
  const bookId = bookIdOf(record.id)
  return (
    <div className="flex flex-col gap-2">
      {settleSequence !== null && (
        <LinkButton to={pathTo('receipt', { bookId, sequence: String(settleSequence) })} wide>
          {t('secondContracts.resultReceipt')}
        </LinkButton>
      )}
      <LinkButton to={pathTo('receipt', { bookId, sequence: String(buySequence) })} kind="soft" size="md" wide>
        {t('secondContracts.purchaseReceipt')}
      </LinkButton>
    </div>
  )
}
