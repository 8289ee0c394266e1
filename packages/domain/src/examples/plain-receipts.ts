import { type AccountKey, having, recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { orderRecord } from '../positions/order.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { emptyStanding, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { settlementAccountFact } from '../withdrawals/settlement-account-fact.ts'
import { usdtAccount } from './example-funds.ts'
import { nextTickSettings } from './example-facts.ts'
import { bondReceipts } from './bond-receipts.ts'
import { ieoReceipts } from './ieo-receipts.ts'
import { minerReceipts } from './mining-receipts.ts'
import { frozenReceipts } from './frozen-receipts.ts'
import { houseBookReceipts, noteReceipts } from './product-receipts.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'
import { bitcoin, hour, opening, positionIn, taped } from './forging-house.ts'

/** A receipt of each reply without a formula, made by the domain itself: what such a row posts is all that it shows. */
export const plainReceipts = (): Readonly<Record<string, Receipt>> => ({
  ...demoReceipts(),
  ...orderReceipts(),
  ...positionReceipts(),
  ...marginCallReceipts(),
  ...fundsReceipts(),
  ...withdrawalReceipts(),
  ...protectionReceipts(),
  ...houseBookReceipts(),
  ...noteReceipts(),
  ...frozenReceipts(),
  ...bondReceipts(),
  ...minerReceipts(),
  ...ieoReceipts(),
})

type Told = { house: ExampleHouse; tell: (name: string, command: Command, given?: Given) => void }
type Given = Parameters<ExampleHouse['run']>[1]

/** Runs the commands of a story, each a second after the one before, and makes the receipts of those that have a name. */
function receiptsIn(
  held: Readonly<Partial<Record<AccountKey, string>>>,
  story: (told: Told) => void,
  settings = defaultSettings,
) {
  const amounts = Object.entries(held).map(([key, amount = '0']) => [key as AccountKey, decimal(amount)] as const)
  const house = exampleHouse(new Map<AccountKey, Money>(amounts), [settings])
  let last = 0
  const told = new Map<string, number>()
  let at = 1_010
  story({
    house,
    tell(name, command, given = {}) {
      at = given.at ?? at + 1_000
      const ticks = given.ticks ?? [taped(house, (last += 1), at - 10, '90000')]
      const { sequence } = house.run(command, { ...given, at, ticks })
      told.set(name, sequence)
    },
  })
  house.seal(29 * hour)
  const receiptOf = (sequence: number): Receipt => {
    const row = house.journal()[sequence - 1]
    assert(row !== undefined, 'the example has such a row')
    return house.receiptOf(row)
  }
  return Object.fromEntries([...told].map(([name, sequence]) => [name, receiptOf(sequence)]))
}

const resting = { ...opening(), kind: 'place_limit_order', price: decimal('80000'), expiresAt: null } as const
const orderOf = (house: ExampleHouse): string => [...recordsOf(house.book(), orderRecord).keys()].at(-1) ?? ''

const demoReceipts = () =>
  receiptsIn({}, ({ tell }) => {
    tell('granted', { kind: 'grant_demo' })
    tell('reset', { kind: 'reset_demo' }, { at: 25 * hour })
  })

const orderReceipts = () =>
  receiptsIn(
    { 'contract:USDT': '10000' },
    ({ house, tell }) => {
      tell('resting', resting)
      tell('cancelled', { kind: 'cancel_order', orderId: orderOf(house) })
      tell('accepted', opening(), { at: 6_000 })
      tell('placed', {
        kind: 'buy_second_contract',
        symbol: bitcoin,
        direction: 'rise',
        durationSeconds: 30,
        stake: decimal('100'),
      })
    },
    nextTickSettings,
  )

const positionReceipts = () =>
  receiptsIn({ 'contract:USDT': '10000' }, ({ house, tell }) => {
    const move = { from: 'contract', to: 'balance', currency: 'USDT', amount: decimal('1000') } as const
    tell('moved', { kind: 'transfer', ...move })
    tell('begun', opening())
    const positionId = positionIn(house).id
    tell('marginAdded', { kind: 'add_margin', positionId, amount: decimal('100') })
    tell('marginRemoved', { kind: 'remove_margin', positionId, amount: decimal('50') })
    tell('leverageLower', { kind: 'set_leverage', symbol: bitcoin, marginMode: 'isolated', leverage: 10 })
    tell('leverageHigher', { kind: 'set_leverage', symbol: bitcoin, marginMode: 'isolated', leverage: 20 })
    const stopLoss = { price: decimal('80000'), quantity: null }
    tell('stopsSet', { kind: 'set_stops', positionId, takeProfit: null, stopLoss })
    const waiting = { states: { [bitcoin]: 'stale' } } as const
    const part = { quantity: decimal('0.05'), price: decimal('70000'), expiresAt: null }
    tell('limitCloseAccepted', { kind: 'place_limit_close', positionId, ...part }, waiting)
    tell('closeAccepted', { kind: 'close_position', positionId, quantity: null }, waiting)
  })

const marginCallReceipts = () =>
  receiptsIn({ 'contract:USDT': '10000' }, ({ house, tell }) => {
    tell('begunToo', opening())
    const low = taped(house, 2, hour, '86000')
    tell('marginCalled', { kind: 'call_margin', positionId: positionIn(house).id }, { at: hour + 10, ticks: [low] })
  })

function ofRealMoney({ house }: Told, identityLevel: 0 | 2 = 2): void {
  const standing = { ...emptyStanding, identityLevel }
  house.meddle((book) => ({ ...book, world: 'real', parts: having(standingPart, standing) }))
}
const decidedBy = { operators: [1, 2], reason: 'A mistake.' } as const
const asked = { named: named(settlementAccountFact, usdtAccount) }
const { accountId } = usdtAccount.destination
const request = { kind: 'request_withdrawal', accountId, amount: decimal('200') } as const

const fundsReceipts = () =>
  receiptsIn({ 'balance:USDT': '1000' }, (told) => {
    const { tell } = told
    ofRealMoney(told)
    const arrived = { depositId: '12', channel: 'sandbox-bank', currency: 'USDT', amount: decimal('500') } as const
    tell('credited', { kind: 'credit_deposit', ...arrived, arrivalId: '34' })
    tell('rewarded', { kind: 'grant_reward', currency: 'USDT', amount: decimal('5'), ...decidedBy })
    const corrected = { kind: 'correct_balance', currency: 'USDT', ...decidedBy } as const
    tell('correctedUp', { ...corrected, sign: 'credit', amount: decimal('7') })
    tell('correctedDown', { ...corrected, sign: 'debit', amount: decimal('9') })
    tell('frozenBefore', request, { at: 10_000, ...asked })
    tell('undone', { kind: 'undo_deposit', ...arrived, amount: decimal('5000'), ...decidedBy }, { at: 11_000 })
    tell('insured', { ...corrected, sign: 'debit', amount: decimal('90') }, { at: 12_000 })
    tell('playMoneyTaken', { kind: 'take_play_money' }, { at: 13_000 })
  })

const withdrawalReceipts = () =>
  receiptsIn({ 'balance:USDT': '1000' }, (told) => {
    const { house, tell } = told
    ofRealMoney(told)
    const last = (): { withdrawalId: string } => ({ withdrawalId: `${house.book().id}-${house.book().sequence}` })
    tell('requested', request, { at: 2_000, ...asked })
    tell('withdrawalCancelled', { kind: 'cancel_withdrawal', ...last() })
    tell('requestedAgain', request, { at: 4_000, ...asked })
    const rejected = last()
    tell('rejected', { kind: 'reject_withdrawal', ...rejected, operator: 1, reason: 'Not yours.' })
    tell('requestedThird', request, { at: 6_000, ...asked })
    const paid = last()
    tell('claimed', { kind: 'claim_withdrawal', ...paid, operator: 1 })
    tell('approved', { kind: 'approve_withdrawal', ...paid, operator: 1 }, { at: 25 * hour })
    tell('paying', { kind: 'begin_payment', ...paid, operator: 2 }, { at: 25 * hour + 1 })
    tell('paid', { kind: 'pay_withdrawal', ...paid, operator: 2, proof: 'tx 0x1' }, { at: 25 * hour + 2 })
    tell('requestedLast', request, { at: 25 * hour + 3, ...asked })
    const failed = last()
    for (const [kind, operator] of [
      ['claim_withdrawal', 1],
      ['approve_withdrawal', 1],
      ['begin_payment', 2],
    ] as const)
      tell(`failing: ${kind}`, { kind, ...failed, operator }, { at: 50 * hour })
    const reason = { proof: 'returned', reason: 'The bank refused it.' }
    tell('failed', { kind: 'fail_withdrawal', ...failed, operator: 2, ...reason }, { at: 50 * hour + 1 })
    tell('blocked', { kind: 'block_withdrawals', operator: 1, reason: 'A question.' }, { at: 50 * hour + 2 })
    tell('unblocked', { kind: 'block_withdrawals', operator: 1, reason: '' }, { at: 50 * hour + 3 })
    tell('identitySet', { kind: 'set_identity', identityLevel: 2, country: 'DE' }, { at: 50 * hour + 4 })
  })

const protectionReceipts = () =>
  receiptsIn({ 'contract:USDT': '10000' }, (told) => {
    const { tell } = told
    ofRealMoney(told, 0)
    tell('residenceSet', { kind: 'set_residence', country: 'DE' })
    ofRealMoney(told)
    tell('riskAcknowledged', { kind: 'acknowledge_risk' })
    tell('lossLimitSet', { kind: 'set_loss_limit', lossLimit: decimal('100') })
    tell('restingReal', resting)
    tell('coolingOff', { kind: 'cool_off', hours: 24 })
    tell('selfExcluded', { kind: 'exclude_self', days: 30 })
  })
