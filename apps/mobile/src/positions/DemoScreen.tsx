import { useTranslation } from 'react-i18next'
import { useIsSignedIn } from '@touchstone/app/api/session'
import { toast } from '@touchstone/app/feedback/toast'
import { useSaveOffer } from '@touchstone/app/sessions/use-save-offer'
import { DemoInvitation } from '../demo/DemoInvitation.tsx'
import { DemoWelcome } from '../demo/DemoWelcome.tsx'
import { pathTo } from '../routes/paths.ts'
import { TradeScreen } from './TradeScreen.tsx'

/** Long enough to see what the close has brought. Our choice. */
const offerAfterMs = 4_000

/** Trading with play money; a visitor is invited, and becomes a guest in one tap. */
export function DemoScreen() {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()
  useSaveOffer(() => {
    const offer = { says: t('sessions.saveAct'), to: pathTo('saveAccount') }
    setTimeout(() => toast(t('sessions.saveOffer'), 'info', offer), offerAfterMs)
  })
  return (
    <div aria-label={t('demo.title')}>
      {isSignedIn ? <TradeScreen book="demo" /> : <DemoInvitation />}
      {isSignedIn && <DemoWelcome />}
    </div>
  )
}
