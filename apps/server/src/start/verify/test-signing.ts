import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { startTestConsole } from '../../console/operators/test-console.ts'
import type { ClusterAddress } from '../../platform/test-database.ts'
import { verifyDatabase } from './verify.ts'

/** A console with two operators who sign, and what a verification finds of what they did and did not sign. */
export async function startSigning(cluster: ClusterAddress) {
  const app = await startTestConsole(cluster)
  const [ann, bob] = [await app.operator(['admin']), await app.operator(['admin'])]
  const known = new Set<string>()

  /** What differs, and has not been found before. */
  async function found(): Promise<string[]> {
    const { differences } = await verifyDatabase(app.owner)
    return differences.filter((each) => !known.has(each))
  }

  return {
    app,
    ann,
    bob,
    found,
    /** Lets the second approve what the first proposed. Answers its id. */
    approved: async ({ proposalId }: { proposalId: string }): Promise<string> => {
      await app.done('approveProposal', { id: proposalId }, bob.token)
      await app.house.idle()
      return proposalId
    },
    /** Writes a command into a book as a dishonest house would. Answers its place. */
    forge: async (bookId: number, key: string, command: HouseCommand): Promise<string> => {
      const outcome = await app.house.executor.submit({ bookId, key, command })
      if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
      await app.house.idle()
      return `book ${bookId}: row ${outcome.sequence}`
    },
    /** What is found now for the first time; it is not found again. */
    foundOnce: async (): Promise<string[]> => {
      const differences = await found()
      for (const each of differences) known.add(each)
      return differences
    },
    /** What is found once a proposal says something else. */
    whenChanged: async (id: string, from: string, to: string): Promise<string[]> => {
      await app.owner`update proposals set body = replace(body, ${from}, ${to}) where id = ${id}`
      const differences = await found()
      await app.owner`update proposals set body = replace(body, ${to}, ${from}) where id = ${id}`
      return differences
    },
    /** What is found once the first settings give the treasury no play money. */
    withoutPlayMoney: async (): Promise<string[]> => {
      const [row] = await app.owner<{ body: string }[]>`select body from settings where version = 1`
      const body = row?.body ?? ''
      await app.owner`update settings set body = ${body.replace(/"capital":"\d+"/, '"capital":null')} where version = 1`
      const differences = await found()
      await app.owner`update settings set body = ${body} where version = 1`
      return differences
    },
  }
}

export type Signing = Awaited<ReturnType<typeof startSigning>>
