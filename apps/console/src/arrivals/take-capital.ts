import type { ConsoleArrival } from '@touchstone/wire/console/console-deposits'
import { api } from '../api/api.ts'
import { numberText } from '../format/printed-number.ts'
import { type Act, valueOf } from '../ui/act.ts'
import { proposed, reasonOfProposal } from '../ui/proposing.ts'

/** Proposes that a bank line is the owners' money, and no customer's. */
export const takeCapitalAct = ({ id, amount, currency, sender }: ConsoleArrival, mayEnter: boolean): Act => ({
  label: 'Take as capital',
  off: mayEnter ? undefined : 'Your role doesn’t allow you to enter bank lines.',
  title: 'Take this payment as capital',
  consequence: `Once another operator approves, all ${numberText(amount)} ${currency} from ${sender || 'this sender'} are capital of the treasury, and nobody can be credited with them. This can’t be undone here.`,
  fields: [reasonOfProposal],
  done: proposed,
  call: (values, asking) => api.proposeTakeCapital({ arrivalId: id, reason: valueOf(values, 'reason') }, asking),
})
