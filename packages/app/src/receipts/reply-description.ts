import type { FactFields } from '@touchstone/domain/books/fact-kind'
import type { Kinded, OfKind } from '@touchstone/domain/noun/journal'
import type { TapeRow } from '@touchstone/domain/market/tick'
import type { PartResult } from '@touchstone/domain/positions/position-result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { TextKey } from '../texts/text-key.ts'
import type { Formula } from './formula-line.ts'
import type { Decided, ReadReceipt } from './read-decided.ts'
import type { Story, StoryFact } from './story.ts'

/** What a row of the tape was used for. `isInForce`: the decision names it as the tick in force. */
export type Roles = (row: TapeRow, isInForce: boolean) => TextKey | undefined

/** Of what was closed, where this device has made them itself. */
export type OwnResults = readonly PartResult[]

/** How a receipt describes a reply: what happened, by which formulas, and what the rows of the tape were for. */
export type ReplyDescription<Reply> = {
  story: (reply: Reply, at: StoryFact, command: Decided['command'], settings: Settings) => Story
  formulas:
    | 'none'
    | ((
        reply: Reply,
        tick: ReadReceipt['tick'],
        results: OwnResults,
        facts: FactFields,
        command: Decided['command'],
      ) => Formula[])
  /** `in_force`: each was the mark of its symbol. */
  roles: 'in_force' | ((reply: Reply) => Roles)
}

/** One for every reply of a noun; a title alone where there is no more to say. */
export type Descriptions<Replies extends Kinded> = {
  readonly [Kind in Replies['kind']]: TextKey | ReplyDescription<OfKind<Replies, Kind>>
}
