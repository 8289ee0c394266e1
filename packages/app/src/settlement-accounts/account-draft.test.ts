import { expect, it } from 'vitest'
import {
  type AccountDraft,
  emptyDraft,
  type Faults,
  faultsOf,
  isIban,
  isSamePlace,
  requestOf,
} from './account-draft.ts'

const bank = { id: 'bank', kind: 'bank', network: '', currency: 'USDT' } as const
const ethereum = { id: 'usdt', kind: 'chain', network: 'ethereum', currency: 'USDT' } as const
const iban = 'DE89 3704 0044 0532 0130 00'
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const ann = { ...emptyDraft, bankName: 'First Bank', holder: 'Ann Example', number: iban }

it.each<[string, Partial<AccountDraft>, typeof bank | typeof ethereum, Faults]>([
  [
    'nothing of a bank',
    { bankName: '', holder: '', number: '' },
    bank,
    { bankName: 'empty', holder: 'empty', number: 'empty' },
  ],
  ['all of a bank', {}, bank, {}],
  ['a slip in an IBAN', { number: iban.replace('89', '88') }, bank, { number: 'bank_number_checksum_wrong' }],
  ['what is no number', { number: 'a b' }, bank, { number: 'bank_number_malformed' }],
  ['one letter', { bankName: 'B' }, bank, { bankName: 'short' }],
  ['a long name', { label: 'x'.repeat(41) }, bank, { label: 'long' }],
  ['no address', {}, ethereum, { address: 'empty' }],
  ['an address', { address: ` ${address} ` }, ethereum, {}],
  ['a slip in an address', { address: address.replace('5aA', '5Aa') }, ethereum, { address: 'address_checksum_wrong' }],
  [
    'an address of Bitcoin',
    { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    ethereum,
    { address: 'address_wrong_network' },
  ],
])('%s', (_what, typed, way, faults) => {
  expect(faultsOf({ ...ann, ...typed }, way)).toEqual(faults)
})

it('says of an IBAN that it was typed rightly, of other numbers nothing', () => {
  expect([isIban(iban), isIban('12345678'), isIban('DE88370400440532013000')]).toEqual([true, false, false])
})

it('sends what its way needs', () => {
  expect(requestOf({ ...ann, label: ' mine ' }, bank)).toEqual({
    kind: 'bank',
    channel: 'bank',
    currency: 'USDT',
    bankName: 'First Bank',
    holder: 'Ann Example',
    number: iban,
    label: 'mine',
  })
  expect(requestOf({ ...emptyDraft, address }, ethereum)).toEqual({
    kind: 'chain',
    channel: 'usdt',
    address,
    label: '',
  })
})

it('knows when only the name is another', () => {
  const account = {
    id: '3',
    kind: 'chain',
    channel: 'usdt',
    channelName: 'USDT',
    currency: 'USDT',
    network: 'ethereum',
    bankName: '',
    holder: '',
    target: address,
    masked: '',
    label: 'old',
    usableFromAtMs: 0,
    createdTime: '2026-01-31 18:00:00',
  } as const
  const draft = { ...emptyDraft, channel: 'usdt', address, label: 'new' }
  expect([isSamePlace(draft, account), isSamePlace({ ...draft, channel: 'other' }, account)]).toEqual([true, false])
})
