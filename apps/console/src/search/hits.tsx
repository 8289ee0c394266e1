import { arrivalStatus } from '../arrivals/arrival-status.ts'
import type { Found } from '@touchstone/wire/console/console-overview'
import type { ReactNode } from 'react'
import { levelText } from '../setup/identity-levels.ts'
import { kindWords } from '../proposals/proposal-kinds.ts'
import { proposalLooks } from '../proposals/proposal-looks.ts'
import { Amount } from '../ui/Amount.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'

/** One thing that was found, and where it is. */
export type Hit = { key: string; what: string; name: ReactNode; detail: ReactNode; time?: string; to: string }

type User = { id: number; account: string }
const ofUser = ({ account, id }: User): string => `${account} #${id}`

const recordWords: Readonly<Record<string, string>> = {
  position: 'Position',
  order: 'Order',
  second_contract: 'Option',
}

/** Everything that was found as one list: users first, as they are searched for most. */
export const hitsOf = (found: Found): Hit[] => [
  ...(found.users ?? []).map(({ id, account, name, email, phone }) => ({
    key: `user ${id}`,
    what: 'User',
    name: name === null ? ofUser({ id, account }) : `${name} · ${ofUser({ id, account })}`,
    detail: [email, phone].filter((each) => each !== null).join(' · '),
    to: `/users/${id}`,
  })),
  ...(found.deposits ?? []).map((deposit) => moneyHit('deposits', 'Deposit', deposit)),
  ...(found.withdrawals ?? []).map((withdrawal) => moneyHit('withdrawals', 'Withdrawal', withdrawal)),
  ...(found.arrivals ?? []).map(arrivalHit),
  ...(found.applications ?? []).map(({ id, user, state, level, time }) => ({
    key: `application ${id}`,
    what: 'Application',
    name: `${id} · ${ofUser(user)}`,
    detail: (
      <span className="row">
        {levelText(level)} <StatusChip status={state} />
      </span>
    ),
    time,
    to: `/identity?state=all&open=${id}`,
  })),
  ...(found.proposals ?? []).map(({ id, kind, state, time }) => ({
    key: `proposal ${id}`,
    what: 'Proposal',
    name: `${id} · ${kindWords[kind]}`,
    detail: <StatusChip {...proposalLooks[state]} />,
    time,
    to: `/proposals?state=all&open=${id}`,
  })),
  ...(found.records ?? []).map(({ id, kind, user, state, time }) => ({
    key: `${kind} ${id}`,
    what: recordWords[kind] ?? kind,
    name: `${id} · ${ofUser(user)}`,
    detail: state.replaceAll('_', ' '),
    time,
    to: `/users/${user.id}?tab=${kind === 'position' ? 'positions' : 'ledger'}`,
  })),
]

type Money = NonNullable<Found['deposits']>[number] | NonNullable<Found['withdrawals']>[number]

const moneyHit = (page: 'deposits' | 'withdrawals', what: string, hit: Money): Hit => {
  const { id, user, state, amount, currency, time } = hit
  return {
    key: `${page} ${id}`,
    what,
    name: `${id} · ${ofUser(user)}`,
    detail: (
      <span className="row">
        <Amount value={amount} currency={currency} /> <StatusChip status={state} />
      </span>
    ),
    time,
    to: `/${page}?${page === 'deposits' ? 'state' : 'stage'}=all&open=${id}`,
  }
}

const arrivalHit = ({
  id,
  reference,
  amount,
  currency,
  depositId,
  isCapital,
  user,
  time,
}: NonNullable<Found['arrivals']>[number]): Hit => ({
  key: `arrival ${id}`,
  what: 'Payment received',
  name: user === null ? reference : `${reference} · ${ofUser(user)}`,
  detail: (
    <span className="row">
      <Amount value={amount} currency={currency} /> <StatusChip status={arrivalStatus(depositId, isCapital)} />
    </span>
  ),
  time,
  to: isCapital
    ? '/arrivals?free=false'
    : depositId === null
      ? '/arrivals?free=true'
      : `/deposits?state=all&open=${depositId}`,
})
