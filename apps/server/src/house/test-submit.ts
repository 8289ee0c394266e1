import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { clientKeyOf } from '../executor/client-key.ts'
import type { HousePort, SubmitRefusal, UserOutcome } from './house-port.ts'

type Answered =
  | Exclude<UserOutcome, { kind: 'refused' }>
  | { kind: 'refused'; refusal: SubmitRefusal | { kind: 'key_malformed' } }

/** Submits a user's command under any key, as a call of the API does. */
export async function submitUnder(
  house: Pick<HousePort, 'submit'>,
  uuid: string,
  { bookId, command, named }: { bookId: number; command: UserCommand; named?: Parameters<HousePort['submit']>[3] },
): Promise<Answered> {
  const key = clientKeyOf(uuid)
  return key.ok ? house.submit(bookId, key.value, command, named) : { kind: 'refused', refusal: key.refusal }
}
