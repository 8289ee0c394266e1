import { dayMs } from '@touchstone/domain/time'
import type { Transaction } from '../../../platform/database.ts'
import type { Contact } from './contact.ts'

/**
 * Who cannot read what is sent to the contact that is bound, binds another one so long after asking for it. Meanwhile the
 * present one was told, and a new password, which it takes no more than a code to the present one to set, ends it. After as
 * long again it counts no more. Our choice.
 */
const waitMs = 3 * dayMs

/**
 * Notes that a contact is to take the place of the present one, unless it was noted before. Answers from when it may, and
 * whether this is new.
 */
export async function askForContact(
  transaction: Transaction,
  { userId, contact, at }: { userId: number; contact: Contact; at: number },
): Promise<{ bindableFrom: number; isNew: boolean }> {
  const bindableFrom = at + waitMs
  const noted = await transaction`
    insert into contact_changes as c (user_id, contact, bindable_from)
    values (${userId}, ${contact.address}, ${bindableFrom})
    on conflict (user_id) do update set contact = excluded.contact, bindable_from = excluded.bindable_from
    where c.contact <> excluded.contact or c.bindable_from <= ${at - waitMs}
    returning true`
  if (noted.length > 0) return { bindableFrom, isNew: true }
  const [row] = await transaction<{ bindable_from: bigint }[]>`
    select bindable_from from contact_changes where user_id = ${userId}`
  return { bindableFrom: Number(row?.bindable_from ?? bindableFrom), isNew: false }
}

/** Once a contact is bound, or a new password was set, no other one waits. */
export async function dropContactChange(transaction: Transaction, userId: number): Promise<void> {
  await transaction`delete from contact_changes where user_id = ${userId}`
}
