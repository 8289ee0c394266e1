import type { CommandCall } from './call-commands.ts'

/** Of a text that was accepted. */
const agreed = { agreementSha256: '3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea' }
const opening = { symbol: 'BTC/USDT', direction: 'long', marginMode: 'cross', leverage: 10, quantity: '0.10' }
const opened = { ...opening, quantity: '0.1', takeProfit: null, stopLoss: null }
/** Of the terms that were shown. */
const shown = { termsSha256: '6b23c0d5f35d1b11f9b683f0b0a617355deb11277d91ae091d399c655b87940d' }
/** Fields of each call as a screen gives them, and the command that they become: for the documentation and for tests. */
export const exampleCalls: { readonly [Name in CommandCall]: readonly [fields: object, command: object] } = {
  openPosition: [
    { ...opening, book: 'demo' },
    { kind: 'open_position', ...opened },
  ],
  setStops: [
    { id: '7-1', takeProfit: null, stopLoss: { price: '90.50' } },
    { kind: 'set_stops', positionId: '7-1', takeProfit: null, stopLoss: { price: '90.5', quantity: null } },
  ],
  closePosition: [{ id: '7-1' }, { kind: 'close_position', positionId: '7-1', quantity: null }],
  closePart: [
    { id: '7-1', quantity: '2' },
    { kind: 'close_position', positionId: '7-1', quantity: '2' },
  ],
  closeAll: [{}, { kind: 'close_all' }],
  reversePosition: [{ id: '7-1' }, { kind: 'reverse_position', positionId: '7-1' }],
  addMargin: [
    { id: '7-1', amount: '5' },
    { kind: 'add_margin', positionId: '7-1', amount: '5' },
  ],
  removeMargin: [
    { id: '7-1', amount: '5' },
    { kind: 'remove_margin', positionId: '7-1', amount: '5' },
  ],
  setLeverage: [
    { symbol: 'BTC/USDT', marginMode: 'isolated', leverage: 3 },
    { kind: 'set_leverage', symbol: 'BTC/USDT', marginMode: 'isolated', leverage: 3 },
  ],
  placeLimitOrder: [
    { ...opening, price: '90000', expiresAtMs: 5 },
    { kind: 'place_limit_order', ...opened, price: '90000', expiresAt: 5 },
  ],
  placeLimitClose: [
    { id: '7-1', quantity: '1', price: '9' },
    { kind: 'place_limit_close', positionId: '7-1', quantity: '1', price: '9', expiresAt: null },
  ],
  cancelOrder: [{ id: '7-2' }, { kind: 'cancel_order', orderId: '7-2' }],
  buySecondContract: [
    { symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 30, stake: '10' },
    { kind: 'buy_second_contract', symbol: 'BTC/USDT', direction: 'rise', durationSeconds: 30, stake: '10' },
  ],
  exchange: [
    { quoteId: '0190c2a4-0000-4000-8000-000000000000' },
    { kind: 'exchange', quoteId: '0190c2a4-0000-4000-8000-000000000000' },
  ],
  transfer: [
    { from: 'balance', to: 'contract', amount: '7' },
    { kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: '7' },
  ],
  requestWithdrawal: [
    { accountId: '3', amount: '20', withdrawalPassword: '123456' },
    { kind: 'request_withdrawal', accountId: '3', amount: '20' },
  ],
  cancelWithdrawal: [{ id: '7-5' }, { kind: 'cancel_withdrawal', withdrawalId: '7-5' }],
  acknowledgeRisk: [{}, { kind: 'acknowledge_risk' }],
  setLossLimit: [{ lossLimit: '50' }, { kind: 'set_loss_limit', lossLimit: '50' }],
  excludeSelf: [{ days: 30 }, { kind: 'exclude_self', days: 30 }],
  coolOff: [{ hours: 24 }, { kind: 'cool_off', hours: 24 }],
  setResidence: [{ country: 'DE' }, { kind: 'set_residence', country: 'DE' }],
  takePlayMoney: [{}, { kind: 'take_play_money' }],
  resetDemo: [{}, { kind: 'reset_demo' }],
  buyProduct: [
    { productId: 'trend-7', amount: '100.0', ...shown, ...agreed },
    { kind: 'buy_strategy', product: 'trend-7', amount: '100', ...shown, ...agreed },
  ],
  buyMiner: [
    { productId: 'northforge-n200-30', units: 3, ...shown, ...agreed },
    { kind: 'buy_miner', product: 'northforge-n200-30', units: 3, ...shown, ...agreed },
  ],
  cancelMinerOrder: [{ id: '7-6' }, { kind: 'cancel_miner', orderId: '7-6' }],
  withdrawBondOrder: [{ id: '7-5' }, { kind: 'withdraw_bond', orderId: '7-5' }],
  applyIeo: [
    { productId: 'lumen', lots: 5, lotPrice: '10.0', ...agreed },
    { kind: 'apply_ieo', product: 'lumen', lots: 5, lotPrice: '10', ...agreed },
  ],
  changeIeo: [
    { id: '7-5', lots: 8 },
    { kind: 'change_ieo', orderId: '7-5', lots: 8 },
  ],
  withdrawIeo: [{ id: '7-5' }, { kind: 'withdraw_ieo', orderId: '7-5' }],
  payIeo: [{ id: '7-5' }, { kind: 'pay_ieo', orderId: '7-5' }],
  cancelProductOrder: [{ id: '7-5' }, { kind: 'cancel_strategy', orderId: '7-5' }],
  exitProductOrder: [
    { id: '7-5', exitDay: '2026-11-22' },
    { kind: 'exit_strategy', orderId: '7-5', exitDay: 1_795_305_600_000 },
  ],
}

/** Of calls that become one command or another: the others. */
export const otherExamples: readonly (readonly [name: CommandCall, example: (typeof exampleCalls)[CommandCall]])[] = [
  [
    'buyProduct',
    [
      { productId: 'harbor-90', units: 12, ...agreed },
      { kind: 'subscribe_bond', product: 'harbor-90', units: 12, ...agreed },
    ],
  ],
]
