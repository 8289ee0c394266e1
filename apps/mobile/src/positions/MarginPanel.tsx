import { printDecimal } from '@touchstone/domain/money/decimal'
import { useState } from 'react'
import { forgetFailure } from '@touchstone/app/feedback/act-failure'
import { useTranslation } from 'react-i18next'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { Amount } from '../ui/Amount.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { Available } from '../ui/Available.tsx'
import { Facts } from '../ui/Facts.tsx'
import { SilenceNotice } from './SilenceNotice.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { Price } from '../ui/Price.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { BeforeAfter } from './BeforeAfter.tsx'
import { positionIn, termsIn } from '@touchstone/app/previews/preview-context.queries'
import { placeOf } from '@touchstone/app/orders/order-form'
import { inCents, partOf } from '@touchstone/app/orders/order-size'
import { useSilence } from '@touchstone/app/live/use-silence'
import { standingRefusal } from '@touchstone/app/previews/standing-refusal'
import type { PanelProps } from './panel.ts'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { PanelFooter } from '../orders/PanelFooter.tsx'
import { moneyText, printed } from '@touchstone/app/format/print-money'
import type { Outlook } from '@touchstone/app/previews/engine'
import { shownStanding, type ShownStanding } from '@touchstone/app/positions/shown-standing'
import { typedDecimal } from '@touchstone/app/format/typed-decimal'
import { symbolsAround, useLiveFacts } from '@touchstone/app/previews/use-live-facts'

/** Locks more margin in an isolated position, or takes some out. */
export function MarginPanel({ record, context, onDone }: PanelProps) {
  const { t } = useTranslation()
  const sentence = useRefusalSentence()
  const [way, setWay] = useState<Way>('add')
  const [text, setText] = useState('')
  const facts = useLiveFacts(context, symbolsAround(context, record.symbol))
  const act = useMarginAct(onDone)
  const isSilent = useSilence()
  const position = positionIn(context, record.id)
  const terms = termsIn(context, record.symbol)
  if (context === undefined || facts === undefined || position === undefined || terms === undefined)
    return <Skeleton className="h-80" />
  const { engine, book } = context
  const most = inCents(way === 'add' ? engine.freeOf(book, facts) : engine.removableOf(position, facts))
  const amount = typedDecimal(text) ?? 0n
  const kind = way === 'add' ? 'add_margin' : 'remove_margin'
  const outlook = amount > 0n ? engine.outlookOf(book, { kind, positionId: record.id, amount }, facts) : undefined
  const refusal = standingRefusal(outlook?.ok === false ? outlook.refusal : undefined, isSilent)
  const isField = refusal !== undefined && placeOf(refusal) === 'amount'
  const standing = shownStanding(record, context, facts)
  const after = outlook?.ok === true ? outlook.value : undefined
  const change = (next: string): void => {
    forgetFailure(act)
    setText(next)
  }
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={t('positions.marginTitle')}
        value={way}
        onChange={(next) => {
          setWay(next)
          change('')
        }}
        items={[
          { value: 'add', label: t('words.add') },
          { value: 'remove', label: t('words.remove') },
        ]}
      />
      <AmountField
        label={t('words.amount')}
        value={text}
        onChange={change}
        unit="USDT"
        places={2}
        error={isField ? sentence(refusal) : undefined}
        onMax={most > 0n ? () => change(printDecimal(most)) : undefined}
        hint={<Available value={printDecimal(most)} label={way === 'add' ? undefined : t('positions.removable')} />}
      />
      <PercentChips
        disabled={most <= 0n}
        onPick={(percent) => change(printDecimal(partOf(most, percent, 10n ** 16n)))}
        className="-mt-1"
      />
      <SilenceNotice />
      <MarginFacts standing={standing} after={after} tick={printDecimal(terms.priceTick)} isOld={isSilent} />
      <PanelFooter
        label={t(way === 'add' ? 'positions.addMargin' : 'positions.removeMargin')}
        act={act}
        refusal={refusal !== undefined && !isField ? sentence(refusal) : undefined}
        disabled={outlook === undefined || refusal !== undefined}
        onPress={() => act.mutate({ way, id: record.id, amount: printDecimal(amount) })}
      />
    </div>
  )
}

type Way = 'add' | 'remove'

function useMarginAct(onDone: () => void) {
  const { t } = useTranslation()
  return useAct({
    call: ({ way, ...body }: { way: Way; id: string; amount: string }, asking) =>
      way === 'add' ? api.addMargin(body, asking) : api.removeMargin(body, asking),
    inPlace: true,
    onDone: (_reply, { way, amount }) => {
      refreshBook()
      toast(t(way === 'add' ? 'positions.marginAdded' : 'positions.marginRemoved', { amount: moneyText(amount) }))
    },
    onward: onDone,
  })
}

type MarginFactsProps = { standing: ShownStanding; after: Outlook | undefined; tick: string; isOld: boolean }

function MarginFacts({ standing, after, tick, isOld }: MarginFactsProps) {
  const { t } = useTranslation()
  return (
    <Facts
      inset
      isOld={isOld}
      items={[
        {
          label: t('words.margin'),
          value: (
            <BeforeAfter
              before={<Amount value={standing.margin} />}
              after={after && <Amount value={printed(after.position?.margin)} />}
            />
          ),
        },
        {
          label: t('words.liquidationPrice'),
          value: (
            <BeforeAfter
              before={<Price value={standing.liquidationPrice} tick={tick} />}
              after={after && <Price value={printed(after.liquidationPrice)} tick={tick} />}
            />
          ),
          tone: 'warn',
        },
      ]}
    />
  )
}
