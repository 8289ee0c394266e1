import { audit } from '../audit/audit.ts'
import type { Sql } from '../../platform/database.ts'
import { authenticatorUrl, newAuthenticatorSecret } from '../../features/accounts/users/authenticator.ts'
import type { AuthenticatorSafe } from '../../features/accounts/users/authenticator-safe.ts'
import type { Passwords } from '../../features/accounts/users/passwords.ts'
import { randomSigns } from '../../features/accounts/users/unambiguous.ts'
import { countOperators, insertOperator } from './operators.store.ts'
import { ownerName } from '../../features/accounts/users/owner-name.ts'

/** Three: whoever credits a deposit neither approves nor pays a withdrawal of the same user, and those may take two. */
const firstCount = 3
/**
 * With six signs that nobody outside knows: whoever wants to try passwords has to guess the name too, and no answer tells
 * that they have.
 */
const firstName = (number: number): string => `admin-${number}-${randomSigns(6).toLowerCase()}`
const passwordLength = 20
/** How an authenticator app names the console. */
export const consoleIssuer = 'Touchstone console'

/**
 * Creates the first operators if there are none, so that enough can decide from the first day. Returns in lines what
 * each needs to sign in; it is stored nowhere else.
 */
export async function makeFirstOperators(
  sql: Sql,
  { passwords, safe, at }: { passwords: Passwords; safe: AuthenticatorSafe; at: number },
): Promise<string[]> {
  if ((await countOperators(sql)) > 0) return []
  const operators = await Promise.all(
    Array.from({ length: firstCount }, async (_, index) => {
      const name = firstName(index + 1)
      const [password, secret] = [randomSigns(passwordLength), newAuthenticatorSecret()]
      return { name, password, secret, passwordHash: await passwords.hash(password) }
    }),
  )
  await sql.begin(async (tx) => {
    for (const { name, passwordHash, ...made } of operators) {
      const secret = safe.seal({ operator: name }, made.secret)
      // The owner of the machine created them: they need no waiting time before signing as the second operator.
      const id = await insertOperator(tx, { name, roles: ['admin'], passwordHash, secret, createdAt: at, since: 0 })
      if (id === undefined) throw new Error(`operator ${name} already exists`)
      await audit(tx, {
        at,
        operatorId: 0,
        act: 'first_operator_made',
        subject: ownerName({ operatorId: id }),
        details: { name },
      })
    }
  })
  return [
    'three operators were created, who sign in at /console/; this is shown only now, so note it and give each to another person:',
    ...operators.flatMap(({ name, password, secret }) => [
      `  ${name}: password ${password}, key for an authenticator app ${secret}`,
      `    the same key as a link: ${authenticatorUrl(secret, name, consoleIssuer)}`,
    ]),
  ]
}
