import { CallRefused } from '@touchstone/client/call-failed'
import { readReceipt } from '@touchstone/domain/receipts/receipt-text'
import { shownBeforeMax } from '@touchstone/domain/rulebook/since-opening'
import { layersIn } from '@touchstone/signatures/answer-layers'
import { toldResult } from '@touchstone/wire/receipts'
import * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { claimedWorld } from './receipt-world.ts'
import { type Fetched, fetchedFrom } from './receipts.queries.ts'
import type { ToldResults } from '@touchstone/signatures/results-check'
import { checkpointsOf } from './judgement.ts'
import { shownAsChecked } from './shown-as-checked.ts'
import { type Found, receiptCharactersMax, unpacked } from './receipt-link.ts'

/**
 * A receipt that somebody brought, and where from: a `packedLink` has it inside, a `sharedLink` leads to what its owner
 * shares, which the house makes for whoever asks.
 */
export type Brought = Fetched & { from: 'file' | 'text' | 'packedLink' | 'sharedLink' }

/** Why nothing could be shown. */
export type BringFault = 'notReceipt' | 'tooLarge' | 'gone' | 'badLink'

export class BringFailed extends Error {
  readonly fault: BringFault
  constructor(fault: BringFault) {
    super(fault)
    this.fault = fault
  }
}

/** Reads a receipt from a text, as the app saves it or as the API answers it. @throws BringFailed */
export function broughtText(text: string, from: Exclude<Brought['from'], 'sharedLink'>): Brought {
  if (text.length > receiptCharactersMax) throw new BringFailed('tooLarge')
  try {
    const { bare, told, world } = unwrapped(text)
    const read = readReceipt(bare)
    const shown = shownAsChecked(world === 'demo' ? { ...read, world } : read)
    if (checkpointsOf(shown.receipt).length > checkpointsMax) throw new BringFailed('notReceipt')
    const ofNobody = { before: undefined, madeAtMs: undefined, waitedMs: 0, pending: false }
    return { ...shown, ...ofNobody, world: claimedWorld(shown.receipt.world), told, from }
  } catch {
    throw new BringFailed('notReceipt')
  }
}

/**
 * Each is asked for. A record, what accepted and what armed it have one each, its prices mostly the same: a close of all
 * positions has two for each symbol at most, an option one for each minute that it lasts. Our choice: more than any has.
 */
const checkpointsMax = 64

/**
 * Within an answer of the API, and in a link, the receipt stands beside other fields: its results are what somebody tells,
 * and its world is what somebody claims. @throws where there is none, or more than one.
 */
function unwrapped(text: string): { bare: string; told: ToldResults | undefined; world: unknown } {
  const layers = layersIn(JSON.parse(text))
  const around = layers.slice(0, -1)
  const results = around.find((each) => 'results' in each)?.['results']
  const { success, data } = z.array(toldResult).check(z.minLength(1)).safeParse(results)
  return {
    bare: around.length === 0 ? text : JSON.stringify(layers.at(-1)),
    told: success ? data : undefined,
    world: around.find((each) => 'world' in each)?.['world'],
  }
}

/** What a link leads to. @throws BringFailed */
export async function broughtLink(found: Extract<Found, { is: 'code' | 'packed' }>): Promise<Brought> {
  if (found.is === 'code') return sharedUnder(found.code)
  const text = await unpacked(found.packed).catch(() => {
    throw new BringFailed('badLink')
  })
  return broughtText(text, 'packedLink')
}

async function sharedUnder(code: string): Promise<Brought> {
  const answer = await api.sharedReceipt({ code }).catch((error: unknown) => {
    if (error instanceof CallRefused && error.kind === 'shared_receipt_not_found') throw new BringFailed('gone')
    throw error
  })
  const { before } = answer
  // Before anything is made of them: an honest house sends no more.
  if (before.length > shownBeforeMax) throw new BringFailed('notReceipt')
  return { ...fetchedFrom(answer), before: before.length === 0 ? undefined : before, from: 'sharedLink' }
}
