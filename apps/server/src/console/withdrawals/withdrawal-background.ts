import type { WithdrawalBackground } from '@touchstone/wire/console/withdrawal-background'
import { printWireTime } from '@touchstone/wire/wire-time'
import { isSameName } from '../../features/deposits/credit-differences.ts'
import type { Guard } from '../../features/funds-guard/guards.store.ts'
import { accountUsableFrom } from '../../features/funds-guard/withdrawal-waits.ts'
import { type BackgroundDeps, personKnown, sharersPrinted } from '../background/person-background.ts'
import { sharersOf } from '../background/shared-accounts.store.ts'
import type { QueuedWithdrawal } from './console-withdrawals.store.ts'
import { type BoundHere, boundAccount } from './withdrawal-background.store.ts'

type Asked = { found: QueuedWithdrawal; kind: 'bank' | 'chain'; operatorId: number; at: number }

/** What a decision about a withdrawal needs to know of its user, as it is now. Only reads. */
export async function backgroundOf(deps: BackgroundDeps, asked: Asked): Promise<WithdrawalBackground | undefined> {
  const { found, kind, operatorId, at } = asked
  const { userId, withdrawal } = found
  const { destination } = withdrawal
  const { sql } = deps
  const person = await personKnown(deps, { userId, operatorId, at, except: withdrawal.id })
  if (person === undefined) return undefined
  const { known, guard } = person
  const account = await boundAccount(sql, { userId, ...destination })
  const bound = { userId, kind, target: destination.target }
  const { name } = known.identity
  const isHolder = kind === 'chain' ? null : name !== null && isSameName(name, destination.holder)
  return {
    ...known,
    identity: { ...known.identity, isHolder },
    account: account === undefined ? null : printedAccount(account),
    sharedWith: await sharersPrinted(sql, (await sharersOf(sql, [bound]))(bound)),
    waits: withAccount(
      known.waits,
      usableFromOf(account, guard, { at, waitMs: deps.house.settings().funds.waitMs }),
      at,
    ),
  }
}

const printedAccount = ({ label, createdAt, changedAt }: BoundHere): WithdrawalBackground['account'] => ({
  label,
  createdTime: printWireTime(createdAt),
  changedTime: printWireTime(changedAt),
})

const usableFromOf = (account: BoundHere | undefined, guard: Guard, now: { at: number; waitMs: number }): number =>
  account === undefined ? 0 : accountUsableFrom(account, guard, now)

/** The waits of a person, and that of a new account, which comes right after changed secrets. */
function withAccount(
  waits: WithdrawalBackground['waits'],
  usableFrom: number,
  at: number,
): WithdrawalBackground['waits'] {
  if (usableFrom <= at) return waits
  const before = waits.filter(({ kind }) => kind === 'recovery_code' || kind === 'secret_changed')
  return [...before, { kind: 'account_new', untilAtMs: usableFrom, text: '' }, ...waits.slice(before.length)]
}
