import { type Currency, isCurrency } from '@touchstone/domain/money/currency'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Stop } from '@touchstone/domain/positions/position'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'

type CommandCalls = { [Name in keyof Api as Api[Name]['effect'] extends 'command' ? Name : never]: Api[Name] }
/** A call that is one command on a book. */
export type CommandCall = keyof CommandCalls
export type FieldsOf<Name extends CommandCall> = z.output<Api[Name]['request']>

/**
 * The command that each call asks for, from its parsed fields. The server submits it and a device signs it, so both make
 * it here; what only the house knows is a fact of the row and no part of it.
 * @throws RangeError for a currency that there is not; `decimal` throws for what is no decimal.
 */
export const callCommands: { readonly [Name in CommandCall]: (fields: FieldsOf<Name>) => UserCommand } = {
  openPosition: (asked) => ({ kind: 'open_position', ...openingOf(asked) }),
  setStops: ({ id, takeProfit, stopLoss }) => ({
    kind: 'set_stops',
    positionId: id,
    takeProfit: stopOf(takeProfit),
    stopLoss: stopOf(stopLoss),
  }),
  closePosition: ({ id }) => ({ kind: 'close_position', positionId: id, quantity: null }),
  closePart: ({ id, quantity }) => ({ kind: 'close_position', positionId: id, quantity: decimal(quantity) }),
  closeAll: () => ({ kind: 'close_all' }),
  reversePosition: ({ id }) => ({ kind: 'reverse_position', positionId: id }),
  addMargin: ({ id, amount }) => ({ kind: 'add_margin', positionId: id, amount: decimal(amount) }),
  removeMargin: ({ id, amount }) => ({ kind: 'remove_margin', positionId: id, amount: decimal(amount) }),
  setLeverage: ({ symbol, marginMode, leverage }) => ({ kind: 'set_leverage', symbol, marginMode, leverage }),
  placeLimitOrder: ({ price, expiresAtMs, ...asked }) => ({
    kind: 'place_limit_order',
    ...openingOf(asked),
    price: decimal(price),
    expiresAt: expiresAtMs,
  }),
  placeLimitClose: ({ id, quantity, price, expiresAtMs }) => ({
    kind: 'place_limit_close',
    positionId: id,
    quantity: decimal(quantity),
    price: decimal(price),
    expiresAt: expiresAtMs,
  }),
  cancelOrder: ({ id }) => ({ kind: 'cancel_order', orderId: id }),
  buySecondContract: ({ symbol, direction, durationSeconds, stake }) => ({
    kind: 'buy_second_contract',
    symbol,
    direction,
    durationSeconds,
    stake: decimal(stake),
  }),
  exchange: ({ quoteId }) => ({ kind: 'exchange', quoteId }),
  transfer: ({ from, to, currency, amount }) => ({
    kind: 'transfer',
    from,
    to,
    currency: currencyOf(currency),
    amount: decimal(amount),
  }),
  requestWithdrawal: ({ accountId, amount }) => ({ kind: 'request_withdrawal', accountId, amount: decimal(amount) }),
  cancelWithdrawal: ({ id }) => ({ kind: 'cancel_withdrawal', withdrawalId: id }),
  acknowledgeRisk: () => ({ kind: 'acknowledge_risk' }),
  setLossLimit: ({ lossLimit }) => ({
    kind: 'set_loss_limit',
    lossLimit: lossLimit === null ? null : decimal(lossLimit),
  }),
  excludeSelf: ({ days }) => ({ kind: 'exclude_self', days }),
  coolOff: ({ hours }) => ({ kind: 'cool_off', hours }),
  setResidence: ({ country }) => ({ kind: 'set_residence', country }),
  takePlayMoney: () => ({ kind: 'take_play_money' }),
  resetDemo: () => ({ kind: 'reset_demo' }),
  buyProduct({ productId: product, amount, units, termsSha256, agreementSha256 }) {
    if (amount !== undefined && termsSha256 !== undefined)
      return { kind: 'buy_strategy', product, amount: decimal(amount), termsSha256, agreementSha256 }
    if (units === undefined)
      throw new Error('a purchase has an amount and terms, or units: its request was not checked')
    return { kind: 'subscribe_bond', product, units, agreementSha256 }
  },
  buyMiner: ({ productId: product, units, termsSha256, agreementSha256 }) => ({
    kind: 'buy_miner',
    product,
    units,
    termsSha256,
    agreementSha256,
  }),
  cancelMinerOrder: ({ id }) => ({ kind: 'cancel_miner', orderId: id }),
  withdrawBondOrder: ({ id }) => ({ kind: 'withdraw_bond', orderId: id }),
  applyIeo: ({ productId: product, lots, lotPrice, agreementSha256 }) => ({
    kind: 'apply_ieo',
    product,
    lots,
    lotPrice: decimal(lotPrice),
    agreementSha256,
  }),
  changeIeo: ({ id, lots }) => ({ kind: 'change_ieo', orderId: id, lots }),
  withdrawIeo: ({ id }) => ({ kind: 'withdraw_ieo', orderId: id }),
  payIeo: ({ id }) => ({ kind: 'pay_ieo', orderId: id }),
  cancelProductOrder: ({ id }) => ({ kind: 'cancel_strategy', orderId: id }),
  exitProductOrder: ({ id, exitDay }) => ({
    kind: 'exit_strategy',
    orderId: id,
    exitDay: Date.parse(`${exitDay}T00:00:00Z`),
  }),
}

type Opening = Pick<
  FieldsOf<'openPosition'>,
  'symbol' | 'direction' | 'marginMode' | 'leverage' | 'quantity' | 'takeProfit' | 'stopLoss'
>

const openingOf = ({ symbol, direction, marginMode, leverage, ...asked }: Opening) => ({
  symbol,
  direction,
  marginMode,
  leverage,
  quantity: decimal(asked.quantity),
  takeProfit: stopOf(asked.takeProfit),
  stopLoss: stopOf(asked.stopLoss),
})

const stopOf = (asked: Opening['takeProfit']): Stop | null =>
  asked && { price: decimal(asked.price), quantity: asked.quantity === null ? null : decimal(asked.quantity) }

function currencyOf(text: string): Currency {
  if (!isCurrency(text)) throw new RangeError(`there is no currency ${text}`)
  return text
}
