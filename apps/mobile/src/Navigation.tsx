import { useTranslation } from 'react-i18next'
import { routes } from './routes/paths.ts'
import { useOpenPositions } from '@touchstone/app/positions/positions.queries'
import { hasOpenFinding } from '@touchstone/app/proof/open-findings'
import { useProof } from '@touchstone/app/proof/proof-state'
import { icons } from './ui/icons.ts'
import { TabBar } from './ui/TabBar.tsx'

/** The bottom navigation: the specification's four. */
export function Navigation() {
  const { t } = useTranslation()
  const openPositions = useOpenPositions('real')
  const hasFinding = useProof(hasOpenFinding)
  return (
    <TabBar
      items={[
        { path: routes.home.path, label: t('frame.home'), icon: <icons.home className="size-6" aria-hidden /> },
        {
          path: routes.market.path,
          label: t('frame.market'),
          icon: <icons.market className="size-6" aria-hidden />,
        },
        {
          path: routes.contract.path,
          label: t('frame.contract'),
          icon: <icons.contract className="size-6" aria-hidden />,
          badge: openPositions.data?.length ?? 0,
        },
        {
          path: routes.my.path,
          label: t('frame.personal'),
          icon: <icons.my className="size-6" aria-hidden />,
          dot: hasFinding ? t('frame.difference') : undefined,
        },
      ]}
    />
  )
}
