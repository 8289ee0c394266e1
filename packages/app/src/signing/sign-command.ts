import type { ClientOptions } from '@touchstone/client/client-of'
import { toBase64url } from '@touchstone/signatures/base64url'
import type { CalledBook } from '@touchstone/signatures/called-book'
import { printIntent } from '@touchstone/signatures/intent-header'
import { signCall } from '@touchstone/signatures/sign-call'
import { api } from '../api/api.ts'
import { useSession } from '../api/session.ts'
import { deviceKeyOf } from './device-keys.ts'

type Asked = Parameters<NonNullable<ClientOptions['sign']>>[0]

/** The header that signs a command of the signed-in person; undefined for what is no command. */
export async function signCommand(asked: Asked): Promise<string | undefined> {
  const userId = useSession.getState().userInfo?.id
  if (userId === undefined) return undefined
  const bookIdOf = (book: CalledBook) => idOf(userId, book)
  const intent = await signCall({ ...asked, device: await deviceKeyOf(userId), bookIdOf })
  return intent && printIntent(intent)
}

/** Makes and asks for what the first command takes, so that it need not wait. */
export async function prepareSigning(userId: number): Promise<void> {
  await Promise.all([deviceKeyOf(userId), idOf(userId, { name: 'real' })])
}

/** The public key of this device for a user, as a journal row names it. */
export const deviceIdOf = async (userId: number): Promise<string> => toBase64url((await deviceKeyOf(userId)).publicKey)

let ids: { userId: number; byName: ReadonlyMap<string, number> } | undefined

async function idOf(userId: number, book: CalledBook): Promise<number | undefined> {
  if ('recordId' in book) return Number.parseInt(book.recordId, 10)
  const known = ids?.userId === userId ? ids.byName.get(book.name) : undefined
  if (known !== undefined) return known
  const { books } = await api.bookHeads({})
  ids = { userId, byName: new Map(books.map(({ world, bookId }) => [world, bookId])) }
  return ids.byName.get(book.name)
}
