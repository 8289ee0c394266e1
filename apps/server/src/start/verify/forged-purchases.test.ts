import { emptyHash, hashText } from '@touchstone/domain/ledger/hash'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { saveContent, setContentState } from '../../console/content/console-content.store.ts'
import { hashedText, inLanguage, textsInForce } from '../../features/agreements/agreement-texts.store.ts'
import { recordAcceptance } from '../../features/agreements/agreements.store.ts'
import { agreedTo, haveAccepted, seedAgreements } from '../../features/agreements/test-agreements.ts'
import { connect, type Sql, type Transaction } from '../../platform/database.ts'
import { createTestDatabase } from '../../platform/test-database.ts'
import { createPurchaseCheck } from './verify-purchases.ts'

/** When the texts came into force. */
const begunAt = 1_000_000
/** As long as a purchase may lie after the end of its text. */
const late = 120_000
const ann = 1
const [ofAnn, ofBen] = [11, 12]
const strategies = agreedTo('strategies').agreementSha256

let owner: Sql
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  drop = database.drop
  await seedAgreements(owner, begunAt)
  await owner`insert into books (id, user_id, world) values (${ofAnn}, ${ann}, 'real'), (${ofBen}, 2, 'real')`
  await haveAccepted(owner, [{ userId: ann }], 'strategies')
})
afterAll(async () => {
  await owner.end()
  await drop()
})

type Asked = { kind: string; agreementSha256?: string; termsSha256?: string }
type Bought = Asked & { bookId?: number; sequence?: number; at?: number }

function row({ bookId = ofAnn, sequence = 3, at = begunAt, ...asked }: Bought): JournalRow {
  const rest = { facts: '{}', reply: '{}', entries: '[]', previousHash: emptyHash, hash: emptyHash }
  return { bookId, sequence, key: 'u:1', at, command: JSON.stringify(asked), ...rest }
}

const underStrategies = { kind: 'buy_strategy', agreementSha256: strategies } as const

/** What is found of these rows after a change of the database, which is undone then. */
async function found(change: (tx: Transaction) => Promise<unknown>, ...bought: readonly Bought[]) {
  const sentences: string[] = []
  const counts = { agreedPurchases: 0, purchasesOfBefore: 0 }
  const undone = new Error('undone')
  const verified = owner.begin(async (tx) => {
    await change(tx)
    const differs = (sentence: string): void => void sentences.push(sentence)
    const check = createPurchaseCheck({ sql: tx, counts: counts as never, differs })
    await check.check(bought.map(row))
    await check.checkEnd()
    throw undone
  })
  await expect(verified).rejects.toBe(undone)
  return { sentences: sentences.map((each) => each.replaceAll(/[0-9a-f]{64}/g, '…')), counts }
}

const nothing = () => Promise.resolve()
const sentencesOf = async (...of: Parameters<typeof found>): Promise<string[]> => (await found(...of)).sentences

/** Under checkpoints as the house makes them: `logs` are the ends of the audit log that each states, a minute apart. */
async function checkpoints(tx: Transaction, logs: readonly number[], rows: Readonly<Record<number, number>>) {
  for (const [index, log] of logs.entries()) {
    const [id, at] = [index + 1, begunAt + index * 60_000]
    const statement = JSON.stringify({ settings: [], audit: { id: log, hash: emptyHash } })
    await tx`insert into checkpoints (id, at, previous_hash, journal_count, statement, hash)
      values (${id}, ${at}, '', 1, ${statement}, ${`c${id}`})`
    await tx`insert into batches (id, leaves, checkpoint_id) values (${id}, '', ${id})`
  }
  for (const [sequence, id] of Object.entries(rows))
    await tx`insert into journal (book_id, sequence, batch_id, at, key, command, facts, reply, entries, previous_hash, hash)
      values (${ofAnn}, ${sequence}, ${id}, 0, ${`k${sequence}`}, '', '', '', '', '', '')`
}

const lastOfLog = async (tx: Transaction): Promise<number> =>
  Number((await tx`select max(id) as id from audit_log`)[0]?.['id'])

const titled = (body: string) => ({ title: 'Agreement', summary: '', body })
const hashOf = (body: string): string => hashText(hashedText(titled(body)))

/** As an operator does it: of the agreement in force, or a new one that is published at once. */
async function publish(tx: Transaction, body: string, at: number, isNew = false): Promise<string> {
  const [inForce] = await textsInForce(tx, 'strategies')
  const kept = { kind: 'strategy_agreement', rank: 0, target: null, image: null } as const
  const id = isNew ? undefined : String(inForce?.articleId)
  const saved = String(await saveContent(tx, { ...kept, id, texts: { 'en-us': titled(body) }, at }))
  if (isNew) await setContentState(tx, { id: saved, state: 'published', at })
  return saved
}

async function accept(tx: Transaction, userId: number, at: number): Promise<void> {
  const text = inLanguage(await textsInForce(tx, 'strategies'), 'en-us')
  if (text !== undefined) await recordAcceptance(tx, noteAcceptance, { text, userId, occasion: 'purchase', at })
}

/** An acceptance that the operator writes into the table alone. */
const acceptSilently = (tx: Transaction, userId: number) => tx`
  insert into agreement_acceptances (user_id, article_id, version, language, sha256, occasion, at)
  select ${userId}::bigint, article_id, version, language, sha256, 'purchase', ${begunAt}::bigint
  from agreement_texts where sha256 = ${strategies} returning id`

const begins = 'book 11: row 3 is buy_strategy under agreement "…", '
const unlogged = 'and the audit log does not have that its owner accepted it'

describe('an acceptance', () => {
  const ofBens = { ...underStrategies, bookId: ofBen }

  it('counts for nothing where the audit log has none', async () => {
    const name = 'book 12: row 3 is buy_strategy under agreement "…", '
    expect(await sentencesOf((tx) => acceptSilently(tx, 2), ofBens)).toEqual([name + unlogged])
  })

  it.each<[string, string, object, number, string[]]>([
    ['of it', 'user 2', {}, 0, []],
    ['of another one', 'user 2', { acceptance: 0 }, 0, [unlogged]],
    ['by somebody else', `user ${ann}`, {}, 0, [unlogged]],
    ['of another text', 'user 2', { sha256: hashOf('Something else.') }, 0, [unlogged]],
    ['of another version', 'user 2', { version: 2 }, 0, [unlogged]],
    ['of another time', 'user 2', {}, 1, [unlogged]],
  ])('counts for what it is under a note %s', async (_, subject, changed, later, said) => {
    const forge = async (tx: Transaction): Promise<void> => {
      const [made] = await acceptSilently(tx, 2)
      const [note] = await tx`select details from audit_log where act = 'agreement_accepted' limit 1`
      const details = {
        ...(JSON.parse(String(note?.['details'])) as object),
        acceptance: Number(made?.['id']),
        ...changed,
      }
      await tx`insert into audit_log (id, at, operator_id, act, subject, details, previous_hash, hash)
        values (1000, ${begunAt + later}, 0, 'agreement_accepted', ${subject}, ${JSON.stringify(details)}, '', '')`
    }
    const sentences = await sentencesOf(forge, ofBens)
    expect(sentences.map((each) => each.slice(each.indexOf('and the')))).toEqual(said)
  })

  it('counts for nothing where it came into the log after a checkpoint had the purchase', async () => {
    const forge = (isLate: boolean) => async (tx: Transaction) => {
      const before = await lastOfLog(tx)
      await publish(tx, 'Changed.', begunAt)
      await accept(tx, ann, begunAt)
      await checkpoints(tx, [before, isLate ? before + 1 : before + 2], { 3: 2 })
    }
    const bought = { kind: 'buy_strategy', agreementSha256: hashOf('Changed.') }
    expect(await sentencesOf(forge(false), bought)).toEqual([])
    expect(await sentencesOf(forge(true), bought)).toEqual([
      `${begins}and checkpoint 2, which has that row, states a log in which its owner has not accepted it`,
    ])
  })
})

describe('what a text is for', () => {
  it('is what the audit log says, whatever became of its article', async () => {
    const retype = (tx: Transaction) => tx`
      update articles set kind = 'token_sale_agreement' where kind = 'strategy_agreement'`
    expect(await sentencesOf(retype, { ...underStrategies, kind: 'apply_ieo' }, underStrategies)).toEqual([
      'book 11: row 3 is apply_ieo under agreement "…", which is no agreement for token sales',
    ])
  })

  it('is nothing where it was never in force', async () => {
    const draft = async (tx: Transaction): Promise<void> => {
      const id = await publish(tx, 'Ours.', begunAt, true)
      await accept(tx, ann, begunAt)
      await tx`delete from audit_log where act = 'agreement_in_force' and details like ${`%"articleId":${id},%`}`
    }
    const bought = { kind: 'buy_strategy', agreementSha256: hashOf('Ours.') }
    expect(await sentencesOf(draft, bought)).toEqual([`${begins}which is no agreement for strategies`])
  })

  it('is said by a row that can be read, or that row is named', async () => {
    const spoil = (tx: Transaction) => tx`
      update audit_log set details = '{' where act = 'agreement_in_force' and subject = 'agreement bonds'`
    expect(await sentencesOf(spoil, underStrategies)).toEqual([
      'row 4 of the audit log does not say which agreement came into force, and for what',
    ])
  })
})

describe('a purchase under a text that is not in force', () => {
  const notThen = (at: number) => `${begins}a text of which the audit log does not say that it was in force at ${at}`
  const change = (tx: Transaction) => publish(tx, 'Changed.', begunAt + 10_000)

  it('any more is in order as long as it may have been under way', async () => {
    const end = begunAt + 10_000 + late
    expect(await sentencesOf(change, { ...underStrategies, at: end })).toEqual([])
    expect(await sentencesOf(change, { ...underStrategies, at: end + 1 })).toEqual([notThen(end + 1)])
  })

  it('any more cannot be dated back: a checkpoint of later is before it', async () => {
    const minutes = (count: number) => async (tx: Transaction) => {
      await change(tx)
      const log = await lastOfLog(tx)
      await checkpoints(
        tx,
        Array.from({ length: count }, () => log),
        { 3: count },
      )
    }
    expect(await sentencesOf(minutes(4), underStrategies)).toEqual([])
    expect(await sentencesOf(minutes(5), underStrategies)).toEqual([notThen(begunAt)])
  })

  it('any more cannot be kept by an end that is dated ahead: a checkpoint has that end before', async () => {
    const ahead = async (tx: Transaction): Promise<void> => {
      const before = await lastOfLog(tx)
      await publish(tx, 'Changed.', begunAt + 9_000_000)
      await checkpoints(tx, [before, before, before + 1, before + 1, before + 1, before + 1], { 3: 6 })
    }
    const end = begunAt + 2 * 60_000 + late
    expect(await sentencesOf(ahead, { ...underStrategies, at: end })).toEqual([])
    expect(await sentencesOf(ahead, { ...underStrategies, at: end + 1 })).toEqual([notThen(end + 1)])
  })

  it('yet is named too', async () => {
    const forge = async (tx: Transaction): Promise<void> => {
      await publish(tx, 'Changed.', begunAt + late + 1)
      await accept(tx, ann, begunAt)
    }
    const bought = { kind: 'buy_strategy', agreementSha256: hashOf('Changed.') }
    expect(await sentencesOf(forge, bought)).toEqual([notThen(begunAt)])
    expect(await sentencesOf(forge, { ...bought, at: begunAt + 1 })).toEqual([])
  })

  it('is in order again once that one is', async () => {
    const [elsewhere, back] = [begunAt + 10_000, begunAt + 900_000]
    const swap = async (tx: Transaction): Promise<void> => {
      const id = await publish(tx, 'For a while.', elsewhere, true)
      await setContentState(tx, { id, state: 'withdrawn', at: back })
    }
    const at = elsewhere + late + 1
    expect(await sentencesOf(swap, { ...underStrategies, at })).toEqual([notThen(at)])
    expect(await sentencesOf(swap, { ...underStrategies, at: back })).toEqual([])
  })

  it('was accepted before it was: nobody could read it', async () => {
    const forge = async (tx: Transaction): Promise<void> => {
      await publish(tx, 'Changed.', begunAt)
      await accept(tx, ann, begunAt)
      // The note of the text, after the acceptance of it.
      await tx`update audit_log set id = id + 100
        where act = 'agreement_in_force' and id = (select max(id) - 1 from audit_log)`
    }
    const bought = { kind: 'buy_strategy', agreementSha256: hashOf('Changed.') }
    expect(await sentencesOf(forge, bought)).toEqual([notThen(begunAt)])
  })
})

describe('before the audit log said what is in force', () => {
  /** As a house that begins to say it at its next start. */
  const lateNotes = async (tx: Transaction, logs: readonly number[] = []): Promise<void> => {
    const noted = tx`act = 'agreement_in_force'`
    await tx`update audit_log set id = id + 100, at = ${begunAt + 500_000} where ${noted}`
    await checkpoints(tx, logs, logs.length > 0 ? { 3: logs.length } : {})
  }

  it('the article says what a text is for, and such rows are counted', async () => {
    const { sentences, counts } = await found(lateNotes, underStrategies, { ...underStrategies, kind: 'apply_ieo' })
    expect(sentences).toEqual([
      'book 11: row 3 is apply_ieo under agreement "…", which is no agreement for token sales',
    ])
    expect(counts).toEqual({ agreedPurchases: 2, purchasesOfBefore: 2 })
  })

  it('is a row of a checkpoint that states a log without that note, though the clock was set back since', async () => {
    const set = async (tx: Transaction) => {
      const before = (await lastOfLog(tx)) + 50
      await tx`update audit_log set id = id + 100 where act = 'agreement_in_force'`
      await checkpoints(tx, [before, before, 200], { 3: 2 })
    }
    expect(await found(set, { ...underStrategies, at: begunAt + 30_000 })).toEqual({
      sentences: [],
      counts: { agreedPurchases: 1, purchasesOfBefore: 1 },
    })
  })

  it('is no row of a product whose notes are gone from the log, while it has those of others', async () => {
    const forget = (tx: Transaction) =>
      tx`delete from audit_log where act = 'agreement_in_force' and subject = 'agreement strategies'`
    expect(await sentencesOf(forget, underStrategies)).toEqual([`${begins}which is no agreement for strategies`])
  })

  it('is no row that follows a checkpoint which states that note', async () => {
    const of = async (logs: readonly number[]) => (await found((tx) => lateNotes(tx, logs), underStrategies)).counts
    expect(await of([7, 200])).toMatchObject({ purchasesOfBefore: 1 })
    expect(await of([7, 200, 200])).toMatchObject({ purchasesOfBefore: 0 })
  })
})

describe('a purchase that names nothing', () => {
  const named = { ...underStrategies, termsSha256: hashOf('terms'), at: begunAt + 1_000 }
  const silent = 'book 12: row 4 is buy_strategy, and names no'

  it('is of before only before the first that does, whichever book that is of', async () => {
    const before = { kind: 'buy_strategy', bookId: ofBen, sequence: 4 }
    expect(await sentencesOf(nothing, named, { ...before, at: named.at })).toEqual([])
    expect(await sentencesOf(nothing, { ...before, at: named.at + 1 }, named)).toEqual([
      `${silent} agreement, though such a row did so before it, at ${named.at}`,
      `${silent} terms, though such a row did so before it, at ${named.at}`,
    ])
    expect(await sentencesOf(nothing, named, { ...before, kind: 'buy_miner', at: named.at + 1 })).toEqual([])
  })

  it('is asked for each of them alone', async () => {
    const { termsSha256: _, ...agreed } = named
    const [first, next] = [
      { ...agreed, at: begunAt },
      { ...agreed, sequence: 4, at: named.at + 1 },
    ]
    expect(await sentencesOf(nothing, first, named)).toEqual([])
    expect(await sentencesOf(nothing, first, named, next)).toEqual([
      `book 11: row 4 is buy_strategy, and names no terms, though such a row did so before it, at ${named.at}`,
    ])
  })

  it('cannot be dated back: its checkpoint comes later', async () => {
    const two = async (tx: Transaction): Promise<void> => {
      const log = await lastOfLog(tx)
      await checkpoints(tx, [log, log], { 3: 1, 4: 2 })
    }
    const back = { kind: 'buy_strategy', sequence: 4, at: begunAt }
    expect(await sentencesOf(nothing, named, back)).toEqual([])
    expect(await sentencesOf(two, named, back)).toHaveLength(2)
  })
})
