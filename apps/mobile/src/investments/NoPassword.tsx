import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { quantityText } from '@touchstone/app/format/print-money'
import { mostWithoutPassword } from '@touchstone/app/investments/invest-form'
import type { ProductDetail } from '@touchstone/app/investments/investments.queries'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

type NoPasswordProps = {
  product: ProductDetail
  /** What is typed takes the password. */
  isOver: boolean
  onLess: (amount: string) => void
}

/** Of somebody who could put in so much, and has no withdrawal password: the most without one, and the way to one. */
export function NoPassword({ product, isOver, onLess }: NoPasswordProps) {
  const { t } = useTranslation()
  const { passwordFrom, currency } = product
  const less = mostWithoutPassword(product)
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('withdrawalPassword')}>
            {t('investments.setPassword')}
          </LinkButton>
          {less !== undefined && (
            // It has its room before: nothing moves while one types.
            <Button
              kind="soft"
              size="sm"
              className={clsx('bg-surface!', !isOver && 'invisible')}
              onClick={() => onLess(less)}
            >
              {t('investments.buy', { amount: quantityText(less), currency })}
            </Button>
          )}
        </div>
      }
    >
      {t('investments.needsPassword', { amount: quantityText(passwordFrom), currency })}
    </Notice>
  )
}
