import type { JournalText } from '../audit/journal-reader.ts'

/** How often each kind of outcome occurred, by a name such as `closed: liquidation`. */
export type Coverage = ReturnType<typeof createCoverage>

type Settlement = {
  reason: string
  marginMode: string
  quantity: string
  before: { quantity: string }
  insurancePaid: string
  realised: readonly unknown[]
}
type Reply = {
  kind?: string
  reason?: string
  state?: string
  percent?: number
  insurancePaid?: string
  rejected?: readonly string[]
  cancelled?: number
  next?: unknown
  withdrawal?: { stage: string; fourEyes: boolean }
  settlements?: readonly Settlement[]
  contract?: { state: string }
  pending?: readonly string[]
  payments?: readonly { amount: string }[]
}
type FactsText = {
  states?: Record<string, string>
  gapsAhead?: readonly string[]
  fillTick?: unknown
  opening?: unknown
}

const isTaking = (reply: Reply): boolean => reply.kind === 'deposit_undone' || reply.kind === 'balance_corrected'

export function createCoverage() {
  const counts = new Map<string, number>()
  const count = (name: string, times = 1): void => void counts.set(name, (counts.get(name) ?? 0) + times)

  /** Counts every outcome that a committed row shows. */
  function follow(row: JournalText): void {
    const { kind } = JSON.parse(row.command) as { kind: string }
    const reply = JSON.parse(row.reply) as Reply
    const facts = JSON.parse(row.facts) as FactsText
    count(`command: ${kind}`)
    if (reply.kind === 'cancelled')
      count(`cancelled: ${reply.reason ?? (kind === 'expire_order' ? 'expired' : 'user')}`)
    if (reply.kind === 'accepted' || (reply.pending ?? []).length > 0) count(`pending: ${kind}`)
    if (reply.kind === 'margin_call') count(`margin call: ${reply.percent ?? 0} %`)
    if (kind === 'settle_second_contract') count(`second contract: ${reply.contract?.state ?? ''}`)
    for (const state of Object.values(facts.states ?? {})) count(`decided beside a symbol that is ${state}`)
    if (reply.kind === 'self_excluded' || reply.kind === 'cooling_off')
      count(`${reply.kind}: ${(reply.cancelled ?? 0) > 0 ? 'orders let go' : 'nothing rested'}`)
    if (reply.kind === 'loss_limit_set' || reply.kind === 'residence_set')
      count(`${reply.kind}: ${reply.next === null ? 'at once' : 'after a day'}`)
    if (facts.gapsAhead !== undefined) count('decided before a gap')
    for (const payment of reply.payments ?? [])
      count(payment.amount.startsWith('-') ? 'funding: received' : 'funding: paid')
    funds(reply, row)
    if (!isTaking(reply) && (reply.insurancePaid ?? '0') !== '0') count('insurance: cross')
    for (const settlement of reply.settlements ?? []) settled(settlement, kind)
  }

  function funds(reply: Reply, row: JournalText): void {
    if (reply.withdrawal !== undefined)
      count(`withdrawal: ${reply.withdrawal.stage}${reply.withdrawal.fourEyes ? ' with four eyes' : ''}`)
    if (!isTaking(reply)) return
    if ((reply.insurancePaid ?? '0') !== '0') count('taken back: insurance')
    if ((reply.rejected ?? []).length > 0) count('taken back: a withdrawal')
    if (/\["(deposit_undone|correction)","USDT","contract"/.test(row.entries)) count('taken back: free margin')
  }

  function settled(each: Settlement, kind: string): void {
    const isPart = each.quantity !== each.before.quantity
    count(`closed: ${each.reason}, ${each.marginMode}`)
    if (isPart && each.reason !== 'liquidation') count(`closed in part: ${each.reason}`)
    if (each.marginMode === 'isolated' && each.insurancePaid !== '0') count('insurance: isolated')
    if (each.realised.length > 0) count(`shortage covered: ${each.reason}`)
    if (each.reason === 'liquidation' && kind !== 'liquidate_position' && kind !== 'liquidate_cross')
      count('liquidated within a close')
  }

  return { counts, count, follow }
}

/** What a life of the fixed length must reach. Kinds that it does not reach are not tested. */
export const required = [
  ...[
    'open_position',
    'place_limit_order',
    'place_limit_close',
    'cancel_order',
    'close_position',
    'close_all',
    'reverse_position',
    'add_margin',
    'remove_margin',
    'set_leverage',
    'set_stops',
    'buy_second_contract',
    'exchange',
    'transfer',
    'reset_demo',
    'grant_demo',
    'fill_limit_order',
    'fill_market_order',
    'expire_order',
    'fire_stops',
    'liquidate_position',
    'liquidate_cross',
    'call_margin',
    'settle_second_contract',
    'settle_funding',
    'credit_deposit',
    'undo_deposit',
    'grant_reward',
    'correct_balance',
    'set_identity',
    'block_withdrawals',
    'acknowledge_risk',
    'set_loss_limit',
    'exclude_self',
    'cool_off',
    'set_residence',
  ].map((kind) => `command: ${kind}`),
  ...['submitted', 'claimed', 'approved', 'paying', 'paid', 'rejected', 'cancelled', 'failed'].flatMap((stage) => [
    `withdrawal: ${stage}`,
    `withdrawal: ${stage} with four eyes`,
  ]),
  ...['insurance', 'a withdrawal', 'free margin'].map((from) => `taken back: ${from}`),
  ...['user', 'take_profit', 'stop_loss', 'liquidation', 'limit', 'reverse'].flatMap((reason) => [
    `closed: ${reason}, isolated`,
    `closed: ${reason}, cross`,
  ]),
  ...['user', 'take_profit', 'stop_loss', 'limit'].map((reason) => `closed in part: ${reason}`),
  ...['user', 'expired', 'would_be_liquidated', 'restricted'].map((reason) => `cancelled: ${reason}`),
  ...['won', 'lost', 'tied', 'void'].map((state) => `second contract: ${state}`),
  ...['loss_limit_set', 'residence_set'].flatMap((set) => [`${set}: at once`, `${set}: after a day`]),
  'cooling_off: orders let go',
  'opened after an exclusion',
  'opened after a cool-off',
  'opened under a looser loss limit',
  'opened in another country',
  'insurance: isolated',
  'insurance: cross',
  'shortage covered: liquidation',
  'shortage covered: user',
  'funding: paid',
  'funding: received',
  'margin call: 80 %',
  'margin call: 90 %',
  'decided beside a symbol that is stale',
  'decided beside a symbol that is closed',
  'decided before a gap',
  'pending: close_position',
  'watermark',
  'checkpoint',
  'restart: stopped',
  'restart: abandoned',
  'retry after a crash: done before',
  'retry after a crash: not done before',
  'key: repeated',
  'refused: key_reused',
  'refused: key_malformed',
  'clock set back',
  'boundary: isolated',
  'boundary: cross',
  ...[
    'symbol_unknown',
    'price_missing',
    'price_stale',
    'market_closed',
    'quantity_off_grid',
    'amount_off_grid',
    'amount_not_positive',
    'amount_too_small',
    'balance_too_small',
    'margin_insufficient',
    'would_be_liquidated',
    'leverage_out_of_range',
    'leverage_differs',
    'order_resting',
    'bracket_exceeded',
    'house_exposure_exceeded',
    'stop_on_wrong_side',
    'position_not_found',
    'position_not_isolated',
    'quantity_exceeds_position',
    'order_not_found',
    'expiry_in_the_past',
    'nothing_to_close',
    'duration_not_offered',
    'stake_out_of_range',
    'open_stakes_exceeded',
    'would_end_while_closed',
    'quote_not_found',
    'quote_expired',
    'quote_moved',
    'accounts_equal',
    'not_a_demo_book',
    'something_open',
    'not_a_real_book',
    'settlement_account_not_found',
    'settlement_account_waits',
    'withdrawals_blocked',
    'identity_level_too_low',
    'day_withdrawals_exceeded',
    'too_many_withdrawals',
    'withdrawal_not_open',
    'withdrawal_at_other_stage',
    'withdrawal_not_cancellable',
    'withdrawal_claimed_by_another',
    'second_operator_needed',
    'risk_not_acknowledged',
    'loss_limit_reached',
    'self_excluded',
    'cooling_off',
    'pause_not_shortened',
    'not_offered_in_country',
    'leverage_above_country',
    'stake_above_country',
    'residence_verified',
  ].map((kind) => `refused: ${kind}`),
]

/** What occurs only when orders fill on the next tick, as in a live house. */
export const requiredLive = [
  'pending: open_position',
  'pending: reverse_position',
  'pending: close_all',
  'cancelled: slippage_exceeded',
  'cancelled: no_price',
]

export const missing = (coverage: Pick<Coverage, 'counts'>, names: readonly string[]): string[] =>
  names.filter((name) => !coverage.counts.has(name))
