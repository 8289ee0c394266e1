import { useTranslation } from 'react-i18next'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { quantityText } from '@touchstone/app/format/print-money'
import { useNow } from '@touchstone/app/time/use-now'
import { FindingOut } from '../investments/FindingOut.tsx'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { BackUntil } from './BackUntil.tsx'

const beatMs = 15_000

type LendFooterProps = {
  bond: Bond
  /** Of the units that are chosen; empty while they cannot be sent. */
  amount: string
  reason: string | undefined
  needsTest: boolean
  isBusy: boolean
  /** No answer came: it is looked for, and can be asked for again. */
  isLost: boolean
  thenPassword: boolean
  onLend: () => void
}

/** The main act: to the test for who has not taken it, else to lend. */
export function LendFooter({ bond, amount, reason, needsTest, isBusy, isLost, ...rest }: LendFooterProps) {
  const { t } = useTranslation()
  const nowMs = useNow(beatMs, true)
  const { id, currency, closesAtMs } = bond
  if (needsTest && !isLost)
    return (
      <LinkButton wide to={pathTo('bondTest', { id })}>
        {t('bonds.testAct')}
      </LinkButton>
    )
  return (
    <>
      {isLost && <FindingOut />}
      <Button wide busy={isBusy} reason={reason} onClick={rest.onLend}>
        {isLost ? t('investments.askAgain') : t('bonds.lend', { amount: quantityText(amount), currency })}
      </Button>
      {closesAtMs !== null && (
        <p className="text-center text-xs text-fg-2">
          <BackUntil untilMs={closesAtMs} nowMs={nowMs} /> {rest.thenPassword && t('investments.thenPassword')}
        </p>
      )}
    </>
  )
}
