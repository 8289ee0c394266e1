import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { useLineValue } from './proposal-lines.ts'

/** What is proposed, in one line. */
export function ProposalLines({ lines }: Pick<ConsoleProposal, 'lines'>) {
  return <span className="num">{lines.map(useLineValue()).join(' · ')}</span>
}
