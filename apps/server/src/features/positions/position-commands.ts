import { decimal } from '@touchstone/domain/money/decimal'
import type { Stop } from '@touchstone/domain/positions/position'
import { ok } from '@touchstone/domain/result'
import type { CommandOf, UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { positions } from '@touchstone/wire/positions'
import type { HandlersOf } from '../../api/handler.ts'

type AskedStop = { price: string; quantity: string | null } | null

export const stopOf = (asked: AskedStop): Stop | null =>
  asked && { price: decimal(asked.price), quantity: asked.quantity === null ? null : decimal(asked.quantity) }

type AskedOpening = Pick<CommandOf<'open_position'>, 'symbol' | 'direction' | 'marginMode' | 'leverage'> & {
  quantity: string
  takeProfit: AskedStop
  stopLoss: AskedStop
}

/** What every opening asks for. */
export const openingOf = ({ symbol, direction, marginMode, leverage, ...asked }: AskedOpening) => ({
  symbol,
  direction,
  marginMode,
  leverage,
  quantity: decimal(asked.quantity),
  takeProfit: stopOf(asked.takeProfit),
  stopLoss: stopOf(asked.stopLoss),
})

const asking = (command: UserCommand): { ok: true; value: UserCommand } => ok(command)

type Calls = Pick<
  typeof positions,
  | 'openPosition'
  | 'setStops'
  | 'closePosition'
  | 'closePart'
  | 'closeAll'
  | 'reversePosition'
  | 'addMargin'
  | 'removeMargin'
  | 'setLeverage'
>

/** The calls that act on positions, each as the command that it is. */
export const positionCommands: HandlersOf<Calls> = {
  openPosition: (asked) => asking({ kind: 'open_position', ...openingOf(asked) }),
  setStops: ({ id, takeProfit, stopLoss }) =>
    asking({ kind: 'set_stops', positionId: id, takeProfit: stopOf(takeProfit), stopLoss: stopOf(stopLoss) }),
  closePosition: ({ id }) => asking({ kind: 'close_position', positionId: id, quantity: null }),
  closePart: ({ id, quantity }) => asking({ kind: 'close_position', positionId: id, quantity: decimal(quantity) }),
  closeAll: () => asking({ kind: 'close_all' }),
  reversePosition: ({ id }) => asking({ kind: 'reverse_position', positionId: id }),
  addMargin: ({ id, amount }) => asking({ kind: 'add_margin', positionId: id, amount: decimal(amount) }),
  removeMargin: ({ id, amount }) => asking({ kind: 'remove_margin', positionId: id, amount: decimal(amount) }),
  setLeverage: ({ symbol, marginMode, leverage }) => asking({ kind: 'set_leverage', symbol, marginMode, leverage }),
}
