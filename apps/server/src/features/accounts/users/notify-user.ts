import { compose } from '../../delivery/compose.ts'
import type { DeliveryKind } from '../../delivery/texts/delivery-kinds.ts'
import type { Deliver } from '../../delivery/send-deliveries.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { User } from './users.store.ts'

/** A notice that comes late is still one. */
const noticeForMs = 24 * 3_600_000

/** Notifies an account's holder where no message of the app reaches: by e-mail, else by phone, else not at all. */
export async function notifyUser(
  transaction: Transaction,
  deliver: Deliver,
  { user, kind, at }: { user: Pick<User, 'id' | 'email' | 'phone' | 'language'>; kind: DeliveryKind; at: number },
): Promise<void> {
  const { id: userId, language } = user
  const channel = user.email === undefined ? 'sms' : 'email'
  const to = user.email ?? user.phone
  if (to === undefined) return
  const { subject, text } = compose(kind, { language, channel })
  await deliver(transaction, { channel, to, subject, text, language, userId, at, expiresAt: at + noticeForMs })
}
