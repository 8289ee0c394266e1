import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { defaultLanguage } from '@touchstone/wire/languages'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { noteAcceptance } from '../../console/agreements/note-acceptance.ts'
import { saveContent } from '../../console/content/console-content.store.ts'
import { verifyDatabase } from '../../start/verify/verify.ts'
import { articleTexts } from '../articles/seed/article-texts.ts'
import { hashedText, inLanguage, textsInForce } from '../agreements/agreement-texts.store.ts'
import { agreedPurchases } from '../agreements/agreed-purchases.ts'
import { acceptedBy, agreedTo, seedAgreements, wrongAgreements } from '../agreements/test-agreements.ts'
import { hashText } from '@touchstone/domain/ledger/hash'
import { type Investing, startInvesting } from './test-investing.ts'

let investing: Investing
beforeAll(async () => {
  investing = await startInvesting(inject('cluster'))
})
afterAll(() => investing.app.stop())

const refused = { code: 4640, result: { key: 'agreement_changed' } }
const accepted = (userId: number) => acceptedBy(investing.app.owner, userId)

/** As an operator does it, in English alone. Returns what a purchase then names. */
async function change(body: string): Promise<{ agreementSha256: string }> {
  const { owner, time } = investing.app
  const [inForce] = await textsInForce(owner, 'strategies')
  const text = { title: 'Strategy agreement', summary: '', body }
  const kept = { kind: 'strategy_agreement', rank: 0, target: null, image: null } as const
  const article = { id: String(inForce?.articleId), ...kept, texts: { [defaultLanguage]: text }, at: time.now }
  await owner.begin((tx) => saveContent(tx, article))
  return { agreementSha256: hashText(hashedText(text)) }
}

/** What a house begins with, again. */
async function changeBack(): Promise<void> {
  await change(articleTexts['en-us']['strategy-agreement'].body)
}

describe('a purchase', () => {
  it.each(wrongAgreements('strategies'))('under %s is refused, and nothing is accepted', async (_, agreed, code) => {
    const { token, userId, bookId } = await investing.person()
    expect(await investing.buy(token, agreed)).toMatchObject({ code })
    expect(await accepted(userId)).toEqual([])
    const { count } = await investing.app.owner`select from journal where book_id = ${bookId} and command like '%buy_%'`
    expect(count).toBe(0)
  })

  it('keeps the agreement on its order and its receipt, and is accepted once for all that follow', async () => {
    const { token, userId, bookId } = await investing.person()
    const agreed = agreedTo('strategies')
    const answer = await investing.buy(token)
    expect(answer).toMatchObject({ code: 200, result: { outcome: { order: agreed } } })
    expect((await investing.buy(token)).code).toBe(200)
    const row = { kind: 'strategy_agreement', version: 1, language: 'en-us', occasion: 'purchase' }
    expect(await accepted(userId)).toEqual([{ ...row, sha256: agreed.agreementSha256 }])
    const { sequence } = answer.result as { sequence: number }
    const receipt = await investing.app.house.receipt(bookId, sequence)
    expect(checkReceipt(receipt).ok).toBe(true)
    expect(JSON.parse(receipt.journal.row.command)).toMatchObject(agreed)
    expect(JSON.parse(receipt.journal.row.reply)).toMatchObject({ order: agreed })
  })

  it('under the same text in another language is accepted in that, too', async () => {
    const { token, userId } = await investing.person()
    expect((await investing.buy(token, agreedTo('strategies', 'zh-cn'))).code).toBe(200)
    expect((await investing.buy(token, agreedTo('strategies', 'ko'))).code).toBe(200)
    expect((await accepted(userId)).map(({ language }) => language)).toEqual(['zh-cn', 'ko'])
  })

  it('that is refused by the book has accepted all the same, since its person has', async () => {
    const { token, userId } = await investing.person('5')
    expect((await investing.buy(token)).code).not.toBe(200)
    expect(await accepted(userId)).toHaveLength(1)
  })

  it('records nothing where the password is missing', async () => {
    const { token, userId } = await investing.person()
    expect(await investing.buy(token, { amount: '1000' })).toMatchObject({
      result: { key: 'withdrawal_password_required' },
    })
    expect(await accepted(userId)).toEqual([])
  })

  it("records nothing where the device's signature is of something else", async () => {
    const { token, userId } = await investing.person()
    expect(await investing.buy(token, {}, undefined, 'of nothing')).toMatchObject({
      result: { key: 'signature_wrong' },
    })
    expect(await accepted(userId)).toEqual([])
  })

  it('accepts once, where two come at the same time', async () => {
    const { token, userId } = await investing.person()
    const answers = await Promise.all([investing.buy(token), investing.buy(token)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(await accepted(userId)).toHaveLength(1)
  })
})

it('is accepted as of the decisions to come, which may lag behind the call', async () => {
  const { sql, decisionTime } = investing.app.house
  const [text] = await textsInForce(sql, 'strategies')
  const lagging = { books: investing.app.books, noteAcceptance, sql, decisionTime: () => decisionTime() - 40 }
  const at = investing.app.time.now
  await agreedPurchases(lagging).accept(text, { caller: { userId: 8_001, sessionId: 1 }, at })
  // A decision that is ahead of the clock does not make it later than the call.
  await agreedPurchases({ ...lagging, decisionTime: () => at + 40 }).accept(text, {
    caller: { userId: 8_002, sessionId: 1 },
    at,
  })
  const rows = await investing.app
    .owner`select at from agreement_acceptances where user_id in (8001, 8002) order by user_id`
  expect(rows.map((row) => Number(row['at']))).toEqual([at - 40, at])
})

describe('an agreement that has changed', () => {
  it('is told with the hash of the one in force, and takes no older one', async () => {
    const { token, userId } = await investing.person()
    expect((await investing.buy(token)).code).toBe(200)
    const agreed = await change('Another rule.')
    const details = { sha256: agreed.agreementSha256 }
    expect(await investing.buy(token)).toMatchObject({ ...refused, result: { ...refused.result, details } })
    expect((await investing.buy(token, agreed)).code).toBe(200)
    const inForce = inLanguage(await textsInForce(investing.app.owner, 'strategies'), 'en-us')
    expect((await accepted(userId)).map(({ version }) => version)).toEqual([1, inForce?.version])
    await changeBack()
  })

  it('does not change what a key is answered with that comes again', async () => {
    const { token, userId } = await investing.person()
    const key = investing.app.newKey()
    const first = await investing.buy(token, {}, key)
    expect(first.code).toBe(200)
    await change('Yet another rule.')
    const again = await investing.buy(token, {}, key)
    expect([again.code, again.result]).toEqual([200, first.result])
    expect(await accepted(userId)).toHaveLength(1)
    await changeBack()
  })

  it('changes what is sold of its family alone', async () => {
    const before = await textsInForce(investing.app.owner, 'bonds')
    await change('A rule for strategies.')
    expect(await textsInForce(investing.app.owner, 'bonds')).toEqual(before)
    await changeBack()
    await seedAgreements(investing.app.owner, investing.app.time.now)
  })
})

describe('verification', () => {
  /** The money of these tests came from no operator. */
  const isNotOfMoney = (sentence: string): boolean => !sentence.includes('grant_reward')

  it('finds what was accepted in order, and every purchase with its acceptance', async () => {
    await investing.app.house.idle()
    const { differences, counts, summary } = await verifyDatabase(investing.app.owner)
    expect(differences.filter(isNotOfMoney)).toEqual([])
    expect(counts.agreements).toBeGreaterThan(5)
    expect(counts.unnotedAgreements).toBe(0)
    expect(counts.agreedPurchases).toBeGreaterThan(counts.agreements / 2)
    expect(summary).toContain(`${counts.agreedPurchases} purchases under agreements`)
  })

  it('names each purchase of somebody whose acceptance is gone', async () => {
    const { owner } = investing.app
    const { token, userId, bookId } = await investing.person()
    expect([(await investing.buy(token)).code, (await investing.buy(token)).code]).toEqual([200, 200])
    await owner`delete from agreement_acceptances where user_id = ${userId}`
    const { differences } = await verifyDatabase(owner)
    const bought = `book ${bookId}: row … is buy_strategy under agreement "${agreedTo('strategies').agreementSha256}"`
    const found = differences.filter(isNotOfMoney).map((sentence) => sentence.replace(/row \d+/, 'row …'))
    expect(found.slice(0, 2)).toEqual(Array.from({ length: 2 }, () => `${bought}, which its owner has not accepted`))
    expect(found.slice(2)).toEqual([expect.stringMatching('^acceptance .* stands in the audit log, and is not there')])
    const { differences: without } = await verifyDatabase(owner, { withoutAgreements: true })
    expect(without.filter((sentence) => sentence.includes('buy_strategy'))).toEqual([])
  })
})
