import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { pathTo } from '../routes/paths.ts'
import { useOpenOrders } from '@touchstone/app/orders/orders.queries'
import { Button } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { Money } from '../ui/Money.tsx'
import { refreshBook } from '@touchstone/app/books/refresh-book'
import { PanelFooter } from '../orders/PanelFooter.tsx'
import { moneyText, printed } from '@touchstone/app/format/print-money'
import { useClearDemo } from '@touchstone/app/demo/use-clear-demo'

type ResetSheetProps = { context: PreviewContext | undefined; isOpen: boolean; onClose: () => void }

/** Puts the demo book back to its play money; what is open has to be closed first, which is offered here. */
export function ResetSheet({ context, isOpen, onClose }: ResetSheetProps) {
  const { t } = useTranslation()
  const grant = moneyText(printed(context?.facts.settings.demo.grant), { places: 0 })
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('demo.resetTitle')}
      text={t('demo.resetText', { amount: grant })}
    >
      <ResetPanel context={context} onDone={onClose} />
    </Sheet>
  )
}

function ResetPanel({ context, onDone }: { context: PreviewContext | undefined; onDone: () => void }) {
  const { t } = useTranslation()
  const orders = useOpenOrders('demo').data ?? []
  const clear = useClearDemo(orders)
  const reset = useAct({
    call: api.resetDemo,
    inPlace: true,
    onDone: ({ outcome }) => {
      refreshBook()
      toast(t('demo.resetDone', { amount: moneyText(outcome.amount, { places: 0 }) }))
    },
    onward: onDone,
  })
  const open = context?.openCounts ?? { positions: 0, orders: 0, secondContracts: 0 }
  const isClearable = open.positions > 0 || open.orders > 0
  const isOpen = isClearable || open.secondContracts > 0
  return (
    <div className="flex flex-col gap-3">
      <Facts
        inset
        items={[
          { label: t('words.positions'), value: open.positions },
          { label: t('words.orders'), value: open.orders },
          { label: t('demo.openOptions'), value: open.secondContracts },
          ...(context === undefined
            ? []
            : [
                {
                  label: t('words.available'),
                  value: <Money value={printed(context.engine.freeOf(context.book, context.facts))} />,
                },
              ]),
        ]}
      />
      {isOpen && <p className="text-sm text-fg-2">{t('demo.closeFirst')}</p>}
      {isClearable && (
        <Button kind="soft" wide busy={clear.isPending} onClick={() => clear.mutate()}>
          {t('demo.closeEverything')}
        </Button>
      )}
      {open.secondContracts > 0 && (
        <LinkButton kind="ghost" size="md" to={pathTo('secondContract', { book: 'demo' })}>
          {t('demo.seeOptions')}
        </LinkButton>
      )}
      <PanelFooter
        label={t('demo.resetAct')}
        act={reset}
        disabled={isOpen || context === undefined}
        onPress={() => reset.mutate({})}
      />
    </div>
  )
}
