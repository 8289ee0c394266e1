import { withdrawals } from '@touchstone/wire/withdrawals'
import * as z from 'zod/mini'
import { type FundsApp, type Person, rightPassword, withdrawalPath } from './test-funds-app.ts'

export type Settled = Person & { accountId: string }
type Signed = Pick<Person, 'token'>

/** The calls of withdrawals, as a test asks for them. */
export function withdrawing(app: FundsApp) {
  const apply = ({ token, accountId }: Pick<Settled, 'token' | 'accountId'>, changed: object = {}) => {
    const body = { accountId, amount: '100', withdrawalPassword: rightPassword, ...changed }
    return app.post(withdrawalPath('apply'), body, { token })
  }
  return {
    apply,
    cancel: (id: string, { token }: Signed) => app.post(withdrawalPath('cancel'), { id }, { token }),
    one: (id: string, { token }: Signed) => app.get(withdrawalPath('queryById'), { id }, { token }),
    terms: async ({ token }: Signed) =>
      z.parse(withdrawals.withdrawalTerms.reply, (await app.get(withdrawalPath('terms'), {}, { token })).result),
    /** The id of one that is taken. */
    async requested(own: Settled, changed: object = {}): Promise<string> {
      const { message, result } = await apply(own, changed)
      const parsed = z.safeParse(withdrawals.requestWithdrawal.reply, result)
      if (!parsed.success) throw new Error(message)
      return parsed.data.outcome.withdrawal.id
    },
    kindsOf: async (own: Person): Promise<string[]> => (await app.messagesOf(own)).map(({ kind }) => kind),
  }
}
