import { type ApplyFacts, applyForLevel, editLevel, type SoughtLevel } from '@touchstone/domain/identity/application'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import { identityTriesADay } from '@touchstone/wire/identity'
import { dayStart } from '@touchstone/domain/time'
import type { Refused } from '../../api/handler.ts'
import { addMessage } from '../messages/add-message.ts'
import type { Transaction } from '../../platform/database.ts'
import { isGuest, requireUser } from '../accounts/users/users.store.ts'
import { type AdvancedBody, type ApplicationBody, type BasicBody, hasAdvanced, hasBasic } from './application-body.ts'
import { checkBasic } from './check-basic.ts'
import { announceIdentity } from './identity-feed.ts'
import {
  type Application,
  changeBody,
  countSince,
  findApplication,
  insertApplication,
  lockIdentity,
  newestOf,
  verifiedLevel,
} from './identity.store.ts'

type Who = { userId: number; at: number }
type Submitted = Result<Application, Refused>
type Standing = { facts: ApplyFacts; newest: Application | undefined }

/** What is known of a level of a user. */
export async function standingOf(sql: Transaction, { userId, at }: Who, level: SoughtLevel): Promise<Standing> {
  const newest = await newestOf(sql, userId, level)
  const today = await countSince(sql, userId, level, dayStart(at))
  return {
    newest,
    facts: {
      verifiedLevel: await verifiedLevel(sql, userId),
      newest: newest?.state,
      today,
      triesADay: identityTriesADay,
    },
  }
}

/** Submits data of a level, checked before anything else is: whether it may be, by whom, and what it says. */
export async function submitIdentity(transaction: Transaction, who: Who, stated: ApplicationBody): Promise<Submitted> {
  await lockIdentity(transaction, `of ${who.userId}`)
  if (isGuest(await requireUser(transaction, who.userId))) return refuse({ kind: 'contact_required' })
  const level = 'basic' in stated ? 1 : 2
  const { facts } = await standingOf(transaction, who, level)
  const applying = applyForLevel(level, facts)
  return applying.ok ? insert(transaction, who, stated) : applying
}

async function insert(transaction: Transaction, { userId, at }: Who, stated: ApplicationBody): Promise<Submitted> {
  const level = 'basic' in stated ? 1 : 2
  const checked =
    'basic' in stated
      ? await checkBasic(transaction, stated.basic, { userId, at })
      : ok({ body: stated, document: null })
  if (!checked.ok) return checked
  const id = await insertApplication(transaction, { userId, level, ...checked.value, submittedAt: at })
  const details = { level }
  await addMessage(transaction, {
    userId,
    category: 'system',
    kind: 'identity_submitted',
    details,
    source: `identity:${id}:submitted`,
    at,
  })
  await announceIdentity(transaction, id)
  return ok(await required(transaction, id))
}

export type IdentityChange = {
  [Name in keyof (BasicBody & AdvancedBody)]?: (BasicBody & AdvancedBody)[Name] | undefined
}

/** Changes some of what is sought next: in place while nobody looks at it, after a rejection as a new submission. */
export async function changeIdentity(transaction: Transaction, who: Who, change: IdentityChange): Promise<Submitted> {
  await lockIdentity(transaction, `of ${who.userId}`)
  if (isGuest(await requireUser(transaction, who.userId))) return refuse({ kind: 'contact_required' })
  const level = (await verifiedLevel(transaction, who.userId)) === 0 ? 1 : 2
  if (level === 1 && hasAdvanced(change)) return refuse({ kind: 'identity_basic_first' })
  if (level === 2 && hasBasic(change)) return refuse({ kind: 'identity_verified' })
  const { facts, newest } = await standingOf(transaction, who, level)
  const editing = editLevel(level, facts)
  if (!editing.ok) return editing
  if (newest === undefined) throw new Error('user has no application to change')
  const stated = changed(newest.body, change)
  if (editing.value === 'anew') return insert(transaction, who, stated)
  return inPlace(transaction, who, { ...newest, body: stated })
}

async function inPlace(transaction: Transaction, who: Who, { id, body }: Application): Promise<Submitted> {
  const checked = 'basic' in body ? await checkBasic(transaction, body.basic, who) : ok({ body, document: null })
  if (!checked.ok) return checked
  await changeBody(transaction, { id, ...checked.value })
  await announceIdentity(transaction, id)
  return ok(await required(transaction, id))
}

/** What was stated before, but for what is stated now. */
function changed(body: ApplicationBody, change: IdentityChange): ApplicationBody {
  const stated = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return 'basic' in body ? { basic: { ...body.basic, ...stated } } : { advanced: { ...body.advanced, ...stated } }
}

async function required(sql: Transaction, id: number): Promise<Application> {
  const application = await findApplication(sql, id)
  if (application === undefined) throw new Error('the submitted application was not found')
  return application
}
