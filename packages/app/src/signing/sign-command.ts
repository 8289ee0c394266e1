import type { ClientOptions } from '@touchstone/client/client-of'
import { toBase64url } from '@touchstone/wire/base64'
import type { CalledBook } from '@touchstone/signatures/called-book'
import { printIntent } from '@touchstone/signatures/intent-header'
import { signCall } from '@touchstone/signatures/sign-call'
import { answersTo, api } from '../api/api.ts'
import { useSession } from '../api/session.ts'
import { storedText, storeText } from '../device/storage.ts'
import { deviceKeyOf } from './device-keys.ts'

type Asked = Parameters<NonNullable<ClientOptions['sign']>>[0]

/** The header that signs a command of the signed-in person; undefined for what is no command. */
export async function signCommand(asked: Asked): Promise<string | undefined> {
  const userId = useSession.getState().userInfo?.id
  if (userId === undefined) return undefined
  const bookIdOf = (book: CalledBook) => idOf(userId, book)
  const read = async (name: string, fields: object) => (await answersTo(name)).fieldsOf(name, fields)
  const intent = await signCall({ ...asked, device: await deviceKeyOf(userId), read, bookIdOf })
  return intent && printIntent(intent)
}

/** Makes and asks for what the first command takes, so that it need not wait. */
export async function prepareSigning(userId: number): Promise<void> {
  await Promise.all([deviceKeyOf(userId), idOf(userId, { name: 'real' })])
}

/** The public key of this device for a user, as a journal row names it. */
export const deviceIdOf = async (userId: number): Promise<string> => toBase64url((await deviceKeyOf(userId)).publicKey)

/** Books of a user by name. They never change, so that a command need not wait for them once they are known. */
type OwnBooks = Readonly<Record<string, number>>
const nameOf = (userId: number): string => `books ${userId}`
const asked = new Map<number, OwnBooks>()

async function idOf(userId: number, book: CalledBook): Promise<number | undefined> {
  if ('recordId' in book) return Number.parseInt(book.recordId, 10)
  return keptBooks(userId)[book.name] ?? (await askBooks(userId))[book.name]
}

function keptBooks(userId: number): OwnBooks {
  const known = asked.get(userId)
  if (known !== undefined) return known
  try {
    return JSON.parse(storedText(nameOf(userId)) ?? '{}') as OwnBooks
  } catch {
    return {}
  }
}

async function askBooks(userId: number): Promise<OwnBooks> {
  const { books } = await api.bookHeads({})
  const own = Object.fromEntries(books.map(({ world, bookId }) => [world, bookId]))
  asked.set(userId, own)
  storeText(nameOf(userId), JSON.stringify(own))
  return own
}
