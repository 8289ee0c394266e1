import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type Money as Sum, type Price as Rate, printDecimal } from '@touchstone/domain/money/decimal'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import { baseOf, moneyText, printed } from '@touchstone/app/format/print-money'
import type { ConfirmedFigures } from '@touchstone/app/orders/confirmed-figures'
import type { OpeningCommand } from '@touchstone/app/orders/order-form'
import { distanceOf, onePercentOf, resultAtPrice } from '@touchstone/app/orders/order-figures'
import { liquidationBefore } from '@touchstone/app/orders/stop-bound'
import type { StopKind } from '@touchstone/app/orders/stop-price'
import { Amount } from '../ui/Amount.tsx'
import type { Fact } from '../ui/Facts.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Money } from '../ui/Money.tsx'
import { Price } from '../ui/Price.tsx'
import { LiquidatedBefore } from './LiquidatedBefore.tsx'

type OrderHeroProps = { command: OpeningCommand; notional: Sum | undefined }

/** The one thing that is agreed to, large: which way, and how much. */
export function OrderHero({ command, notional }: OrderHeroProps) {
  const { t } = useTranslation()
  const isLong = command.direction === 'long'
  return (
    <div className="order-first flex flex-col items-center gap-1 py-1 text-center">
      <p className="num text-3xl font-semibold">
        <span className={isLong ? 'text-up' : 'text-down'}>{t(isLong ? 'words.long' : 'words.short')}</span>{' '}
        <Amount value={printDecimal(command.quantity)} places={18} trim fit /> {baseOf(command.symbol)}
      </p>
      <p className="num text-sm text-fg-2">
        <Money value={printed(notional)} />
      </p>
      {notional !== undefined && (
        <p className="num text-xs text-fg-3">
          {t('positions.onePercent', { amount: moneyText(printDecimal(onePercentOf(notional))) })}
        </p>
      )}
    </div>
  )
}

/** What can go wrong and right: liquidation with its distance, and each stop with its money. */
export function useRiskFacts(
  command: OpeningCommand,
  terms: SymbolTerms | undefined,
  figures: ConfirmedFigures | undefined,
): Fact[] {
  const { t } = useTranslation()
  const tick = printed(terms?.priceTick) ?? undefined
  const { liquidationPrice, price } = figures ?? {}
  const stopFact = (kind: StopKind): Fact[] => {
    const stop = command[kind]
    if (stop === null) return []
    const liquidatedAt = liquidationBefore(kind, command.direction, stop.price, liquidationPrice)
    return [
      {
        label: t(`words.${kind}`),
        value: (
          <Pair
            first={<Price value={printDecimal(stop.price)} tick={tick} />}
            second={
              liquidatedAt === undefined ? (
                <Amount value={netAt(stop.price, { command, terms, figures })} sign tone />
              ) : (
                <LiquidatedBefore price={liquidatedAt} tick={tick} />
              )
            }
          />
        ),
      },
    ]
  }
  return [
    {
      label: t('words.liquidationPrice'),
      value:
        liquidationPrice === null ? (
          t('positions.noLiquidation')
        ) : (
          <Pair
            first={<Price value={printed(liquidationPrice)} tick={tick} />}
            second={percentText(
              liquidationPrice === undefined || price === undefined
                ? undefined
                : printed(distanceOf(liquidationPrice, price)),
              2,
              true,
            )}
          />
        ),
      tone: liquidationPrice === undefined || liquidationPrice === null ? undefined : 'warn',
    },
    ...stopFact('takeProfit'),
    ...stopFact('stopLoss'),
  ]
}

function Pair({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      {first}
      <span className="min-w-0 text-right text-xs">{second}</span>
    </span>
  )
}

type Known = { command: OpeningCommand; terms: SymbolTerms | undefined; figures: ConfirmedFigures | undefined }

/** What a stop would bring, net of both fees; null while that is not known. */
function netAt(price: Rate, { command, terms, figures }: Known): string | null {
  const { notional, margin, fee } = figures ?? {}
  if (terms === undefined || notional === undefined || margin === undefined || fee === undefined) return null
  const { direction, quantity } = command
  const opened = { direction, quantity, cost: notional, margin, openingFee: fee, takerRate: terms.takerRate }
  return printDecimal(resultAtPrice(opened, price).net)
}

type OrderTermsProps = {
  command: OpeningCommand
  figures: ConfirmedFigures | undefined
  priceTick: string | undefined
}

/** The rest of what is agreed to, small. */
export function OrderTerms({ command, figures, priceTick }: OrderTermsProps) {
  const { t } = useTranslation()
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-2.5 px-3.5">
      <Figure label={t(command.kind === 'open_position' ? 'positions.entryMarket' : 'positions.limitPrice')}>
        <Price value={printed(figures?.price)} tick={priceTick} />
      </Figure>
      <Figure label={`${t('words.margin')} (USDT)`}>
        <Amount value={printed(figures?.margin)} fit />
      </Figure>
      <Figure label={`${t('words.fee')} (USDT)`} end>
        <Amount value={printed(figures?.fee)} places={4} fit />
      </Figure>
    </dl>
  )
}
