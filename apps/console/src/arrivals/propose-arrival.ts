import { api } from '../api/api.ts'
import type { Channel } from '../channels/channels.ts'
import { type Act, valueOf } from '../ui/act.ts'

const bankOptions = (channels: readonly Channel[]): { value: string; label: string }[] =>
  channels
    .filter(({ kind }) => kind === 'bank')
    .map(({ id, name, currency }) => ({ value: id, label: `${name} (${currency})` }))

/** Proposes a line of a bank statement, which another operator confirms. */
export const proposeArrivalAct = (channels: readonly Channel[], mayEnter: boolean): Act => ({
  label: 'Enter a bank line',
  look: 'primary',
  off: mayEnter ? undefined : 'Your role doesn’t allow you to enter bank lines.',
  title: 'Enter a line of a bank statement',
  consequence:
    'Copy it exactly as the bank wrote it. It counts once another operator has found the same line and approved it.',
  fields: [
    {
      name: 'channel',
      label: 'Channel',
      kind: 'choice',
      options: bankOptions(channels),
      hint: 'The account that received it.',
    },
    { name: 'amount', label: 'Amount', kind: 'amount' },
    { name: 'bookedOn', label: 'Booked on', kind: 'day' },
    {
      name: 'reference',
      label: 'Bank reference',
      kind: 'text',
      maximum: 100,
      hint: 'Must be unique.',
    },
    { name: 'sender', label: 'Sender', kind: 'text', maximum: 200, optional: true },
    { name: 'reason', label: 'Note for the other operator', kind: 'area', maximum: 500, optional: true },
  ],
  done: 'Proposed. Another operator confirms it in Approvals.',
  call: (values, asking) =>
    api.proposeBankArrival(
      {
        channel: valueOf(values, 'channel'),
        amount: valueOf(values, 'amount'),
        reference: valueOf(values, 'reference'),
        sender: valueOf(values, 'sender'),
        bookedOn: valueOf(values, 'bookedOn'),
        reason: valueOf(values, 'reason'),
      },
      asking,
    ),
})
