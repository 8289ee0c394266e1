import { useTranslation } from 'react-i18next'
import { useIsSignedIn } from '@touchstone/app/api/session'
import { toast } from '@touchstone/app/feedback/toast'
import { whenNoCardIsOpen } from '@touchstone/app/results/endings'
import { useSaveOffer } from '@touchstone/app/sessions/use-save-offer'
import { DemoInvitation } from '../demo/DemoInvitation.tsx'
import { pathTo } from '../routes/paths.ts'
import { TradeScreen } from './TradeScreen.tsx'

/** By then the card of the close has risen. Our choice. */
const offerAfterMs = 2_000

/** Trading with play money; a visitor is invited, and becomes a guest in one tap. */
export function DemoScreen() {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()
  useSaveOffer(() => {
    setTimeout(() => {
      // Nobody is asked for anything while they look at what their close has brought.
      whenNoCardIsOpen(() => {
        toast(t('sessions.saveOffer'), 'info', { says: t('sessions.saveAct'), to: pathTo('saveAccount') })
      })
    }, offerAfterMs)
  })
  return <div aria-label={t('demo.title')}>{isSignedIn ? <TradeScreen book="demo" /> : <DemoInvitation />}</div>
}
