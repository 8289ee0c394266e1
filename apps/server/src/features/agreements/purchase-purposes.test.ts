import { userCommands } from '@touchstone/domain/rulebook/noun-tables'
import { expect, it } from 'vitest'
import { type BoughtWith, purposeOfPurchase, type Unlisted } from './purchase-purposes.ts'

type Cancelling = { kind: 'cancel_fund'; orderId: string }
type Buying = { kind: 'buy_fund'; product: string; agreementSha256?: string }
type Forgetful = { kind: 'buy_fund'; product: string }
type ByOffer = { kind: 'buy_fund'; offer: string; agreementSha256?: string }

it('has a line for every pool, with a command that names its agreement', () => {
  const right: BoughtWith<'fund', Cancelling | Buying> = { fund: { command: 'buy_fund', agreement: 'bonds' } }
  // @ts-expect-error a pool without a line
  const withoutLine: BoughtWith<'fund' | 'note', Cancelling | Buying> = right
  // @ts-expect-error a command that names no agreement
  const ofNone: typeof right = { fund: { command: 'cancel_fund', agreement: 'bonds' } }
  // @ts-expect-error one that buys, and names none
  const forgotten: BoughtWith<'fund', Forgetful> = { fund: { command: 'buy_fund', agreement: 'bonds' } }
  // @ts-expect-error the agreement that people register with
  const ofAnother: typeof right = { fund: { command: 'buy_fund', agreement: 'registration' } }
  expect([right, withoutLine, ofNone, forgotten, ofAnother]).toHaveLength(5)
})

it('has every command that buys, by its product or by the agreement that it names', () => {
  type Missing = [
    Unlisted<Cancelling | Buying, 'buy_fund'>,
    Unlisted<Cancelling | Buying, 'buy_note'>,
    Unlisted<Cancelling | Forgetful, 'buy_note'>,
    Unlisted<Cancelling | ByOffer, 'buy_note'>,
  ]
  const missing = [undefined as never, 'buy_fund', 'buy_fund', 'buy_fund'] satisfies Missing
  // @ts-expect-error what only names its order buys nothing
  const cancelling: Missing[1] = 'cancel_fund'
  expect([...missing, cancelling]).toHaveLength(5)
})

it('knows what buys, and the agreement for it', () => {
  const kinds = [...userCommands.keys()].filter((kind) => purposeOfPurchase(kind) !== undefined)
  expect(Object.fromEntries(kinds.map((kind) => [kind, purposeOfPurchase(kind)]))).toEqual({
    buy_strategy: 'strategies',
    buy_miner: 'machines',
    subscribe_bond: 'bonds',
    apply_ieo: 'token_sales',
  })
  for (const kind of ['grant', 'toString', '']) expect(purposeOfPurchase(kind)).toBeUndefined()
})
