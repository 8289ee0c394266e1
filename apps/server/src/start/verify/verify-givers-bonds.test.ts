import { decimal } from '@touchstone/domain/money/decimal'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startBondDays, subscribed } from '../../console/bonds/test-raised-bond.ts'
import { houseBook, poolHolder } from '../../features/house-books/house-books.store.ts'
import { type Signing, startSigning } from './test-signing.ts'

const product = 'orchard-30'
const asked = { product, reason: 'As agreed' }

let signing: Signing
let book: number
/** The proposals that opened the bond, paid out what was raised, and entered what came. */
let signed: { opened: string; paidOut: string; arrived: string }

beforeAll(async () => {
  signing = await startSigning(inject('cluster'))
  const { app, ann, bob, approved } = signing
  const passDays = await startBondDays(app, [ann, bob])
  const opened = await approved(await app.done('proposeOpenBond', asked, ann.token))
  await subscribed(app, [ann, bob], { product, units: 1_000 })
  await subscribed(app, [ann, bob], { product, units: 1_000 })
  await passDays(15)
  const paidOut = await approved(await app.done('proposePayOutProceeds', { ...asked, reference: 'OUT 1' }, ann.token))
  const arriving = { ...asked, amount: '700', reference: 'IN 1' }
  const arrived = await approved(await app.done('proposeIssuerPayment', arriving, ann.token))
  signed = { opened, paidOut, arrived }
  book = await houseBook(app.house.sql, poolHolder(product))
})
afterAll(() => signing.app.stop())

const arrival = (amount: string, operators: number[], reference = 'IN 9'): HouseCommand => ({
  kind: 'receive_from_issuer',
  product,
  amount: decimal(amount),
  reference,
  operators,
})

it('is clean where two signed it, and named when what they signed is changed', async () => {
  const { app, ann, bob, found, whenChanged } = signing
  expect(await found()).toEqual([])
  const { opened, paidOut, arrived } = signed
  const changes: [id: string, from: string, to: string, sentence: RegExp][] = [
    [
      opened,
      `"${product}"`,
      '"harbor-90"',
      /is open_bond "open_bond .* in pool orchard-30 .* says .* in pool harbor-90/,
    ],
    [
      paidOut,
      '"200000"',
      '"200001"',
      /is pay_out_proceeds "pay_out_proceeds 200000 under "OUT 1" for .* says .*200001/,
    ],
    [paidOut, 'OUT 1', 'OUT 2', /is pay_out_proceeds .* says "pay_out_proceeds 200000 under "OUT 2"/],
    [arrived, '"700"', '"70"', /is receive_from_issuer "issuer_payment 700 under "IN 1" .* says "issuer_payment 70 /],
    [arrived, 'IN 1', 'IN 2', /is receive_from_issuer .* says "issuer_payment 700 under "IN 2"/],
  ]
  for (const [id, from, to, sentence] of changes)
    expect(await whenChanged(id, from, to)).toEqual([expect.stringMatching(sentence)])
  await app.owner`update proposals set decided_by = ${ann.id} where id = ${arrived}`
  const differences = await found()
  await app.owner`update proposals set decided_by = ${bob.id} where id = ${arrived}`
  expect(differences).toEqual([expect.stringMatching(/is receive_from_issuer .* is not signed$/)])
})

it('names arrivals that nobody signed, also under keys of a sandbox that are not theirs', async () => {
  const { ann, bob, forge, foundOnce } = signing
  const both = [ann.id, bob.id]
  const unnamed = 'its key names nothing that was signed'
  const forged: [key: string, command: HouseCommand, instead: string][] = [
    ['arrival:forged', arrival('5', both), unnamed],
    ['operator:proposal:987', arrival('6', [98, 99]), 'proposal 987 is not signed'],
    // What was signed was paid out: it has not come a second time.
    [`operator:proposal:0${signed.paidOut}`, arrival('200000', both, 'OUT 1'), `0${signed.paidOut} is not signed`],
    [`sandbox:issuer:${product}:1`, arrival('7', both), unnamed],
    ['sandbox:issuer:harbor-90:1', arrival('8', []), unnamed],
    ['sandbox:forged', arrival('9', []), unnamed],
  ]
  for (const [key, command, instead] of forged) {
    const place = await forge(book, key, command)
    expect(await foundOnce()).toEqual([
      expect.stringMatching(new RegExp(`^${place} is receive_from_issuer "issuer_payment .*${instead}$`)),
    ])
  }
})

it('believes the issuers of a sandbox only while the settings give the treasury play money', async () => {
  const place = await signing.forge(book, `sandbox:issuer:${product}:1790000000000`, arrival('3', [], 'sandbox'))
  expect(await signing.found()).toEqual([])
  expect(await signing.withoutPlayMoney()).toContainEqual(
    `${place} is receive_from_issuer "of a sandbox", but version 1 of the settings says "of no sandbox"`,
  )
})
