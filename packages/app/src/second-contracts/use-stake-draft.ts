import type { Decimal } from '@touchstone/domain/money/decimal'
import { useState } from 'react'
import type { Book } from '../books/book.ts'
import { useContractBalance } from '../wallets/wallets.queries.ts'
import { useRefusalSentence } from '../texts/refusal-texts.ts'
import { type Offer, type OfferedSet, useHead } from './second-contracts.queries.ts'
import { offDurations } from './offered-durations.ts'
import { type StakeBounds, stakeFault, typedStake } from './stake.ts'

export type StakeDraft = {
  set: OfferedSet
  /** Durations that are not offered of this symbol now: the price moves too little in them. */
  off: readonly number[]
  choose: (durationSeconds: number) => void
  text: string
  type: (text: string) => void
  /** Undefined while nothing is typed. */
  stake: Decimal | undefined
  /** Why it would be refused, as a sentence. */
  fault: string | undefined
  bounds: StakeBounds
}

/** The contract that is being written; undefined where no duration is offered. */
export function useStakeDraft(book: Book, offer: Offer, symbol: string): StakeDraft | undefined {
  const [durationSeconds, choose] = useState<number>()
  const [text, type] = useState('')
  const head = useHead(book).data
  const freeText = useContractBalance(book).data?.free
  const sentenceOf = useRefusalSentence()
  const off = offDurations(offer, symbol)
  const set =
    offer.sets.find((each) => each.durationSeconds === durationSeconds) ??
    offer.sets.find((each) => !off.includes(each.durationSeconds)) ??
    offer.sets[0]
  if (set === undefined) return undefined
  const bounds = { set, offer, head, freeText }
  const stake = typedStake(text)
  const refusal = stake === undefined ? undefined : stakeFault(stake, bounds)
  const fault = refusal === undefined ? undefined : sentenceOf(refusal)
  return { set, off, choose, text, type, stake: refusal === undefined ? stake : undefined, fault, bounds }
}
