import { ok, refuse } from '@touchstone/domain/result'
import type { sessions } from '@touchstone/wire/sessions'
import type { HandlersOf } from '../../../api/handler.ts'
import type { Sql } from '../../../platform/database.ts'
import { createLockWaits, isLockTimeout } from '../../../platform/lock-waits.ts'
import { acceptedText, recordAcceptance } from '../../agreements/agreements.store.ts'
import { contactOf } from '../users/contact.ts'
import { createUser } from '../users/create-user.ts'
import { checkPasswordStrength } from '../users/password-strength.ts'
import { isReservedName } from '../users/reserved-names.ts'
import { randomSigns } from '../users/unambiguous.ts'
import { accountExists, findInviter, lockContact } from '../users/users.store.ts'
import { spendCode, tryCode } from './codes.store.ts'
import { askerOf } from './send-code.ts'
import { openBooks, openSession, type SignInDeps } from './sign-in.ts'

type Making = HandlersOf<Pick<typeof sessions, 'register' | 'guest'>>

const initialPasswordLength = 12
/** The specification's. */
const defaultCountryCode = 'US'

/** Anybody may register, and where the audit log is held up, whoever does holds a connection meanwhile. Our choice. */
const noting = { patient: 2, patientMs: 1_000, othersMs: 50 }

/** The calls that make an account. */
export const makeAccountHandlers = (deps: SignInDeps): Making => ({
  register: registering(deps),
  guest: makingGuest(deps),
})

function registering(deps: SignInDeps): Making['register'] {
  const noteInTime = createLockWaits(noting)
  const register: Making['register'] = async (request, visit) => {
    if (!request.agreement) return refuse({ kind: 'agreement_required' })
    const contact = contactOf(request)
    if (!contact.ok) return contact
    const strong = checkPasswordStrength(request.password, { account: undefined, contact: contact.value.address })
    if (!strong.ok) return strong
    const inviter = await inviterOf(deps.sql, request.inviteCode)
    if (!inviter.ok) return inviter
    const { at, language } = visit
    const agreed = await acceptedText(deps.sql, { sha256: request.agreementSha256, language })
    if (!agreed.ok) return agreed
    const asker = await askerOf(deps.sql, { purpose: 'register', userId: undefined }, visit)
    const codeId = await tryCode(deps.sql, contact.value, { purpose: 'register', asker, code: request.code, at })
    if (codeId === undefined) return refuse({ kind: 'code_wrong' })
    const passwordHash = await deps.passwords.hash(request.password)
    const made = await deps.sql.begin(async (transaction) => {
      await lockContact(transaction, contact.value)
      if (!(await spendCode(transaction, codeId, at))) return undefined
      const user = await createUser(transaction, deps.addMessage, {
        account: undefined,
        contact: contact.value,
        countryCode: contact.value.countryCode ?? request.countryCode,
        passwordHash,
        inviterId: inviter.value,
        language,
        at,
      })
      if (user === undefined) return undefined
      const { userId } = user
      const token = await openSession(transaction, userId, visit)
      const accepted = { text: agreed.value, userId, occasion: 'registration', at } as const
      await noteInTime(transaction, () => recordAcceptance(transaction, deps.noteAcceptance, accepted))
      return { ...user, token }
    })
    if (made === undefined) return refuse({ kind: 'code_wrong' })
    await openBooks(deps.books, made.userId)
    return ok({ token: made.token })
  }
  return async (...asked) => {
    try {
      return await register(...asked)
    } catch (error) {
      if (isLockTimeout(error)) return refuse({ kind: 'overloaded', seconds: 1 })
      throw error
    }
  }
}

function makingGuest(deps: SignInDeps): Making['guest'] {
  return async (request, visit) => {
    const { at, language } = visit
    if (request.account !== undefined && isReservedName(request.account)) return refuse({ kind: 'name_reserved' })
    if (request.account !== undefined && (await accountExists(deps.sql, request.account)))
      return refuse({ kind: 'account_exists_log_in' })
    const inviter = await inviterOf(deps.sql, request.inviteCode)
    if (!inviter.ok) return inviter
    const initialPassword = randomSigns(initialPasswordLength)
    const passwordHash = await deps.passwords.hash(initialPassword)
    const made = await deps.sql.begin(async (transaction) => {
      const user = await createUser(transaction, deps.addMessage, {
        account: request.account,
        contact: undefined,
        countryCode: defaultCountryCode,
        passwordHash,
        inviterId: inviter.value,
        language,
        at,
      })
      if (user === undefined) return undefined
      return { ...user, token: await openSession(transaction, user.userId, visit) }
    })
    if (made === undefined) return refuse({ kind: 'account_exists_log_in' })
    await openBooks(deps.books, made.userId)
    return ok({ token: made.token, account: made.account, initialPassword })
  }
}

/** Finds the inviter; an empty code belongs to nobody. */
async function inviterOf(sql: Sql, inviteCode: string) {
  const typed = inviteCode.trim()
  if (typed === '') return ok(undefined)
  const inviterId = await findInviter(sql, typed)
  return inviterId === undefined ? refuse({ kind: 'invitation_code_unknown' }) : ok(inviterId)
}
