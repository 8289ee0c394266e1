import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

export function AddLink() {
  const { t } = useTranslation()
  return (
    <LinkButton wide to={pathTo('settlementAccounts', { form: 'add' })}>
      <Plus aria-hidden className="size-5" />
      {t('settlementAccounts.add')}
    </LinkButton>
  )
}
