import { useTranslation } from 'react-i18next'
import { unitCount } from '@touchstone/app/bonds/words'
import { percentText } from '@touchstone/app/format/number-text'
import type { MinerIncome, MinerOrder } from '@touchstone/app/mining/mining.queries'
import { hasRun, worthOfIncomes } from '@touchstone/app/mining/order-figures'
import { Amount } from '../ui/Amount.tsx'
import { usePrivateText } from '../ui/use-private-text.ts'
import { MinerOrderChip } from './MinerOrderChip.tsx'
import { NotReal } from './NotReal.tsx'

type MinerOrderHeroProps = { order: MinerOrder; incomes: readonly MinerIncome[] | undefined }

/** The coins that were paid out, and what they were worth on their days; before the first day, what was put in. */
export function MinerOrderHero({ order, incomes }: MinerOrderHeroProps) {
  const { t } = useTranslation()
  const hidden = usePrivateText()
  const { state, units, amount, currency, coin, paidIncome } = order
  const look = 'text-3xl font-semibold'
  const isOn = hasRun(state)
  const isBack = state === 'declined' || state === 'cancelled'
  const worth = isOn && incomes !== undefined ? worthOfIncomes(incomes, order) : undefined
  return (
    <section>
      <NotReal />
      <div className="mt-2 flex items-start justify-between gap-3 text-sm text-fg-2">
        <span className="min-w-0 break-words">
          {t(
            state === 'running'
              ? 'mining.paidOut'
              : isOn
                ? 'mining.paysInAll'
                : isBack
                  ? 'bonds.cameBack'
                  : 'bonds.setAside',
          )}
        </span>
        <MinerOrderChip state={state} />
      </div>
      {isOn ? (
        <Amount value={paidIncome} fit currency={coin} private className={look} />
      ) : (
        <Amount value={amount} fit toCent currency={currency} private className={look} />
      )}
      {worth !== undefined && (
        <p className="num text-sm text-fg-2">
          ≈ <Amount value={worth.worth} currency={currency} toCent private />{' '}
          {t('mining.worthThen', { share: hidden(percentText(worth.share, 1)) })}
        </p>
      )}
      <p className="num text-sm text-fg-2">
        {t('mining.machinesOf', unitCount(units))} · <Amount value={amount} currency={currency} toCent private />
      </p>
    </section>
  )
}
