import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { toast } from '@touchstone/app/feedback/toast'
import { useFirstClose } from '@touchstone/app/sessions/use-first-close'
import { useIsUnsaved } from '@touchstone/app/sessions/use-save-due'
import { isBusy } from './is-busy.ts'
import { pathTo, routeOf, type RouteName } from '../routes/paths.ts'

/** Where one trades on; home has a line of its own. Whoever looks at what their close has brought is asked for nothing. */
const offeredOn: readonly (RouteName | undefined)[] = ['demo', 'secondContract']
/** By then the card of the close has risen. Our choice. */
const calmMs = 2_000

/** Offers a guest once, in passing, to save the account: after the first close, back where they trade, with nothing open. */
export function SaveOffer() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [isOwed, setIsOwed] = useState(false)
  useFirstClose(() => setIsOwed(true))
  const isDue = useIsUnsaved() && isOwed && offeredOn.includes(routeOf(pathname)?.name)
  const offer = useEffectEvent(() => {
    if (isBusy()) return
    setIsOwed(false)
    toast(t('sessions.saveOffer'), 'info', { says: t('sessions.saveAct'), to: pathTo('saveAccount') })
  })
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setInterval(() => offer(), calmMs)
    return () => clearInterval(timer)
  }, [isDue])
  return null
}
