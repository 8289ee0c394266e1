import { houseBook, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import type { TestConsole, TestOperator } from './test-console.ts'
import type { Walk } from './test-walk.ts'
import { newRows, type NewRow, readHouse } from './test-house-state.ts'

const product = 'trend-7'

/** The commands that move money between books of the house, and their keys. */
const houseKeys: Readonly<Record<string, RegExp>> = {
  allot_capital: /^operator:proposal:\d+$/,
  return_escrow: /^operator:proposal:\d+$/,
  fund_pool: /^fund:\d+-\d+$/,
  take_back_capital: /^take-back:\d+-\d+$/,
}

/** Whether a row moved money between books of the house: nobody is notified of it. */
export const isOfHouse = ({ command: { kind } }: NewRow): boolean => Object.hasOwn(houseKeys, kind)

/** Such rows whose key is not theirs, or that an operator gave without the other one. */
export const wrongHouseRows = (rows: readonly NewRow[], operators: readonly number[]): NewRow[] =>
  rows.filter(
    ({ key, command }) =>
      houseKeys[command.kind]?.test(key) === false ||
      (key.startsWith('operator:') && command.operators?.join() !== operators.join()),
  )

/** Funds a pool, opens and closes its sale, and takes back what it had. @returns what the treasury has then, and every row. */
export async function walkOfferings(app: TestConsole, walk: Walk, decider: TestOperator) {
  const { house } = app
  const treasury = await houseBook(house.sql, treasuryHolder)
  await house.executor.submit({ bookId: treasury, key: 'sandbox:capital', command: { kind: 'raise_capital' } })
  const { journalRows } = await readHouse(app.owner)
  const { offerings } = await walk.make('offerings', {})
  const amount = offerings.find((each) => each.product === product)?.missing ?? ''
  for (const proposing of [
    () => walk.make('proposeFundPool', { product, amount, reason: 'For the first sale.' }),
    () => walk.make('proposeOpenSale', { product, reason: 'The rule was published.' }),
    () => walk.make('proposeCloseSale', { product, reason: 'The month is over.' }),
    () => walk.make('proposeReturnEscrow', { product, amount, reason: 'Nothing was sold.' }),
  ]) {
    const { proposalId } = await proposing()
    await walk.make('approveProposal', { id: proposalId }, decider)
    await house.idle()
  }
  const after = await walk.make('offerings', {})
  // What follows a row may come while its call is still answered, or after.
  const rows = (await newRows(app.owner, journalRows)).filter(isOfHouse)
  return { treasury: after.treasury, transit: after.transit, rows }
}
