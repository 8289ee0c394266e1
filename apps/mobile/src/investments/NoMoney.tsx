import { useTranslation } from 'react-i18next'
import { usePlayMoneyState } from '@touchstone/app/play-money/play-money.queries'
import { PlayMoneyLine } from '../play-money/PlayMoneyLine.tsx'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

/** The way to money alone: that there is none, the main button says. In a sandbox there is play money, right here. */
export function NoMoney() {
  const { t } = useTranslation()
  const { amount = null } = usePlayMoneyState().data ?? {}
  if (amount !== null) return <PlayMoneyLine />
  return (
    <LinkButton kind="soft" size="md" wide to={pathTo('deposit')}>
      {t('investments.addMoney')}
    </LinkButton>
  )
}
