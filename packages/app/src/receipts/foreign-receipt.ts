import { CallRefused } from '@touchstone/client/call-failed'
import { receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import { readReceipt, receiptText } from '@touchstone/domain/receipts/receipt-text'
import { toldResult } from '@touchstone/wire/receipts'
import * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Fetched } from './receipts.queries.ts'
import type { ToldResults } from './results-check.ts'
import { type Found, receiptCharactersMax, unpacked } from './receipt-link.ts'

/** A receipt that somebody brought, and where from. `isUnsaid`: whether it is of real money is not known. */
export type Brought = Omit<Fetched, 'pending'> & {
  pending: boolean
  from: 'file' | 'text' | 'link' | 'code'
  isUnsaid: boolean
}

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
export function broughtText(text: string, from: Brought['from']): Brought {
  if (text.length > receiptCharactersMax) throw new BringFailed('tooLarge')
  try {
    const { bare, told, isDemo } = unwrapped(text)
    const read = readReceipt(bare)
    const receipt = isDemo ? { ...read, world: 'demo' } : read
    const { world } = receipt
    return {
      receipt,
      text: receiptText(receipt),
      isDemo: world === 'demo',
      told,
      pending: false,
      from,
      // Only what nobody gains by is believed: no check proves the world.
      isUnsaid: world !== 'demo',
    }
  } catch {
    throw new BringFailed('notReceipt')
  }
}

type Wrapped = { receipt?: unknown; world?: unknown; results?: unknown }

/**
 * Within an answer of the API, and in a link, the receipt stands beside other fields. Of those the results are what somebody
 * tells, and the world counts where it is demo: nobody gains by that.
 */
function unwrapped(text: string): { bare: string; told: ToldResults | undefined; isDemo: boolean } {
  const json = JSON.parse(text) as Wrapped & { result?: Wrapped }
  const around = json.result?.receipt === undefined ? json : json.result
  if (around.receipt === undefined) return { bare: text, told: undefined, isDemo: false }
  const { success, data } = z.array(toldResult).check(z.minLength(1)).safeParse(around.results)
  return {
    bare: JSON.stringify(around.receipt),
    told: success ? data : undefined,
    isDemo: around.world === 'demo',
  }
}

/** What a link leads to. @throws BringFailed */
export async function broughtLink(found: Extract<Found, { is: 'code' | 'packed' }>): Promise<Brought> {
  if (found.is === 'code') return sharedUnder(found.code)
  const text = await unpacked(found.packed).catch(() => {
    throw new BringFailed('badLink')
  })
  return broughtText(text, 'link')
}

async function sharedUnder(code: string): Promise<Brought> {
  const answer = await api.sharedReceipt({ code }).catch((error: unknown) => {
    if (error instanceof CallRefused && error.kind === 'shared_receipt_not_found') throw new BringFailed('gone')
    throw error
  })
  const { receipt: json, world, results, pending } = answer
  const receipt = receiptFromJson(world === 'real' ? json : { ...json, world })
  const text = receiptText(receipt)
  return {
    receipt,
    text,
    isDemo: world === 'demo',
    told: results,
    pending,
    from: 'code',
    isUnsaid: world !== 'demo' && world !== 'real',
  }
}
