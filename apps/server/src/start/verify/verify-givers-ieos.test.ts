import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { houseBook, poolHolder } from '../../features/house-books/house-books.store.ts'
import { ieoSteps } from '../../features/ieo/ieo-steps.ts'
import { findSaleBook } from '../../features/ieo/sale-books.store.ts'
import { type Signing, startSigning } from './test-signing.ts'

const product = 'lumen'
const asked = { product, reason: 'As agreed' }

let signing: Signing
let book: number
/** The proposals that entered the tokens, opened and listed the sale, and sent back what nobody bought. */
let signed: { tokens: string; opened: string; listed: string; returned: string }

beforeAll(async () => {
  signing = await startSigning(inject('cluster'))
  const { app, ann, bob, approved } = signing
  const arriving = { ...asked, amount: '100000', reference: 'IN 1' }
  const tokens = await approved(await app.done('proposeIeoTokens', arriving, ann.token))
  const opened = await approved(await app.done('proposeOpenIeo', asked, ann.token))
  const { sql, decisionTime, executor } = app.house
  const held = await findSaleBook(sql, product)
  app.time.now = held?.sale.closesAt ?? 0
  for (const operator of [ann, bob]) operator.token = await app.signedIn(operator.id)
  const log = (message: string): never => {
    throw new Error(message)
  }
  await ieoSteps({ sql, decisionTime, submit: executor.submit, playIssuers: 'none', log }).advance(app.time.now)
  const listed = await approved(await app.done('proposeListIeo', asked, ann.token))
  const returned = await approved(await app.done('proposeReturnTokens', { ...asked, reference: 'OUT 1' }, ann.token))
  signed = { tokens, opened, listed, returned }
  book = await houseBook(sql, poolHolder(product))
})
afterAll(() => signing.app.stop())

const arrival = (amount: string, operators: number[], reference = 'IN 9'): HouseCommand => ({
  kind: 'receive_tokens',
  product,
  amount: decimal(amount),
  reference,
  operators,
})

it('is clean where two signed it, and named when what they signed is changed', async () => {
  const { found, whenChanged } = signing
  expect(await found()).toEqual([])
  const { tokens, opened, listed, returned } = signed
  const changes: [id: string, from: string, to: string, sentence: RegExp][] = [
    [tokens, '"100000"', '"90000"', /is receive_tokens "ieo_tokens 100000 under "IN 1" .* says "ieo_tokens 90000 /],
    [tokens, 'IN 1', 'IN 2', /is receive_tokens .* says "ieo_tokens 100000 under "IN 2"/],
    [opened, `"${product}"`, '"arbor"', /is open_ieo "open_ieo .* in pool lumen .* says .* in pool arbor/],
    [listed, '"lots":0', '"lots":7', /is list_ieo "list_ieo 0 lots for lumen .* says "list_ieo 7 lots/],
    [returned, 'OUT 1', 'OUT 2', /is return_tokens .* says "return_tokens 100000 under "OUT 2"/],
  ]
  for (const [id, from, to, sentence] of changes)
    expect(await whenChanged(id, from, to)).toEqual([expect.stringMatching(sentence)])
})

it('names tokens that nobody signed for, also under keys of a sandbox that are not theirs', async () => {
  const { ann, bob, forge, foundOnce } = signing
  const both = [ann.id, bob.id]
  const unnamed = 'its key names nothing that was signed'
  const forged: [key: string, command: HouseCommand, instead: string][] = [
    ['arrival:forged', arrival('5', both), unnamed],
    ['operator:proposal:987', arrival('6', [98, 99]), 'proposal 987 is not signed'],
    ['sandbox:tokens:arbor', arrival('7', []), unnamed],
    [`sandbox:raised:${product}`, arrival('8', []), unnamed],
    [`sandbox:open:${product}`, arrival('9', []), unnamed],
  ]
  for (const [key, command, instead] of forged) {
    const place = await forge(book, key, command)
    expect(await foundOnce()).toEqual([
      expect.stringMatching(new RegExp(`^${place} is receive_tokens "ieo_tokens .*${instead}$`)),
    ])
  }
})

it('believes the issuer of a sandbox only while the settings give the treasury play money', async () => {
  const place = await signing.forge(book, `sandbox:tokens:${product}`, arrival('3', [], 'sandbox'))
  expect(await signing.found()).toEqual([])
  expect(await signing.withoutPlayMoney()).toContainEqual(
    `${place} is receive_tokens "of a sandbox", but version 1 of the settings says "of no sandbox"`,
  )
})
