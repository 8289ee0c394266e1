import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { greet, useGreeting } from '@touchstone/app/demo/greeting'
import { moneyText, printed } from '@touchstone/app/format/print-money'
import { usePreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { toast } from '@touchstone/app/feedback/toast'
import { useTradeAddress } from '../orders/use-trade-address.ts'

/** Tells a new guest once, as soon as the balance is there, that the play money is theirs. */
export function DemoWelcome() {
  const { t } = useTranslation()
  const isDue = useGreeting(({ isDue: due }) => due)
  const [{ symbol }] = useTradeAddress()
  const grant = usePreviewContext('demo', symbol).data?.facts.settings.demo.grant
  const welcome = useEffectEvent(() => {
    if (!greet()) return
    toast(t('demo.granted', { amount: moneyText(printed(grant), { places: 0 }) }))
  })
  const isReady = isDue && grant !== undefined
  useEffect(() => {
    if (isReady) welcome()
  }, [isReady])
  return null
}
