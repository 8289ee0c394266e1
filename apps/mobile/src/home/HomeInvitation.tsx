import { useTranslation } from 'react-i18next'
import { SandboxChip } from '../market/SandboxChip.tsx'
import { pathTo } from '../routes/paths.ts'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** A visitor's way in: one tap to play money, or an account. */
export function HomeInvitation() {
  const { t } = useTranslation()
  return (
    <Card padded>
      <div className="flex items-start justify-between gap-3">
        <h2 className="max-w-2/3 text-xl font-semibold text-balance">{t('home.inviteTitle')}</h2>
        <SandboxChip />
      </div>
      <p className="mt-1 text-base text-fg-2">{t('home.inviteText')}</p>
      <LinkButton to={pathTo('demo', { start: '1' })} wide className="mt-4">
        {t('home.tryDemo')}
      </LinkButton>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <LinkButton to={pathTo('signIn')} kind="soft" size="md">
          {t('words.logIn')}
        </LinkButton>
        <LinkButton to={pathTo('signIn', { mode: 'register' })} kind="soft" size="md">
          {t('words.register')}
        </LinkButton>
      </div>
    </Card>
  )
}
