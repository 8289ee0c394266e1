import { priceOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { ieo } from '@touchstone/wire/ieo'
import type { Commanding, HandlersOf, Refused } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import { agreedPurchases, type AgreedPurchasesDeps } from '../agreements/agreed-purchases.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import { createWithdrawalPasswords } from '../funds-guard/try-withdrawal-password.ts'
import { ieoSales, type IeoSalesDeps } from './ieo-sales.ts'
import { isRecorded } from '../../executor/is-recorded.store.ts'
import { findIeoOrder, listIeoOrders } from './sale-orders.store.ts'

export type IeoDeps = IeoSalesDeps & AgreedPurchasesDeps & { passwords: Passwords }

export function ieoHandlers(deps: IeoDeps): HandlersOf<typeof ieo> {
  const { sql, books, settings } = deps
  const sales = ieoSales(deps)
  const agreements = agreedPurchases(deps)
  const tryWithdrawalPassword = createWithdrawalPasswords(deps)

  /**
   * Whether somebody may set this amount aside: a large one takes the withdrawal password. What was set aside before under this
   * key is only answered again.
   */
  async function maySetAside(
    amount: Money,
    password: string | undefined,
    { caller: { userId }, at, key }: Commanding,
  ): Promise<Result<undefined, Refused>> {
    const { passwordFrom } = investmentsUnder(settings())
    if (amount < passwordFrom || (await isRecorded(sql, await books.named(userId, 'real'), key))) return ok(undefined)
    if (password === undefined) return refuse({ kind: 'withdrawal_password_required', from: passwordFrom })
    return tryWithdrawalPassword({ userId, password, at })
  }

  return {
    ieoSales: async (_request, { at }) => ok(await sales.list(at)),

    async ieoOutcome({ id }) {
      const outcome = await sales.outcome(id)
      if (outcome === undefined) return refuse({ kind: 'not_found' })
      return outcome === 'open' ? refuse({ kind: 'ieo_still_open' }) : ok(outcome)
    },

    async ieoOrders(page, { caller }) {
      const bookId = await books.named(caller.userId, 'real')
      const { orders, total } = await listIeoOrders(sql, bookId, stretchOf(page))
      return ok(pageAnswer(page, total, await sales.orders(orders, bookId)))
    },

    async applyIeo(request, visit) {
      const command = callCommands.applyIeo(request)
      const agreed = await agreements.named(command, visit)
      if (!agreed.ok) return agreed
      const found = await sales.offer(request.productId)
      // What the book refuses in any case needs no password. Of a draw the whole price counts: paying asks for none.
      if (
        found !== undefined &&
        found.offer.lotPrice === decimal(request.lotPrice) &&
        mayAskFor(request, found.offer)
      ) {
        const asked = await maySetAside(priceOf(found.offer, request.lots), request.withdrawalPassword, visit)
        if (!asked.ok) return asked
      }
      return {
        ...ok(command),
        named: found?.named ?? {},
        before: () => agreements.accept(agreed.value, visit),
        answered: async (ownBook, sequence) => ({ order: await sales.order(ownBook, `${ownBook}-${sequence}`) }),
      }
    },

    async changeIeo({ id, lots, withdrawalPassword }, visit) {
      const bookId = await books.holding(visit.caller.userId, id)
      const held = bookId === undefined ? undefined : await findIeoOrder(sql, bookId, id)
      if (held?.state === 'applied' && lots > held.lots && mayAskFor({ lots }, held)) {
        const asked = await maySetAside(priceOf(held, lots), withdrawalPassword, visit)
        if (!asked.ok) return asked
      }
      return {
        ...ok(callCommands.changeIeo({ id, lots })),
        answered: async (ownBook) => ({ order: await sales.order(ownBook, id) }),
      }
    },

    withdrawIeo: (request) => ({
      ...ok(callCommands.withdrawIeo(request)),
      answered: async (ownBook) => ({ order: await sales.order(ownBook, request.id) }),
    }),

    payIeo: (request) => ({
      ...ok(callCommands.payIeo(request)),
      answered: async (ownBook) => ({ order: await sales.order(ownBook, request.id) }),
    }),
  }
}

/** In a draw nobody may ask for more than they can get. */
const mayAskFor = ({ lots }: { lots: number }, { format, cap }: { format: string; cap: number }): boolean =>
  format !== 'draw' || lots <= cap
