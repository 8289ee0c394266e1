import type { ConsoleWithdrawal } from '@touchstone/wire/console/console-withdrawals'
import type { WithdrawalBackground as Background } from '@touchstone/wire/console/withdrawal-background'
import { useQuery } from '@tanstack/react-query'
import { holderWords, warningsOf } from '../background/background-words.ts'
import { PersonFacts } from '../background/PersonFacts.tsx'
import { Warnings } from '../background/Warnings.tsx'
import type { Fact } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Time } from '../ui/Time.tsx'
import { backgroundQuery } from './background-query.ts'

/** What a decision about a withdrawal needs to know of its user: who they are and what they did. */
export function WithdrawalBackground({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
  const background = useQuery(backgroundQuery(withdrawal.id))
  return (
    <Loaded of={background}>{(known) => <PersonFacts known={known} who={accountFacts(known, withdrawal)} />}</Loaded>
  )
}

/** The reasons against the withdrawal, above everything else; nothing while they load. */
export function WithdrawalWarnings({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
  const { data: known } = useQuery(backgroundQuery(withdrawal.id))
  if (known === undefined) return null
  return (
    <Warnings
      warnings={warningsOf(known, withdrawal)}
      sharedWith={known.sharedWith}
      shared="This account is also used by"
    />
  )
}

const accountFacts = (
  { identity, account }: Background,
  { destination }: ConsoleWithdrawal,
): readonly (Fact | undefined)[] => [
  destination.kind === 'bank' ? ['Holder is the verified name', holderWords(identity)] : undefined,
  ['Account added', account === null ? 'Removed' : <Time key="bound" at={account.createdTime} />],
  account === null || account.changedTime === account.createdTime
    ? undefined
    : ['Account changed', <Time key="changed" at={account.changedTime} />],
]
