import type { ClusterAddress } from '../../platform/test-database.ts'
import { startTestConsole, type TestOperator } from '../operators/test-console.ts'
import { saleDays } from './test-ieo.ts'

const reason = 'As agreed with the issuer'
type IeoCall = 'proposeOpenIeo' | 'proposeListIeo' | 'proposePayOutRaised' | 'proposeReturnTokens' | 'proposeIeoTokens'

/** A console with its two sales, and the operators who decide on them: Fay proposes, Rob approves, Ann may do both. */
export async function startIeoDesk(cluster: ClusterAddress) {
  const app = await startTestConsole(cluster)
  const fay = await app.operator(['finance'])
  const rob = await app.operator(['risk'])
  const ann = await app.operator(['admin'])

  const approve = (id: string, by: TestOperator = rob): Promise<string> =>
    app.refusal('approveProposal', { id }, by.token)

  /** What a call is refused with, and the figures that it says; `done` where it is not. */
  async function refused(name: IeoCall, asked: { product: string; amount?: string; reference?: string }) {
    const { code, result } = await app.call(name, { reason, ...asked }, fay.token)
    if (code === 200) return { key: 'done' }
    const { key, details } = result as { key: string; details: object }
    return { key, ...details }
  }

  return {
    app,
    fay,
    rob,
    ann,
    approve,
    refused,
    reason,
    /** The days of both sales, after which all three sign in again. */
    days: saleDays(app, [fay, rob, ann]),
    async sale(product: string) {
      const { ieos } = await app.done('ieos', {}, rob.token)
      return ieos.find((each) => each.product === product)
    },
    proposal: (id: string) => app.done('proposal', { id }, rob.token),
    /** Approves it. @throws where that is refused. */
    async approved(id: string): Promise<void> {
      const answer = await approve(id)
      if (answer !== 'done') throw new Error(`proposal ${id} was refused: ${answer}`)
      await app.house.idle()
    },
    async commandOf(id: string): Promise<unknown> {
      const [row] = await app.owner<{ command: string }[]>`
        select command from journal where key = ${`operator:proposal:${id}`}`
      return JSON.parse(row?.command ?? 'null')
    },
    tokens: async (product: string, amount: string, reference: string, by = fay) =>
      (await app.done('proposeIeoTokens', { product, amount, reference, reason }, by.token)).proposalId,
    open: async (product: string) => (await app.done('proposeOpenIeo', { product, reason }, fay.token)).proposalId,
    list: async (product: string) => (await app.done('proposeListIeo', { product, reason }, fay.token)).proposalId,
    payOut: async (product: string, reference: string) =>
      (await app.done('proposePayOutRaised', { product, reference, reason }, fay.token)).proposalId,
    sendBack: async (product: string, reference: string) =>
      (await app.done('proposeReturnTokens', { product, reference, reason }, fay.token)).proposalId,
    /** What we owe, hold and have paid in a currency. */
    async solvency(currency: string) {
      const { currencies } = await app.done('solvency', {}, rob.token)
      const { owed, arrivals, payments, surplus } = currencies.find((each) => each.currency === currency) ?? {}
      return { owed, arrivals, payments, surplus }
    },
  }
}
