import type { Call } from '@touchstone/wire/call'
import { type ConsoleApi, consoleApi, type ConsoleCallName } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'
import { type ReadName, readings } from '../calls/readings.ts'
import { picture } from '../../features/files/test-images.ts'
import { submitIdentity } from '../../features/identity/submit-identity.ts'
import { type Person, rightPassword, withdrawalPath } from '../../features/withdrawals/test-funds-app.ts'
import type { TestConsole, TestOperator } from './test-console.ts'
import { actsSince, newRows, type NewRow, readHouse } from './test-house-state.ts'

export type Walk = ReturnType<typeof createWalk>

/** Calls that every operator may make, whatever their rights. */
export const freeCalls: readonly ConsoleCallName[] = [
  'signInOperator',
  'signOutOperator',
  'thisOperator',
  'changeOperatorPassword',
  'operatorSessions',
  'endOperatorSession',
  'queueCounts',
  'overview',
  'search',
  'consoleFile',
  'channels',
]

/** The postings that a journal row caused by an operator may contain. */
const postingsOfOperators =
  /^(deposit|deposit_undone|withdrawal_\w+|reward|correction|capital_(received|allotted|returned)|pool_(funded|returned)|bond_(proceeds_paid_out|issuer_paid)|tokens_(received|returned)|raised_paid_out)$/

/** How often a call may stand in the audit log under an operator's name. What reads of people, `readings.test.ts` says. */
function rowsOf(name: ConsoleCallName): readonly number[] {
  const { effect }: Call = consoleApi[name]
  if (effect === 'read') return name === 'exportAudit' ? [1] : readings[name as ReadName] === 'nobody' ? [0] : [0, 1]
  return unnoted.has(name) ? [0] : [1]
}

/** They change nothing and show nobody's data. */
const unnoted = new Set<ConsoleCallName>(['compareSettings'])

/** Makes calls as operators, and checks what each one changed. */
export function createWalk(app: TestConsole, person: Person & { accountId: string }, first: TestOperator) {
  const called = new Set<ConsoleCallName>()
  const moneyRows: NewRow[] = []

  return {
    called,
    /** The rows of the journal that moved money. */
    moneyRows,

    /** @throws when it is refused, not logged just once, writes a price or an outcome, or moves money as it may not. */
    async make<Name extends ConsoleCallName>(
      name: Name,
      request: z.input<ConsoleApi[Name]['request']>,
      by: TestOperator = first,
    ) {
      called.add(name)
      const before = await readHouse(app.owner)
      const result = await app.done(name, request, by.token)
      const after = await readHouse(app.owner)
      for (const part of ['tape', 'positions', 'orders', 'secondContracts'] as const)
        if (after[part] !== before[part]) throw new Error(`${name} changed ${part}`)
      const moving = (await newRows(app.owner, before.journalRows)).filter(({ kinds }) => kinds.length > 0)
      if (after.accounts !== before.accounts && moving.length === 0) throw new Error(`${name} changed accounts`)
      const other = moving.flatMap(({ kinds }) => kinds).find((kind) => !postingsOfOperators.test(kind))
      if (other !== undefined) throw new Error(`${name} wrote a ${other}`)
      moneyRows.push(...moving)
      const acts = await actsSince(app.owner, before.auditRows)
      if (!rowsOf(name).includes(acts.length))
        throw new Error(`${name} stands in the audit log as ${JSON.stringify(acts)}`)
      return result
    },

    /** The id of a withdrawal that this person asks for. */
    async withdrawing(amount: string): Promise<string> {
      const body = { accountId: person.accountId, amount, withdrawalPassword: rightPassword }
      const answer = await app.post(withdrawalPath('apply'), body, { token: person.token })
      if (answer.code !== 200) throw new Error(answer.message)
      const [row] = await app.owner<{ id: string }[]>`
        select id from withdrawals where stage = 'submitted' order by requested_at desc, id desc limit 1`
      return row?.id ?? ''
    },

    /** The id of an image that this person really sent. */
    async imageOf(biz: 'identity' | 'deposit_proof'): Promise<string> {
      const file = await picture().jpeg().toBuffer()
      const taken = await app.files.files.take(file, { userId: person.userId, biz, at: app.time.now })
      if (!taken.ok) throw new Error(taken.refusal.kind)
      await app.house.sql.begin((tx) => taken.value.keep(tx))
      return taken.value.id
    },

    /** Returns the id of a new person's application. */
    async applying(documentNumber: string): Promise<string> {
      const own = await app.newcomer()
      const basic = {
        surname: 'Mustermann',
        firstName: 'Erika',
        birthday: '1990-01-31',
        country: 'DE',
        documentType: 'passport' as const,
        documentNumber,
        front: await app.proofOf(own, 'identity'),
        back: null,
        declaration: true as const,
      }
      const submitted = await app.house.sql.begin((tx) =>
        submitIdentity(tx, { userId: own.userId, at: app.time.now }, { basic }),
      )
      if (!submitted.ok) throw new Error(submitted.refusal.kind)
      return String(submitted.value.id)
    },
  }
}
