import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { toast } from '@touchstone/app/feedback/toast'
import { listenToEvents } from '@touchstone/app/live/stream'
import { answerWaitMs } from '@touchstone/app/results/asked-closes'
import { announceOnce, closeEnding, type Ending, isShown, showEnding, useEnding } from '@touchstone/app/results/endings'
import { listenToLateAnswers } from '@touchstone/app/results/late-answers'
import { endingsOf } from '@touchstone/app/results/endings-of-events'
import { useLostOrders } from '@touchstone/app/orders/unanswered-orders'
import { useLostOrderWatch } from '@touchstone/app/orders/use-lost-order-watch'
import { useLostCloses } from '@touchstone/app/results/use-lost-closes'
import { fetchOutcome, shownFigures } from '@touchstone/app/results/use-outcome'
import { moreTexts } from '@touchstone/app/texts/texts'
import { routeOf, type RouteName } from '../routes/paths.ts'
import { isBusy } from './is-busy.ts'
import { ResultSheet } from './ResultSheet.tsx'
import { SaveOffer } from './SaveOffer.tsx'

/** Where a card may rise by itself: on other screens somebody fills something in, or reads. */
const openScreens: readonly (RouteName | undefined)[] = ['home', 'market', 'contract', 'demo', 'kline', 'assets']

/**
 * Announces what ended, on whichever screen: a stop, a liquidation, a limit close, an option, and what was closed by hand where
 * no response says so. Its card rises where nothing is in its way; else a line that can be tapped says so.
 */
export function ResultWatch() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isAt = useEffectEvent((screens: readonly (RouteName | undefined)[]) =>
    screens.includes(routeOf(pathname)?.name),
  )
  const announce = useEffectEvent(async (ending: Ending) => {
    // The screen of options shows each as it ends.
    const isShownThere = 'option' in ending.what && isAt(['secondContract'])
    if (!announceOnce(ending) || isShownThere) return undefined
    const [outcome] = await Promise.all([fetchOutcome(ending), moreTexts()])
    // Its response has come meanwhile.
    if (isShown(ending)) return undefined
    // Asked now: whoever was on an open screen may fill something in by the time the answer is there.
    if (isAt(openScreens) && !isBusy() && !useEnding.getState().isOpen) return showEnding(ending)
    return toast(t(outcome?.title ?? 'receipts.closedByUser'), 'info', {
      figures: outcome && shownFigures(outcome),
      says: t('receipts.seeResult'),
      act: () => showEnding(ending),
    })
  })
  useEffect(() => {
    const waiting = new Set<ReturnType<typeof setTimeout>>()
    // The response raises the card itself. A slow one may take a minute, and does so all the same where somebody
    // waits for it; one that is lost, or that another device gets, never does.
    const announceLater = (ending: Ending): void => {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        void announce(ending)
      }, answerWaitMs)
      waiting.add(timer)
    }
    const endAnswers = listenToLateAnswers((ending) => void announce(ending))
    const end = listenToEvents((events) => {
      for (const { isByHand, ...ending } of endingsOf(events)) {
        if (isByHand) announceLater(ending)
        else void announce(ending)
      }
    })
    return () => {
      end()
      endAnswers()
      for (const timer of waiting) clearTimeout(timer)
    }
  }, [])
  useLostCloses()
  const hasLostOrders = useLostOrders().length > 0
  // Whoever goes elsewhere has seen it.
  useEffect(() => closeEnding, [pathname])
  return (
    <>
      <ResultSheet />
      <SaveOffer />
      {hasLostOrders && <LostOrders />}
    </>
  )
}

/** Only while there are any: what it says of them needs the symbols. */
function LostOrders() {
  useLostOrderWatch()
  return null
}
