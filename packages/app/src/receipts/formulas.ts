import type { ClosedReply } from '@touchstone/domain/positions/position-replies'
import { exchangeLines } from './exchange-lines.ts'
import type { Formula } from './formula-line.ts'
import { fundingLines } from './funding-lines.ts'
import { openingLines } from './opening-lines.ts'
import type { ReadReceipt } from './read-decided.ts'
import { secondContractLines } from './second-contract-lines.ts'
import { settlementLines } from './settlement-lines.ts'

/** How the outcome of a command was computed: its formulas by name, with the numbers that were put in. */
export function formulasOf(read: ReadReceipt): Formula[] {
  const { reply } = read.decided
  if (reply.kind === 'closed' || reply.kind === 'reversed') return closingFormulas(reply)
  if (reply.kind === 'opened') return [{ name: 'position_opening', lines: openingLines(reply) }]
  if (reply.kind === 'second_contract_settled')
    return [{ name: 'second_contract', lines: secondContractLines(reply, read.tick) }]
  if (reply.kind === 'exchanged') return [{ name: 'exchange', lines: exchangeLines(reply, read.tick) }]
  if (reply.kind === 'funding') return [{ name: 'funding', lines: fundingLines(reply, read.tick) }]
  return []
}

function closingFormulas({ settlements, opened }: ClosedReply): Formula[] {
  const isOne = settlements.length === 1
  return [
    {
      name: 'position_settlement',
      lines: settlements.flatMap((each) => settlementLines(each, isOne ? undefined : each.symbol)),
    },
    ...(opened === undefined ? [] : [{ name: 'position_opening' as const, lines: openingLines(opened) }]),
  ]
}
