import type { Currency } from '@touchstone/domain/money/currency'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { oddAmount, type View } from './sizing.ts'

/** Turns a command into a hostile one: ids of other people, impossible sizes, and so on. */
export function twist(command: UserCommand, view: View): UserCommand {
  const { random } = view
  const foreign = (): string => (view.others.length === 0 ? '1-1' : random.pick(view.others))
  const wrongId = (): string =>
    random.pick([foreign(), '', '0-0', '-1', `${view.book.id}-999999`, "'; drop table books", '\u0000'])
  switch (command.kind) {
    case 'open_position':
    case 'place_limit_order':
      return random.pick([
        { ...command, quantity: oddAmount(random) },
        { ...command, quantity: view.settings.symbols.get(command.symbol)?.quantityStep ?? 1n },
        { ...command, leverage: random.pick([0, -1, 101, 1_000_000, 3]) },
        { ...command, symbol: random.pick(['NONE/USDT', '', '__proto__', 'BNB/USDT']) },
        { ...command, takeProfit: { price: oddAmount(random), quantity: null } },
        { ...command, stopLoss: { price: oddAmount(random), quantity: oddAmount(random) } },
        command.kind === 'place_limit_order'
          ? { ...command, price: oddAmount(random), expiresAt: view.now - random.below(5_000) }
          : { ...command, quantity: command.quantity * 1_000n },
      ])
    case 'place_limit_close':
      return random.pick([
        { ...command, positionId: wrongId() },
        { ...command, quantity: oddAmount(random) },
        { ...command, expiresAt: view.now - 1 },
      ])
    case 'close_position':
      return random.pick([
        { ...command, positionId: wrongId() },
        { ...command, quantity: oddAmount(random) },
      ])
    case 'cancel_order':
      return { ...command, orderId: wrongId() }
    case 'add_margin':
    case 'remove_margin':
      return random.pick([
        { ...command, positionId: wrongId() },
        { ...command, amount: oddAmount(random) },
      ])
    case 'reverse_position':
      return { ...command, positionId: wrongId() }
    case 'set_stops':
      return random.pick([
        { ...command, positionId: wrongId() },
        { ...command, takeProfit: command.stopLoss, stopLoss: command.takeProfit },
        { ...command, stopLoss: { price: oddAmount(random), quantity: null } },
      ])
    case 'set_leverage':
      return { ...command, leverage: random.pick([0, -5, 101, 77, 2_000_000_000]) }
    case 'buy_second_contract':
      return random.pick([
        { ...command, stake: oddAmount(random) },
        { ...command, durationSeconds: random.pick([0, -30, 31, 86_400]) },
        { ...command, symbol: 'NONE/USDT' },
        { ...command, stake: command.stake * 100n },
      ])
    case 'transfer':
      return random.pick([
        { ...command, amount: oddAmount(random) },
        { ...command, amount: command.amount * 1_000n },
        { ...command, to: command.from },
        { ...command, currency: random.pick<Currency>(['BTC', 'JPY', 'EUR']) },
      ])
    case 'exchange':
      return { ...command, quoteId: wrongId() }
    case 'request_withdrawal':
      return random.pick([
        { ...command, amount: oddAmount(random) },
        { ...command, amount: command.amount * 1_000n },
        { ...command, accountId: wrongId() },
      ])
    case 'cancel_withdrawal':
      return { ...command, withdrawalId: wrongId() }
    case 'close_all':
    case 'reset_demo':
    case 'acknowledge_risk':
      return command
    case 'set_residence':
      return { ...command, country: random.pick(['DE', 'XX']) }
    case 'set_loss_limit':
      return { ...command, lossLimit: random.pick([null, oddAmount(random)]) }
    case 'exclude_self':
      return { ...command, days: 1 }
    case 'cool_off':
      return { ...command, hours: 1 }
  }
}
