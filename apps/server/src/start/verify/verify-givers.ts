import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { houseCommands } from '@touchstone/domain/rulebook/noun-tables'
import { type Behind, givers, type Source } from './givers.ts'
import { sources } from './on-record.ts'
import { select, type Verification } from './verification.ts'

const comparedAtOnce = 1_000
const wholeNumber = /^\d{1,18}$/

type Given = Behind & { bookId: number; place: string; kind: string }
type AnyGiver = (command: unknown, key: string, version: string) => Behind[]

const isOfOperators = (kind: string): boolean => houseCommands.get(kind)?.orderedBy === 'operators'
const giverOf = (kind: string): AnyGiver | undefined =>
  Object.hasOwn(givers, kind) ? (givers[kind as keyof typeof givers] as AnyGiver) : undefined

/**
 * Whether everything that operators gave a book was theirs to give: the act or the proposal stands where its key says, of
 * operators who exist, two of them where it takes two, with this person and this amount, and in the audit log. Nothing that
 * was signed once stands behind two rows.
 */
export function createGiverCheck(verification: Verification) {
  const { differs } = verification
  const used = new Map<string, string>()
  let waiting: Given[] = []

  function note(row: JournalRow): void {
    const { bookId, sequence, key } = row
    const place = `book ${bookId}: row ${sequence}`
    const command = commandOf(row)
    if (command === undefined || !isOfOperators(command.kind)) return
    const giver = giverOf(command.kind)
    if (giver === undefined) {
      differs(`${place} is ${command.kind}, and nothing says who may give it`)
      return
    }
    for (const behind of giver(command, key, versionOf(row))) {
      const name = `${behind.source} ${behind.id}`
      const before = used.get(name)
      if (before !== undefined && behind.id !== '' && !isShared(behind.source))
        differs(`${place} rests on ${sources[behind.source].called(behind.id)}, as ${before} does`)
      used.set(name, place)
      waiting.push({ ...behind, bookId, place, kind: command.kind })
    }
  }

  async function compare(): Promise<void> {
    const all = waiting
    waiting = []
    const owners = await ownersOf(verification, all)
    for (const source of new Set(all.map((each) => each.source))) await compareWith(source, all, owners)
  }

  async function compareWith(source: Source, all: readonly Given[], owners: ReadonlyMap<number, string>) {
    const given = all.filter((each) => each.source === source)
    const { called, find } = sources[source]
    const found = await find(
      verification,
      given.map(({ id }) => id).filter((id) => wholeNumber.test(id)),
    )
    for (const { id, says, place, kind, bookId } of given) {
      const said = says(owners.get(bookId) ?? 'nobody')
      const signed = found.get(id)
      if (signed === said) continue
      const instead =
        id === ''
          ? 'its key names nothing that was signed'
          : `${called(id)} ${signed === undefined ? 'is not signed' : `says "${signed}"`}`
      differs(`${place} is ${kind} "${said}", but ${instead}`)
    }
  }

  return {
    /** Takes the rows of a book up; compares them when there are enough. */
    async check(rows: readonly JournalRow[]): Promise<void> {
      for (const row of rows) note(row)
      if (waiting.length >= comparedAtOnce) await compare()
    },
    checkEnd: compare,
  }
}

export type GiverCheck = Pick<ReturnType<typeof createGiverCheck>, 'check' | 'checkEnd'>

/** For a life that no console was beside: nobody signed what its operators did. */
export const noGiverCheck: GiverCheck = { check: () => Promise.resolve(), checkEnd: () => Promise.resolve() }

/** `verify-credits.ts` compares credits with each other; one version of the settings stands behind all of a sandbox's start. */
const isShared = (source: Source): boolean => source === 'credit' || source === 'arrival' || source === 'sandbox'

/** Of the settings that a row was decided under; empty where that cannot be read. */
function versionOf({ facts }: JournalRow): string {
  try {
    return String((JSON.parse(facts) as { settings?: number }).settings ?? '')
  } catch {
    return ''
  }
}

/** Undefined for what cannot be read: the replay says what is wrong with it. */
function commandOf({ command }: JournalRow): { kind: string } | undefined {
  try {
    return JSON.parse(command) as { kind: string }
  } catch {
    return undefined
  }
}

async function ownersOf(verification: Verification, given: readonly Given[]): Promise<Map<number, string>> {
  const ids = [...new Set(given.map(({ bookId }) => bookId))]
  if (ids.length === 0) return new Map()
  const rows = await select<{ id: bigint; owner: string }>(
    verification,
    `select id, coalesce(holder, user_id::text) as owner from books where id = any($1::bigint[])`,
    [ids],
  )
  return new Map(rows.map((row) => [Number(row.id), row.owner]))
}
