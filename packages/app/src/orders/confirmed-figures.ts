import type { Money, Price } from '@touchstone/domain/money/decimal'
import type { Outlook } from '../previews/engine.ts'
import type { OpeningCommand } from './order-form.ts'

/** The figures that a person agrees to with an order. What the domain did not answer is undefined. */
export type ConfirmedFigures = {
  price: Price | undefined
  notional: Money | undefined
  margin: Money | undefined
  fee: Money | undefined
  liquidationPrice: Price | null
}

/** The figures of an order as the rules would fill it now; a limit order fills at its own price. */
export function confirmedFigures(
  command: OpeningCommand,
  { reply, liquidationPrice }: Pick<Outlook, 'reply' | 'liquidationPrice'>,
): ConfirmedFigures {
  const read = (name: string): bigint | undefined => {
    const value = reply[name]
    return typeof value === 'bigint' ? value : undefined
  }
  const price = command.kind === 'open_position' ? read('price') : command.price
  return { price, notional: read('notional'), margin: read('margin'), fee: read('fee'), liquidationPrice }
}
