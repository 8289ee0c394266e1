import { useQuery } from '@tanstack/react-query'
import { keyMadeAt } from '@touchstone/client/idempotency-key'
import { askedFor } from '@touchstone/client/one-intent'
import { decimal } from '@touchstone/domain/money/decimal'
import { minuteMs } from '@touchstone/domain/time'
import * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { isPast, keepIntents, type KeptIntent } from '../api/kept-intents.ts'
import { storedForm } from '../device/stored-form.ts'
import { useNow } from '../time/use-now.ts'
import { type SettlementAccount, useSettlementAccounts } from '../settlement-accounts/settlement-accounts.queries.ts'
import type { Withdrawal } from './withdrawal-records.queries.ts'

/** Withdrawals that were sent, and whose answer has not come. */
export const withdrawalIntents = keepIntents('unanswered-withdrawals')

/** What a withdrawal is asked with and is no part of what is asked for. */
export const withdrawalProofs = ['withdrawalPassword', 'authenticatorCode'] as const

/** As its intent is kept. */
export const intentOfWithdrawal = (request: { accountId: string; amount: string }): string => askedFor(request, [])

export type UnansweredWithdrawal = {
  /** As the intent is kept. */
  asked: string
  key: string
  amount: string
  /** Undefined where the person has it no more. */
  account: SettlementAccount | undefined
  sentAtMs: number
  /** As the list of withdrawals has it; null where it is not there, undefined before that is known. */
  recorded: Withdrawal | null | undefined
}

/** The list follows the journal: what is not there yet may come. */
const lookAgainMs = 5_000
/** The client's clock follows the server's to about a second. */
const clockMs = 5_000
const lookedAt = 50

/** Looks in the list of withdrawals for those that got no answer, while the screen is on. */
export function useUnansweredWithdrawals(): readonly UnansweredWithdrawal[] {
  const kept = withdrawalIntents.useUnanswered()
  const accounts = useSettlementAccounts()
  const nowMs = useNow(minuteMs, kept.length > 0)
  // What is not recorded within a day never will be.
  const unanswered = kept.filter((each) => !isPast(each, nowMs))
  const list = useQuery({
    queryKey: ['withdrawals', 'unanswered', unanswered.map(({ key }) => key)],
    queryFn: () => api.withdrawals({ pageNo: 1, pageSize: lookedAt }),
    enabled: unanswered.length > 0,
    refetchInterval: lookAgainMs,
  })
  if (accounts.data === undefined) return []
  return lookFor(unanswered, { accounts: accounts.data, records: list.data?.records })
}

const requests = z.tuple([
  z.object({ accountId: z.string(), amount: z.string().check(z.regex(/^\d{1,20}([.]\d{1,18})?$/)) }),
])

const requestIn = (asked: string) => storedForm(requests, asked)?.[0]

/** The records as the server lists them, the newest first; undefined before they have been read. */
type Known = { accounts: readonly SettlementAccount[]; records: readonly Withdrawal[] | undefined }

/**
 * What became of each that can be read, by account, amount and time. A record is of one alone: the last that was sent finds
 * its own first, the earliest since then.
 */
export function lookFor(intents: readonly KeptIntent[], { accounts, records }: Known): UnansweredWithdrawal[] {
  const unclaimed = new Set(records)
  return intents
    .flatMap(({ asked, key }) => {
      const request = requestIn(asked)
      if (request === undefined) return []
      const account = accounts.find(({ id }) => id === request.accountId)
      return [{ asked, key, amount: request.amount, account, sentAtMs: keyMadeAt(key) }]
    })
    .toSorted((one, other) => other.sentAtMs - one.sentAtMs)
    .map((sent) => {
      const { account } = sent
      if (account === undefined || records === undefined) return { ...sent, recorded: undefined }
      const recorded = [...unclaimed].findLast((each) => mayBe(each, { ...sent, account })) ?? null
      if (recorded !== null) unclaimed.delete(recorded)
      return { ...sent, recorded }
    })
    .toReversed()
}

type Sent = { amount: string; account: SettlementAccount; sentAtMs: number }

const mayBe = ({ amount, currency, requestedAtMs, destination }: Withdrawal, sent: Sent): boolean =>
  decimal(amount) === decimal(sent.amount) &&
  requestedAtMs >= sent.sentAtMs - clockMs &&
  currency === sent.account.currency &&
  destination.channel === sent.account.channel &&
  destination.network === sent.account.network &&
  destination.target === sent.account.target
