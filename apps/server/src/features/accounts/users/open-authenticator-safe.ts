import { loadFileKey } from '../../files/file-key.ts'
import type { FilesOptions } from '../../files/open-files.ts'
import type { Sql } from '../../../platform/database.ts'
import { type AuthenticatorSafe, createAuthenticatorSafe, prefixOfKey } from './authenticator-safe.ts'
import { countSealedOtherwise, findPlainSecrets, putSealedSecret } from './plain-secrets.store.ts'

/** Secrets sealed before the next are read. Our choice. */
const atOnce = 500

/**
 * Opens the safe for secrets of authenticators, under the key of files. First seals secrets that an earlier version
 * stored in plain text, so that running code never reads a plain one; prints how many there were, and how many need
 * another key.
 * @throws with a message for the operator if the key is malformed.
 */
export async function openAuthenticatorSafe(
  { folder, key: given }: Pick<FilesOptions, 'folder' | 'key'>,
  { sql, say }: { sql: Sql; say: (line: string) => void },
): Promise<AuthenticatorSafe> {
  const key = await loadFileKey(given, folder)
  const safe = createAuthenticatorSafe(key)
  const count = await sealPlain(sql, safe)
  if (count > 0) say(`encrypted ${count} authenticator keys that were stored in plain text`)
  const lost = await countSealedOtherwise(sql, prefixOfKey(key))
  if (lost > 0)
    say(
      `${lost} authenticator keys cannot be read: they were encrypted with another key, so their owners cannot sign in`,
    )
  return safe
}

async function sealPlain(sql: Sql, safe: AuthenticatorSafe): Promise<number> {
  let count = 0
  for (;;) {
    const plain = await findPlainSecrets(sql, atOnce)
    if (plain.length === 0) return count
    await sql.begin(async (transaction) => {
      for (const each of plain) await putSealedSecret(transaction, each, safe.seal(each.owner, each.secret))
    })
    count += plain.length
  }
}
