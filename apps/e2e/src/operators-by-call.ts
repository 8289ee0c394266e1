import { type ConsoleClient, createConsoleClient } from '@touchstone/client/console-client'
import { expect } from 'vitest'
import { type FirstOperator, oneTimeCode } from './operator-desk.ts'

/** An operator without a desk, with a password of their own: what the console would call, called. */
export async function callAs(origin: string, { name, password, key }: FirstOperator): Promise<ConsoleClient> {
  let token: string | undefined
  const client = createConsoleClient({ origin, token: () => token })
  const session = await client.signInOperator({ name, password, code: oneTimeCode(key, Date.now()) })
  token = session.token
  await client.changeOperatorPassword({ password, newPassword: `${name} and nobody else` })
  return client
}

const firstOf = <Row>({ records }: { records: Row[] }): Row => {
  expect(records).toHaveLength(1)
  const [row] = records
  if (row === undefined) throw new Error('nothing waits')
  return row
}

/** Verifies whoever waits for it. */
export async function verifyIdentity(operator: ConsoleClient): Promise<void> {
  const { id } = firstOf(await operator.identityQueue({ state: 'open' }))
  await operator.claimIdentity({ id })
  await operator.approveIdentity({ id })
}

/** Enters the line of the bank that both see, and credits the deposit that waits. */
export async function creditDeposit(
  [first, second]: readonly [ConsoleClient, ConsoleClient],
  { amount, sender }: { amount: string; sender: string },
): Promise<void> {
  const bookedOn = new Date().toISOString().slice(0, 10)
  const line = { channel: 'sandbox-bank', amount, reference: `${sender} ${amount}`, sender, bookedOn }
  const { proposalId } = await first.proposeBankArrival(line)
  await second.approveProposal({ id: proposalId })
  const { id } = firstOf(await first.depositQueue({ state: 'open' }))
  const arrival = firstOf(await first.arrivals({ free: 'true', forDeposit: id }))
  await first.claimDeposit({ id })
  await first.creditDeposit({ id, arrivalId: arrival.id })
}

/** Approves the withdrawal that waits, and pays it. */
export async function payWithdrawal(
  [first, second]: readonly [ConsoleClient, ConsoleClient],
  proof: string,
): Promise<void> {
  const { id } = firstOf(await first.withdrawalQueue({ stage: 'open' }))
  await first.claimWithdrawal({ id })
  await first.approveWithdrawal({ id })
  await second.beginPayment({ id })
  await second.payWithdrawal({ id, proof })
}
