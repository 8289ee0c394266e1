import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

type NoPasswordProps = {
  product: { passwordFrom: string; currency: string }
  /** What is typed takes the password. */
  isOver: boolean
  /** The most that takes none; undefined where everything takes it. */
  less: { amount: string; onPick: () => void } | undefined
}

/** Of somebody who could put in so much, and has no withdrawal password: the most without one, and the way to one. */
export function NoPassword({ product: { passwordFrom, currency }, isOver, less }: NoPasswordProps) {
  const { t } = useTranslation()
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('withdrawalPassword')}>
            {t('investments.setPassword')}
          </LinkButton>
          {less !== undefined && (
            // It has its room before: nothing moves while one types.
            <Button kind="soft" size="sm" className={clsx('bg-surface!', !isOver && 'invisible')} onClick={less.onPick}>
              {t('investments.use', { amount: quantityText(less.amount), currency })}
            </Button>
          )}
        </div>
      }
    >
      {t('investments.needsPassword', { amount: quantityText(passwordFrom), currency })}
    </Notice>
  )
}
