import { hasOpenFinding } from '@touchstone/app/proof/open-findings'
import { useProof } from '@touchstone/app/proof/proof-state'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { Notice } from '../ui/Notice.tsx'

/** That this device has found something about the house, until that is forgotten or comes out right again. */
export function FindingLine() {
  const { t } = useTranslation()
  const hasFinding = useProof(hasOpenFinding)
  if (!hasFinding) return null
  return (
    <Notice tone="danger">
      <Link to={pathTo('proof')} className="-my-3 flex items-center gap-2 py-3 font-medium">
        <span className="min-w-0 flex-1">{t('frame.difference')}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0" />
      </Link>
    </Notice>
  )
}
