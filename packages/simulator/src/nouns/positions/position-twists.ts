import type { CommandOf } from '@touchstone/domain/positions/position-commands'
import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { oddAmount, type View, wrongId } from '../../noun/sizing.ts'

type Opening = CommandOf<'open_position' | 'place_limit_order'>

/** Sizes, leverages and stops that cannot be; `own` is what only this kind of order has. */
const twistOpening = <Command extends Opening>(
  command: Command,
  { random, settings }: View,
  own: () => Command,
): Command =>
  random.pick([
    { ...command, quantity: oddAmount(random) },
    { ...command, quantity: settings.symbols.get(command.symbol)?.quantityStep ?? 1n },
    { ...command, leverage: random.pick([0, -1, 101, 1_000_000, 3]) },
    { ...command, symbol: random.pick(['NONE/USDT', '', '__proto__', 'BNB/USDT']) },
    { ...command, takeProfit: { price: oddAmount(random), quantity: null } },
    { ...command, stopLoss: { price: oddAmount(random), quantity: oddAmount(random) } },
    own(),
  ])

export const positionTwists: SimulatedNoun<PositionWords>['twists'] = {
  open_position: (command, view) =>
    twistOpening(command, view, () => ({ ...command, quantity: command.quantity * 1_000n })),
  place_limit_order: (command, view) =>
    twistOpening(command, view, () => ({
      ...command,
      price: oddAmount(view.random),
      expiresAt: view.now - view.random.below(5_000),
    })),
  place_limit_close: (command, view) =>
    view.random.pick([
      { ...command, positionId: wrongId(view) },
      { ...command, quantity: oddAmount(view.random) },
      { ...command, expiresAt: view.now - 1 },
    ]),
  close_position: (command, view) =>
    view.random.pick([
      { ...command, positionId: wrongId(view) },
      { ...command, quantity: oddAmount(view.random) },
    ]),
  cancel_order: (command, view) => ({ ...command, orderId: wrongId(view) }),
  close_all: 'nothing',
  reverse_position: (command, view) => ({ ...command, positionId: wrongId(view) }),
  add_margin: twistMargin,
  remove_margin: twistMargin,
  set_leverage: (command, { random }) => ({ ...command, leverage: random.pick([0, -5, 101, 77, 2_000_000_000]) }),
  set_stops: (command, view) =>
    view.random.pick([
      { ...command, positionId: wrongId(view) },
      { ...command, takeProfit: command.stopLoss, stopLoss: command.takeProfit },
      { ...command, stopLoss: { price: oddAmount(view.random), quantity: null } },
    ]),
}

function twistMargin<Command extends CommandOf<'add_margin' | 'remove_margin'>>(command: Command, view: View): Command {
  return view.random.pick([
    { ...command, positionId: wrongId(view) },
    { ...command, amount: oddAmount(view.random) },
  ])
}
