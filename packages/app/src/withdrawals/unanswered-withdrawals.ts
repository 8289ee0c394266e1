import { useQuery } from '@tanstack/react-query'
import { keyMadeAt } from '@touchstone/client/idempotency-key'
import { askedFor } from '@touchstone/client/one-intent'
import { decimal } from '@touchstone/domain/money/decimal'
import { dayMs, minuteMs } from '@touchstone/domain/time'
import * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { keepIntents, type KeptIntent } from '../api/kept-intents.ts'
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
  currency: string
  sentAtMs: number
  /** As the list of withdrawals has it; null where it is not there, undefined before the list has been read. */
  recorded: Withdrawal | null | undefined
}

/** The list follows the journal: what is not there yet may come. */
const lookAgainMs = 5_000
/** The client's clock follows the server's to about a second. */
const clockMs = 5_000
const lookedAt = 50

/** Looks in the list of withdrawals for those that got no answer, while the screen is on. */
export function useUnansweredWithdrawals(): readonly UnansweredWithdrawal[] {
  const unanswered = withdrawalIntents.useUnanswered()
  const accounts = useSettlementAccounts()
  const nowMs = useNow(minuteMs, unanswered.length > 0)
  const list = useQuery({
    queryKey: ['withdrawals', 'unanswered', unanswered.map(({ key }) => key)],
    queryFn: () => api.withdrawals({ pageNo: 1, pageSize: lookedAt }),
    enabled: unanswered.length > 0,
    refetchInterval: lookAgainMs,
  })
  return unanswered.flatMap((intent) => {
    const found = lookFor(intent, { accounts: accounts.data ?? [], records: list.data?.records })
    // The server takes the key no more: what is not recorded by now never will be.
    const isOver = found?.recorded === null && nowMs - found.sentAtMs > dayMs
    return found === undefined || isOver ? [] : [found]
  })
}

const requests = z.tuple([
  z.object({ accountId: z.string(), amount: z.string().check(z.regex(/^\d{1,20}([.]\d{1,18})?$/)) }),
])

function requestIn(asked: string) {
  try {
    return requests.safeParse(JSON.parse(asked)).data?.[0]
  } catch {
    return undefined
  }
}

type Known = { accounts: readonly SettlementAccount[]; records: readonly Withdrawal[] | undefined }

/** What became of one, by amount, account and time; undefined if it cannot be read. */
export function lookFor({ asked, key }: KeptIntent, { accounts, records }: Known): UnansweredWithdrawal | undefined {
  const request = requestIn(asked)
  if (request === undefined) return undefined
  const { accountId, amount } = request
  const sentAtMs = keyMadeAt(key)
  const account = accounts.find(({ id }) => id === accountId)
  const recorded = records?.findLast(
    (each) =>
      decimal(each.amount) === decimal(amount) &&
      each.requestedAtMs >= sentAtMs - clockMs &&
      (account === undefined || each.destination.target === account.target),
  )
  return {
    asked,
    key,
    amount,
    currency: recorded?.currency ?? account?.currency ?? '',
    sentAtMs,
    recorded: recorded ?? (records === undefined ? undefined : null),
  }
}
