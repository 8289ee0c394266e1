import { ok } from '@touchstone/domain/result'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { investments } from '@touchstone/wire/investments'
import type { mining } from '@touchstone/wire/mining'
import type { CommandAnswer, Commanding, HandlersOf } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import { agreedPurchases, type AgreedPurchasesDeps } from '../agreements/agreed-purchases.ts'
import { answeredOrders } from './answered-orders.ts'
import { type BuyingDeps, productBuying } from './buying.ts'
import type { RecordedOrders } from './recorded-orders.ts'

/** What buys a product, whichever it is: each waits for the answer of its pool. */
export type BuyCalls = Pick<typeof investments, 'buyProduct'> & Pick<typeof mining, 'buyMiner'>

export function buyHandlers(
  /** `onCommitted`: what waits for the answer of a pool listens. */
  deps: BuyingDeps & AgreedPurchasesDeps & Pick<HousePort, 'onCommitted'> & { orders: RecordedOrders },
): HandlersOf<BuyCalls> {
  const buying = productBuying(deps)
  const answered = answeredOrders(deps)
  const agreements = agreedPurchases(deps)

  async function buy(command: UserCommand, password: string | undefined, visit: Commanding): Promise<CommandAnswer> {
    const { caller, at, key } = visit
    const agreed = await agreements.named(command, visit)
    if (!agreed.ok) return agreed
    const bought = await buying(command, { userId: caller.userId, at, key, password })
    if (!bought.ok) return bought
    return {
      ...ok(command),
      named: bought.value,
      before: () => agreements.accept(agreed.value, visit),
      answered: async (ownBook, sequence) => ({
        order: await deps.orders.one(await answered(ownBook, `${ownBook}-${sequence}`), ownBook, at),
      }),
    }
  }

  return {
    buyProduct: (request, visit) => buy(callCommands.buyProduct(request), request.withdrawalPassword, visit),
    buyMiner: (request, visit) => buy(callCommands.buyMiner(request), request.withdrawalPassword, visit),
  }
}
