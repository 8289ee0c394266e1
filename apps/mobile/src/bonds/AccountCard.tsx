import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountStanding, accountStanding, partOf } from '@touchstone/app/bonds/bond-figures'
import type { Bond, BondHistory, BondMovement } from '@touchstone/app/bonds/bonds.queries'
import { bondDayText } from '@touchstone/app/bonds/words'
import { serverMoment } from '@touchstone/app/time/moments'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Row } from '../ui/Row.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { type ChipTone, StatusChip } from '../ui/StatusChip.tsx'

/** Our choice: the newest ones say how an issuer pays. */
const shownMovements = 3

const chips: Readonly<Record<AccountStanding['is'], { tone: ChipTone; icon: ReactNode }>> = {
  late: { tone: 'danger', icon: <TriangleAlert aria-hidden /> },
  short: { tone: 'warn', icon: <Clock aria-hidden /> },
  covers: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  waits: { tone: 'neutral', icon: <CircleCheck aria-hidden /> },
}

type AccountCardProps = {
  bond: Bond
  query: UseQueryResult<BondHistory>
  /** Of an order: their part of what is there is shown too. */
  units?: number
}

/** The account that alone pays: what is in it, what it has to pay next, and what came and went. One that fell short has none. */
export function AccountCard({ bond, query, units }: AccountCardProps) {
  const { t } = useTranslation()
  const isOn = bond.startDay !== null
  if (bond.state === 'failed') return null
  return (
    <Card className="flex flex-col">
      <div className="flex flex-col gap-3 p-4">
        <h2 className="text-base font-semibold">{t('bonds.account')}</h2>
        <p className="text-sm text-fg-2">{t('bonds.accountText')}</p>
        {!isOn && <p className="text-sm text-fg-2">{t('bonds.accountEmpty')}</p>}
      </div>
      {isOn && (
        <Loaded query={query} skeleton={<SkeletonRows count={2} />}>
          {(history) => (
            <>
              <Standing bond={bond} history={history} units={units} />
              <Movements movements={history.movements} />
            </>
          )}
        </Loaded>
      )}
    </Card>
  )
}

type StandingProps = { bond: Bond; history: BondHistory; units: number | undefined }

function Standing({ bond, history: { schedule, payments }, units }: StandingProps) {
  const { t } = useTranslation()
  const { currency, escrow } = bond
  const standing = accountStanding(bond, schedule, payments[0]?.day)
  const { is, due, dueDay, part } = standing
  const day = dueDay === null ? '' : bondDayText(dueDay)
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <span className="flex">
        <StatusChip {...chips[is]}>{t(`bonds.accountState.${is}`, { day })}</StatusChip>
      </span>
      {is !== 'waits' && (
        <div aria-hidden className="h-2.5 overflow-clip rounded-full bg-surface-2">
          <div
            className={clsx('h-full rounded-full', is === 'late' ? 'bg-danger-fill' : 'bg-accent-fill')}
            style={{ width: `${part}%` }}
          />
        </div>
      )}
      <Facts
        items={[
          { label: t('bonds.inAccount'), value: <Amount value={escrow} currency={currency} toCent /> },
          ...(is === 'waits'
            ? []
            : [
                {
                  label: is === 'late' ? t('bonds.owedToAll') : t('bonds.dueOn', { day }),
                  value: <Amount value={due} currency={currency} toCent />,
                },
                ...(units === undefined
                  ? []
                  : [
                      {
                        label: t('bonds.yourPart'),
                        value: <Amount value={partOf(bond, due, units)} currency={currency} toCent private />,
                      },
                    ]),
              ]),
        ]}
      />
    </div>
  )
}

function Movements({ movements }: { movements: readonly BondMovement[] }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  if (movements.length === 0)
    return <p className="border-t border-border px-4 py-3 text-sm text-fg-2">{t('bonds.noMovements')}</p>
  const shown = isWhole ? movements : movements.slice(0, shownMovements)
  return (
    <>
      <ul className="divide-y divide-border border-t border-border">
        {shown.map(({ direction, amount, reference, time }) => (
          <li key={`${time} ${direction} ${reference} ${amount}`}>
            <Row
              title={t(`bonds.${direction}`)}
              sub={t('bonds.reference', { reference })}
              right={<Amount value={direction === 'to_issuer' ? `-${amount}` : amount} sign toCent />}
              rightSub={serverMoment(time)}
            />
          </li>
        ))}
      </ul>
      {shown.length < movements.length && (
        <div className="grid place-items-center border-t border-border py-1">
          <Button kind="ghost" size="md" onClick={() => setWhole(true)}>
            {t('bonds.showAll', { number: movements.length })}
          </Button>
        </div>
      )}
    </>
  )
}
