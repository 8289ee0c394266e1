import { checkAddress } from '@touchstone/domain/addresses/check-address'
import { isNetwork } from '@touchstone/domain/addresses/networks'
import { checkBankNumber } from '@touchstone/domain/bank-accounts/bank-number'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Channel, Settings } from '@touchstone/domain/settings/settings'
import type { settlementAccounts } from '@touchstone/wire/settlement-accounts'
import type * as z from 'zod/mini'
import type { Refused } from '../../api/handler.ts'
import type { AccountDetails } from './settlement-accounts.store.ts'

type Asked = Omit<z.output<typeof settlementAccounts.addSettlementAccount.request>, 'password' | 'code'>
type Unchecked = Asked &
  (
    | { kind: 'bank'; currency: string; bankName: string; holder: string; number: string }
    | { kind: 'chain'; address: string }
  )

/** Checks the details that a person entered, by channel: an address of its network, or the number of a bank account. */
export function accountDetails(
  unchecked: Unchecked,
  { funds }: Pick<Settings, 'funds'>,
): Result<AccountDetails, Refused> {
  const channel = funds.channels.get(unchecked.channel)
  if (channel?.withdrawals !== true || channel.kind !== unchecked.kind)
    return refuse({ kind: 'settlement_channel_off' })
  return unchecked.kind === 'bank' ? bankDetails(unchecked, channel) : chainDetails(unchecked, channel)
}

function bankDetails(unchecked: Unchecked & { kind: 'bank' }, channel: Channel): Result<AccountDetails, Refused> {
  if (unchecked.currency !== channel.currency) return refuse({ kind: 'settlement_channel_off' })
  const number = checkBankNumber(unchecked.number)
  if (!number.ok) return number
  return ok({
    kind: 'bank',
    channel: channel.id,
    currency: channel.currency,
    network: '',
    bankName: plain(unchecked.bankName),
    holder: plain(unchecked.holder),
    target: number.value,
    label: plain(unchecked.label),
  })
}

function chainDetails(unchecked: Unchecked & { kind: 'chain' }, channel: Channel): Result<AccountDetails, Refused> {
  const { network } = channel
  if (!isNetwork(network)) return refuse({ kind: 'settlement_channel_off' })
  const address = checkAddress(network, unchecked.address)
  if (!address.ok) return refuse({ ...address.refusal, network: channel.name })
  return ok({
    kind: 'chain',
    channel: channel.id,
    currency: channel.currency,
    network,
    bankName: '',
    holder: '',
    target: address.value,
    label: plain(unchecked.label),
  })
}

const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
