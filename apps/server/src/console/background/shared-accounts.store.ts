import type { Transaction } from '../../platform/database.ts'

/** An account as it was bound: a bank account's number, or an address. */
export type BoundAccount = { userId: number; kind: 'bank' | 'chain'; target: string }

/** Somebody else who has bound the same account, or had: `removedAt` is null while it is bound. */
export type Sharing = { userId: number; createdAt: number; removedAt: number | null }

/** Two accounts with one key are the same account: an address in other capitals is the same address. */
const keyOf = ({ userId, kind, target }: BoundAccount): string => `${userId} ${kind} ${target.toLowerCase()}`

/** Who else has bound each of these accounts, whatever the channel, first ones first; by `user kind target`. */
export async function sharersOf(
  sql: Transaction,
  accounts: readonly BoundAccount[],
): Promise<(account: BoundAccount) => readonly Sharing[]> {
  if (accounts.length === 0) return () => []
  const rows = await sql<
    { user_id: bigint; kind: string; target: string; created_at: bigint; removed_at: bigint | null }[]
  >`
    select user_id, kind, lower(target) as target, created_at, removed_at from settlement_accounts
    where lower(target) = any(${accounts.map(({ target }) => target.toLowerCase())}::text[]) order by created_at, id`
  const byKey = new Map(
    accounts.map((account) => {
      const { userId, kind, target } = account
      const others = rows.filter(
        (row) => Number(row.user_id) !== userId && row.kind === kind && row.target === target.toLowerCase(),
      )
      return [keyOf(account), oneEach(others)] as const
    }),
  )
  return (account) => byKey.get(keyOf(account)) ?? []
}

type Row = { user_id: bigint; created_at: bigint; removed_at: bigint | null }

/** One a user: since when they first had it, and whether they have it still. */
function oneEach(rows: readonly Row[]): Sharing[] {
  const byUser = new Map<number, Sharing>()
  for (const { user_id, created_at, removed_at } of rows) {
    const userId = Number(user_id)
    const before = byUser.get(userId)
    const removedAt = removed_at === null ? null : Number(removed_at)
    const isBound = removedAt === null || before?.removedAt === null
    byUser.set(userId, {
      userId,
      createdAt: before?.createdAt ?? Number(created_at),
      removedAt: isBound ? null : removedAt,
    })
  }
  return [...byUser.values()]
}
