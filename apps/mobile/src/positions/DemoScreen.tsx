import { useTranslation } from 'react-i18next'
import { useIsSignedIn } from '@touchstone/app/api/session'
import { DemoInvitation } from '../demo/DemoInvitation.tsx'
import { TradeScreen } from './TradeScreen.tsx'

/** Trading with play money; a visitor is invited, and becomes a guest in one tap. */
export function DemoScreen() {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()
  return <section aria-label={t('demo.title')}>{isSignedIn ? <TradeScreen book="demo" /> : <DemoInvitation />}</section>
}
