import type { Api, CallName } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { marker } from './test-faults.ts'

type Requests = { [Name in CallName]: z.input<Api[Name]['request']> }

const listed = { pageNo: 1, pageSize: 5 }
const span = { from: '2026-01-01 00:00:00', to: '2026-02-01 00:00:00' }
const password = `${marker} is not it`
const code = '000000'
const withdrawalPassword = '000000'
const nobodys = '999999999'

/** Of deposits, withdrawals and settlement accounts: they are refused for what they ask, and for the secrets with it. */
export const harmlessFunds = {
  depositChannels: {},
  depositAddress: { channel: 'sandbox-bitcoin' },
  requestDeposit: { channel: 'sandbox-bank', amount: '1', proof: '00000000-0000-4000-8000-000000000000' },
  cancelDeposit: { id: nobodys },
  deposits: { status: '0', currency: 'USDT', ...span, ...listed },
  deposit: { id: nobodys },
  withdrawalTerms: {},
  requestWithdrawal: { accountId: nobodys, amount: '0', withdrawalPassword },
  cancelWithdrawal: { id: `${nobodys}-1` },
  withdrawals: { status: '-1', currency: 'USDT', ...span, ...listed },
  withdrawal: { id: `${nobodys}-1` },
  setWithdrawalPassword: { password, code, withdrawalPassword },
  settlementAccounts: {},
  addSettlementAccount: {
    kind: 'bank',
    channel: 'sandbox-bank',
    currency: 'USDT',
    bankName: 'A bank',
    holder: 'A holder',
    number: 'GB29 NWBK 6016 1331 9268 19',
    label: '',
    password,
    code,
  },
  editSettlementAccount: {
    id: nobodys,
    kind: 'chain',
    channel: 'sandbox-bitcoin',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    label: '',
    password,
  },
  removeSettlementAccount: { id: nobodys, password },
  setWhitelistMode: { on: true, password },
} satisfies Partial<Requests>
