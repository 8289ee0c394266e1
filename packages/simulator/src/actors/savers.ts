import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NamedFacts } from '@touchstone/server/executor/submission'
import type { View } from '../noun/sizing.ts'
import { withdrawalsOf } from '../nouns/withdrawals/naive-withdrawals.ts'
import { withdrawalFor } from '../nouns/withdrawals/withdrawal-wishes.ts'
import { nouns } from '../rulebook/nouns.ts'
import { commandFor } from './user-commands.ts'

export type Asked = { command: UserCommand; named?: NamedFacts }

/** Somebody with money of their own: takes some out, changes their mind, and trades a little in between. */
export async function wishOfSaver(view: View): Promise<Asked | undefined> {
  const { random, book } = view
  const open = [...withdrawalsOf(book).keys()]
  switch (random.weighted({ withdraw: 6, cancel: open.length === 0 ? 0 : 1.5, trade: 3 })) {
    case 'withdraw':
      return withdrawalFor(view)
    case 'cancel':
      return { command: { kind: 'cancel_withdrawal', withdrawalId: random.pick(open) } }
    case 'trade':
      return trade(view)
  }
}

async function trade(view: View): Promise<Asked | undefined> {
  if (!view.book.protection.acknowledged && view.random.happens(0.6)) return { command: { kind: 'acknowledge_risk' } }
  const { transfers, positions } = nouns
  const { transfer } = transfers.wishes
  const { open, close_all: closeAll } = positions.wishes
  const command = await commandFor(view.random.pick([transfer, transfer, open, closeAll]), view)
  return command && { command }
}
