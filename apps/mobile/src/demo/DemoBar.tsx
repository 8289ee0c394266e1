import { endGreeting, useGreeting } from '@touchstone/app/demo/greeting'
import { moneyText, printed } from '@touchstone/app/format/print-money'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { ResetSheet } from './ResetSheet.tsx'

/**
 * Says all the time that nothing here is real money, to a new guest first what they got, and puts the play money back. On a
 * phone that lies it scrolls away.
 */
export const DemoBar = memo(function DemoBar({ context }: { context: PreviewContext | undefined }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const given = useGiven(context)
  return (
    <div
      data-demo-bar
      className="short:static sticky top-(--below-bar) z-10 -mx-4 -mt-2 flex min-h-9 items-center gap-2 bg-info-soft px-4 text-info"
    >
      <p className="min-w-0 flex-1 text-xs">
        <strong className="mr-1.5 inline-block rounded-sm bg-info px-1.5 py-0.5 font-semibold tracking-wide text-bg uppercase">
          {t('ui.demo')}
        </strong>
        <span role="status">{given === undefined ? t('demo.bar') : t('demo.granted', { amount: given })}</span>
      </p>
      <Button kind="ghost" size="sm" className="-mr-2 text-info! hover:bg-info/10" onClick={() => setIsOpen(true)}>
        {t('words.reset')}
      </Button>
      <ResetSheet context={context} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
})

/** Our choice: for so long a new guest reads here what they got, where it covers nothing. */
const greetingMs = 8_000

/** What a guest who was made a moment ago has got, once and as soon as the balance is there. */
function useGiven(context: PreviewContext | undefined): string | undefined {
  const isDue = useGreeting(({ isDue: due }) => due)
  const grant = context?.facts.settings.demo.grant
  const isTold = isDue && grant !== undefined
  useEffect(() => {
    if (!isTold) return undefined
    const timer = setTimeout(endGreeting, greetingMs)
    return () => clearTimeout(timer)
  }, [isTold])
  return isTold ? moneyText(printed(grant), { places: 0 }) : undefined
}
