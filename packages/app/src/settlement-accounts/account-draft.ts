import { checkAddress } from '@touchstone/domain/addresses/check-address'
import { isNetwork } from '@touchstone/domain/addresses/networks'
import { checkBankNumber } from '@touchstone/domain/bank-accounts/bank-number'
import type { Api } from '@touchstone/wire/api'
import * as z from 'zod/mini'
import type { SettlementAccount } from './settlement-accounts.queries.ts'

type Channel = z.output<Api['withdrawalTerms']['reply']>['channels'][number]

/** What a person has typed of an account. */
export const accountDraft = z.object({
  channel: z.string(),
  address: z.string(),
  bankName: z.string(),
  holder: z.string(),
  number: z.string(),
  label: z.string(),
})
export type AccountDraft = z.output<typeof accountDraft>

export const emptyDraft: AccountDraft = { channel: '', address: '', bankName: '', holder: '', number: '', label: '' }

export const draftOf = ({ kind, channel, target, bankName, holder, label }: SettlementAccount): AccountDraft => ({
  channel,
  address: kind === 'chain' ? target : '',
  bankName,
  holder,
  number: kind === 'bank' ? target : '',
  label,
})

/** Of a field: it is empty, too short, too long, or what the server would refuse it with. */
export type Fault =
  | 'empty'
  | 'short'
  | 'long'
  | 'address_malformed'
  | 'address_wrong_network'
  | 'address_checksum_wrong'
  | 'bank_number_malformed'
  | 'bank_number_checksum_wrong'
export type Faults = Partial<Record<'address' | 'bankName' | 'holder' | 'number' | 'label', Fault>>

type Way = Pick<Channel, 'kind' | 'network'>

const nameMin = 2
const nameMax = 80
const labelMax = 40

/** Looks at every field of the way that is chosen; nothing for what is fine. */
export function faultsOf(draft: AccountDraft, { kind, network }: Way): Faults {
  const faults: Faults = {}
  const put = (field: keyof Faults, fault: Fault | undefined): void => {
    if (fault !== undefined) faults[field] = fault
  }
  if (kind === 'chain') put('address', addressFault(draft.address, network))
  else {
    put('bankName', nameFault(draft.bankName))
    put('holder', nameFault(draft.holder))
    put('number', numberFault(draft.number))
  }
  put('label', draft.label.trim().length > labelMax ? 'long' : undefined)
  return faults
}

export function addressFault(address: string, network: string): Fault | undefined {
  if (address.trim() === '') return 'empty'
  if (!isNetwork(network)) return undefined
  const checked = checkAddress(network, address)
  return checked.ok ? undefined : checked.refusal.kind
}

export function numberFault(number: string): Fault | undefined {
  if (number.trim() === '') return 'empty'
  const checked = checkBankNumber(number)
  return checked.ok ? undefined : checked.refusal.kind
}

function nameFault(name: string): Fault | undefined {
  const { length } = name.trim()
  if (length === 0) return 'empty'
  if (length < nameMin) return 'short'
  return length > nameMax ? 'long' : undefined
}

/** An IBAN, whose check digits say that it was typed rightly. */
export const isIban = (number: string): boolean => {
  const checked = checkBankNumber(number)
  return checked.ok && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(checked.value)
}

/** Money would go to the very same place: only its name is another. */
export const isSamePlace = (draft: AccountDraft, account: SettlementAccount): boolean => {
  const before = draftOf(account)
  return (['channel', 'address', 'bankName', 'holder', 'number'] as const).every(
    (field) => draft[field].trim() === before[field],
  )
}

/** The fields of the calls, without the secrets. */
export function requestOf(
  draft: AccountDraft,
  { id: channel, kind, currency }: Pick<Channel, 'id' | 'kind' | 'currency'>,
) {
  const label = draft.label.trim()
  if (kind === 'chain') return { kind: 'chain' as const, channel, address: draft.address.trim(), label }
  const { bankName, holder, number } = draft
  return {
    kind: 'bank' as const,
    channel,
    currency,
    bankName: bankName.trim(),
    holder: holder.trim(),
    number: number.trim(),
    label,
  }
}
