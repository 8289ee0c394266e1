import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestConsole, type TestConsole, type TestOperator } from '../../console/operators/test-console.ts'
import { houseBook, poolHolder } from '../../features/house-books/house-books.store.ts'
import { ieoSteps } from '../../features/ieo/ieo-steps.ts'
import { findSaleBook } from '../../features/ieo/sale-books.store.ts'
import { verifyDatabase } from './verify.ts'

const product = 'lumen'
const asked = { product, reason: 'As agreed' }

let app: TestConsole
let ann: TestOperator
let bob: TestOperator
let book: number
/** The proposals that entered the tokens, opened and listed the sale, and sent back what nobody bought. */
let signed: { tokens: string; opened: string; listed: string; returned: string }
let before: string[] = []

beforeAll(async () => {
  app = await startTestConsole(inject('cluster'))
  ann = await app.operator(['admin'])
  bob = await app.operator(['admin'])
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
afterAll(() => app.stop())

async function approved({ proposalId }: { proposalId: string }): Promise<string> {
  await app.done('approveProposal', { id: proposalId }, bob.token)
  await app.house.idle()
  return proposalId
}

async function found(): Promise<string[]> {
  const { differences } = await verifyDatabase(app.owner)
  return differences.filter((each) => !before.includes(each))
}

const arrival = (amount: string, operators: number[], reference = 'IN 9'): HouseCommand => ({
  kind: 'receive_tokens',
  product,
  amount: decimal(amount),
  reference,
  operators,
})

/** What is found once a proposal says something else. */
async function whenChanged(id: string, from: string, to: string): Promise<string[]> {
  await app.owner`update proposals set body = replace(body, ${from}, ${to}) where id = ${id}`
  const differences = await found()
  await app.owner`update proposals set body = replace(body, ${to}, ${from}) where id = ${id}`
  return differences
}

it('is clean where two signed it, and named when what they signed is changed', async () => {
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
    const outcome = await app.house.executor.submit({ bookId: book, key, command })
    await app.house.idle()
    const differences = await found()
    expect([outcome.kind, differences]).toEqual([
      'done',
      [expect.stringMatching(new RegExp(`^book ${book}: row \\d+ is receive_tokens "ieo_tokens .*${instead}$`))],
    ])
    before = [...before, ...differences]
  }
})

it('believes the issuer of a sandbox only while the settings give the treasury play money', async () => {
  await app.house.executor.submit({
    bookId: book,
    key: `sandbox:tokens:${product}`,
    command: arrival('3', [], 'sandbox'),
  })
  expect(await found()).toEqual([])
  const [row] = await app.owner<{ body: string }[]>`select body from settings where version = 1`
  const body = row?.body ?? ''
  await app.owner`update settings set body = ${body.replace(/"capital":"\d+"/, '"capital":null')} where version = 1`
  const differences = await found()
  await app.owner`update settings set body = ${body} where version = 1`
  expect(differences).toContainEqual(
    expect.stringMatching(/is receive_tokens "of a sandbox", but version 1 of the settings says "of no sandbox"$/),
  )
})
