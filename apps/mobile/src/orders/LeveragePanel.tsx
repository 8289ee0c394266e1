import { printDecimal } from '@touchstone/domain/money/decimal'
import { useState } from 'react'
import { forgetFailure } from '@touchstone/app/feedback/act-failure'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import type { Book } from '@touchstone/app/books/book'
import { Amount } from '../ui/Amount.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Price } from '../ui/Price.tsx'
import { Slider } from '../ui/Slider.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { percentText } from '@touchstone/app/format/number-text'
import { toast } from '@touchstone/app/feedback/toast'
import { type PreviewContext, termsIn } from '@touchstone/app/previews/preview-context.queries'
import { type LeverageEffect, leverageEffect, leverageMarks } from '@touchstone/app/orders/leverage-effect'
import { Money } from '../ui/Money.tsx'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import type { OrderDraft } from '@touchstone/app/orders/order-form'
import { PanelFooter } from './PanelFooter.tsx'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { symbolsAround, useLiveFacts } from '@touchstone/app/previews/use-live-facts'

type LeveragePanelProps = {
  book: Book
  draft: OrderDraft
  context: PreviewContext
  leverage: number
  leverageMax: number
  onDone: () => void
}

/** From here on a warning is shown. Our choice. */
const riskyFrom = 50

/** Leverage by slider or step, and what it does. */
export function LeveragePanel({ book, draft, context, leverage, leverageMax, onDone }: LeveragePanelProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(leverage)
  const sentence = useRefusalSentence()
  const facts = useLiveFacts(context, symbolsAround(context, draft.symbol)) ?? context.facts
  const effect = leverageEffect(draft, wanted, { engine: context.engine, book: context.book, facts })
  const act = useAct({
    call: api.setLeverage,
    inPlace: true,
    onDone: (_reply, asked) => {
      refreshBook()
      toast(t('positions.leverageSet', { leverage: asked.leverage }))
    },
    onward: onDone,
  })
  const change = (next: number): void => {
    forgetFailure(act)
    setWanted(next)
  }
  const refusal = effect.refusal === undefined ? undefined : sentence(effect.refusal)
  return (
    <div className="flex flex-col gap-3">
      <Stepper
        label={t('words.leverage')}
        value={wanted}
        min={1}
        max={leverageMax}
        onChange={change}
        format={(value) => `${value}×`}
        className="self-center [&_[role=spinbutton]]:min-w-24 [&_[role=spinbutton]]:text-2xl"
      />
      <Slider
        bare
        label={t('words.leverage')}
        value={wanted}
        min={1}
        max={leverageMax}
        marks={leverageMarks(termsIn(context, draft.symbol))}
        onChange={change}
        format={(value) => `${value}×`}
      />
      <EffectFacts effect={effect} priceTick={termsIn(context, draft.symbol)?.priceTick} />
      {wanted >= riskyFrom && <Notice tone="warn">{t('positions.leverageRisk')}</Notice>}
      <PanelFooter
        label={t('positions.useLeverage', { leverage: wanted })}
        act={act}
        refusal={refusal}
        disabled={wanted === leverage || effect.refusal !== undefined}
        onPress={() => act.mutate({ book, symbol: draft.symbol, marginMode: draft.marginMode, leverage: wanted })}
      />
    </div>
  )
}

function EffectFacts({ effect, priceTick }: { effect: LeverageEffect; priceTick: bigint | undefined }) {
  const { t } = useTranslation()
  const tick = priceTick === undefined ? undefined : printDecimal(priceTick)
  const priceOf = (price: bigint | null) =>
    price === null ? t('positions.noLiquidation') : <Price value={printDecimal(price)} tick={tick} />
  const items: Fact[] = [
    {
      label: t('positions.positionMax'),
      value: <Money value={printDecimal(effect.notionalMax)} places={0} />,
    },
  ]
  if (effect.order !== undefined)
    items.push(
      {
        label: t('positions.marginOfOrder'),
        value: <Money value={printDecimal(effect.order.margin)} />,
        hint: (
          <>
            {t('positions.notional')} <Money value={printDecimal(effect.order.notional)} />
          </>
        ),
      },
      { label: t('words.liquidationPrice'), value: priceOf(effect.order.liquidationPrice), tone: 'warn' },
    )
  else if (effect.fresh !== undefined)
    items.push({
      label: t('positions.liquidationOfNew'),
      value: (
        <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
          {priceOf(effect.fresh.liquidationPrice)}
          <span className="text-xs">{percentText(printDecimal(effect.fresh.distance), 2, true)}</span>
        </span>
      ),
      tone: 'warn',
    })
  for (const { direction, margin, moved, liquidationPrice } of effect.positions) {
    const side = t(`words.${direction}`)
    if (margin > 0n)
      items.push({
        label: t('positions.marginOfPosition', { side }),
        value: <Money value={printDecimal(margin)} />,
        hint: <Amount value={printDecimal(moved)} sign />,
      })
    items.push({
      label: t('positions.liquidationOfPosition', { side }),
      value: priceOf(liquidationPrice),
      tone: 'warn',
    })
  }
  return <Facts items={items} inset />
}
