import { houseBook, treasuryHolder } from '../../features/house-books/house-books.store.ts'
import { startBondDays, subscribed } from '../bonds/test-raised-bond.ts'
import { saleDays } from '../ieos/test-ieo.ts'
import type { TestConsole, TestOperator } from './test-console.ts'
import type { Walk } from './test-walk.ts'
import { newRows, type NewRow, readHouse } from './test-house-state.ts'

const products = ['trend-7', 'northforge-n200-30']

/** The commands that move money between books of the house, or between a bond or a sale and its issuer, and their keys. */
const houseKeys: Readonly<Record<string, RegExp>> = {
  receive_capital: /^operator:proposal:\d+$/,
  allot_capital: /^operator:proposal:\d+$/,
  return_escrow: /^operator:proposal:\d+$/,
  fund_pool: /^fund:\d+-\d+$/,
  take_back_capital: /^take-back:\d+-\d+$/,
  pay_out_proceeds: /^operator:proposal:\d+$/,
  receive_from_issuer: /^operator:proposal:\d+$/,
  receive_tokens: /^operator:proposal:\d+$/,
  pay_out_raised: /^operator:proposal:\d+$/,
  return_tokens: /^operator:proposal:\d+$/,
}

/** Whether a row is one of those: nobody is notified of it. */
export const isOfHouse = ({ command: { kind } }: NewRow): boolean => Object.hasOwn(houseKeys, kind)

/** Such rows whose key is not theirs, or that an operator gave without the other one. */
export const wrongHouseRows = (rows: readonly NewRow[], operators: readonly number[]): NewRow[] =>
  rows.filter(
    ({ key, command }) =>
      houseKeys[command.kind]?.test(key) === false ||
      (key.startsWith('operator:') && command.operators?.join() !== operators.join()),
  )

/** Takes capital, funds pools, of a strategy and of machines, opens and closes their sales, and takes back what they had. @returns what the treasury has then, and every row. */
export async function walkOfferings(
  app: TestConsole,
  walk: Walk,
  [proposer, decider]: readonly [TestOperator, TestOperator],
) {
  const { house } = app
  const bookId = await houseBook(house.sql, treasuryHolder)
  const raised = { kind: 'raise_coin_capital', currency: 'BTC' } as const
  await house.executor.submit({ bookId, key: 'sandbox:capital', command: { kind: 'raise_capital' } })
  await house.executor.submit({ bookId, key: 'sandbox:capital:BTC', command: raised })
  const { journalRows } = await readHouse(app.owner)
  const arrivalId = await app.entered('CAPITAL 1', '2500', [proposer, decider])
  const taken = await walk.make('proposeTakeCapital', { arrivalId, reason: 'The founders paid it in.' })
  await walk.make('approveProposal', { id: taken.proposalId }, decider)
  const { offerings } = await walk.make('offerings', {})
  for (const product of products) {
    const amount = offerings.find((each) => each.product === product)?.missing ?? ''
    const frozen = [
      () => walk.make('proposeFreeze', { product, reason: 'A venue is down.' }),
      () => walk.make('proposeResume', { product, reason: 'It is back.' }),
    ]
    for (const proposing of [
      () => walk.make('proposeFundPool', { product, amount, reason: 'For the first sale.' }),
      () => walk.make('proposeOpenSale', { product, reason: 'The rule was published.' }),
      ...(product === 'trend-7' ? frozen : []),
      () => walk.make('proposeCloseSale', { product, reason: 'The month is over.' }),
      () => walk.make('proposeReturnEscrow', { product, amount, reason: 'Nothing was sold.' }),
    ]) {
      const { proposalId } = await proposing()
      await walk.make('approveProposal', { id: proposalId }, decider)
      await house.idle()
    }
  }
  const after = await walk.make('offerings', {})
  // What follows a row may come while its call is still answered, or after.
  const rows = (await newRows(app.owner, journalRows)).filter(isOfHouse)
  const treasury = (after.treasury ?? []).map(({ amount, currency }) => `${amount} ${currency}`).toSorted()
  return { treasury, transit: after.transit, rows }
}

const bond = 'orchard-30'

/** Opens a bond, lets people lend to it, pays out what was raised, and enters what came. @returns what the bond has then, and every row. */
export async function walkBonds(
  app: TestConsole,
  walk: Walk,
  [proposer, decider]: readonly [TestOperator, TestOperator],
) {
  const passDays = await startBondDays(app, [proposer, decider])
  const { journalRows } = await readHouse(app.owner)
  const decided = async ({ proposalId }: { proposalId: string }): Promise<void> => {
    await walk.make('approveProposal', { id: proposalId }, decider)
    await app.house.idle()
  }
  await decided(await walk.make('proposeOpenBond', { product: bond, reason: 'Agreed.' }))
  for (const units of [1_000, 600]) await subscribed(app, [proposer, decider], { product: bond, units })
  await passDays(15)
  const wire = { product: bond, reason: 'On the statement.' }
  await decided(await walk.make('proposePayOutProceeds', { ...wire, reference: 'OUT 1' }))
  await decided(await walk.make('proposeIssuerPayment', { ...wire, reference: 'IN 1', amount: '12' }))
  const { bonds } = await walk.make('bonds', {})
  const rows = (await newRows(app.owner, journalRows)).filter(isOfHouse)
  return { bond: bonds.find(({ product: each }) => each === bond), rows }
}

const sale = 'lumen'

/** Enters the tokens of a sale, opens it, lets somebody apply, lists it, pays out what was raised and sends back what is left. @returns what the sale has then, and every row. */
export async function walkIeos(
  app: TestConsole,
  walk: Walk,
  [proposer, decider]: readonly [TestOperator, TestOperator],
) {
  const days = saleDays(app, [proposer, decider])
  const { journalRows } = await readHouse(app.owner)
  const decided = async ({ proposalId }: { proposalId: string }): Promise<void> => {
    await walk.make('approveProposal', { id: proposalId }, decider)
    await app.house.idle()
  }
  const wire = { product: sale, reason: 'On the statement.' }
  await decided(await walk.make('proposeIeoTokens', { ...wire, amount: '100000', reference: 'TOKENS 1' }))
  await decided(await walk.make('proposeOpenIeo', { product: sale, reason: 'Agreed.' }))
  await days.apply(sale, 30, '300')
  const opened = (await walk.make('ieos', {})).ieos.find(({ product }) => product === sale)
  await days.goTo(opened?.closesAtMs ?? 0)
  await days.advance()
  await decided(await walk.make('proposeListIeo', { product: sale, reason: 'Everybody has theirs.' }))
  await decided(await walk.make('proposePayOutRaised', { ...wire, reference: 'RAISED 1' }))
  await decided(await walk.make('proposeReturnTokens', { ...wire, reference: 'TOKENS 2' }))
  const { ieos } = await walk.make('ieos', {})
  const rows = (await newRows(app.owner, journalRows)).filter(isOfHouse)
  return { ieo: ieos.find(({ product }) => product === sale), rows }
}
