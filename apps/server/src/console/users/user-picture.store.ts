import type { Transaction } from '../../platform/database.ts'

/** Loads what belongs to a user's account: books, the inviter and the invited users, addresses on chains. */
export async function readUserLinks(sql: Transaction, userId: number) {
  const [books, [inviter], [invited], addresses, [times]] = await Promise.all([
    sql<{ id: bigint }[]>`select id from books where user_id = ${userId} order by world desc`,
    sql<{ id: bigint; account: string }[]>`
      select i.id, i.account from users u join users i on i.id = u.inviter_id where u.id = ${userId}`,
    sql<{ count: bigint }[]>`select count(*) as count from users where inviter_id = ${userId}`,
    sql<{ family: string; address: string }[]>`
      select family, address from deposit_addresses where user_id = ${userId} order by family, address`,
    sql<{ active_at: bigint | null; important_online_at: bigint | null }[]>`
      select greatest(active_at, (select max(seen_at) from sessions where user_id = ${userId})) as active_at,
        important_online_at
      from users where id = ${userId}`,
  ])
  const activeAt = times?.active_at ?? null
  const onlineAt = times?.important_online_at ?? null
  return {
    bookIds: books.map(({ id }) => Number(id)),
    inviter: inviter === undefined ? null : { id: Number(inviter.id), account: inviter.account },
    invited: Number(invited?.count ?? 0n),
    addresses: addresses.map(({ family, address }) => ({ network: family, address })),
    activeAt: activeAt === null ? null : Number(activeAt),
    onlineAt: onlineAt === null ? null : Number(onlineAt),
  }
}
