import type { Agreed } from '@touchstone/domain/restrictions/agreed'
import { shortHash } from '../agreements/short-hash.ts'
import { type StoryFact, text } from './story.ts'

/** Under which agreement an order was bought; nothing of one that is older. */
export const agreementFact = ({ agreementSha256 }: Agreed): StoryFact[] =>
  agreementSha256 === undefined ? [] : [text('agreements.named', shortHash(agreementSha256))]
