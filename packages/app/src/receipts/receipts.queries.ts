import { CallRefused } from '@touchstone/client/call-failed'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Checkpoint } from '@touchstone/domain/ledger/checkpoint'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import type { Api } from '@touchstone/wire/api'
import { receipts } from '@touchstone/wire/receipts'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { RecordName } from './asked-fault.ts'
import { nextCheckpointIn } from './judgement.ts'
import type { KnownRows } from '../proof/known-rows.ts'
import { browserTexts } from '../proof/browser-texts.ts'
import { seenCheckpoint } from '../proof/chain-desk.ts'
import { answeredWorld, type ReceiptWorld } from './receipt-world.ts'
import type { HouseTimes } from './pending-judgement.ts'
import type { ToldResults } from '@touchstone/signatures/results-check'
import { prepareCheck, runCheck } from './run-check.ts'
import type { Comparison } from './seal-steps.ts'
import { shownAsChecked } from './shown-as-checked.ts'
import type { Checked } from './timed-verdict.ts'
import { waitedFor } from './waited.ts'

/** `text` is what is checked and what is saved: the same. `receipt` is what it says, `rowHash` the hash that its row has. */
export type Fetched = ReturnType<typeof shownAsChecked> & {
  pending: boolean
  world: ReceiptWorld
  /** Undefined where nobody was asked. */
  told: ToldResults | undefined
  /** The rows since the opening of what it closed, where they came along: of a shared one whose earlier rows may be seen. */
  before: readonly JournalRow[] | undefined
  /** When the house answered it, by the clock of this device; undefined for one that somebody brought. */
  madeAtMs: number | undefined
  /** For how long this page has been answered with it, in ms; 0 for one that somebody brought. */
  waitedMs: number
}

/** The receipt itself says whose money it is of, unless that is real: the server puts it in. */
export function fetchedFrom({ receipt: json, pending, world, results }: z.output<Api['receipt']['reply']>): Fetched {
  const madeAtMs = Date.now()
  const shown = shownAsChecked(receiptFromJson(json))
  const waitedMs = waitedFor(shown.receipt.journal.row)
  return { ...shown, pending, world: answeredWorld(world), told: results, before: undefined, madeAtMs, waitedMs }
}

/** A receipt changes only while a checkpoint is awaited. */
const awaitedMs = 5_000

export function useReceipt({ bookId, sequence }: RecordName): UseQueryResult<Fetched> {
  return useQuery({
    queryKey: ['receipts', bookId, sequence],
    queryFn: async () => {
      prepareCheck()
      return fetchedFrom(await api.receipt({ bookId, sequence }))
    },
    staleTime: ({ state }) => (state.data?.pending === false ? Infinity : 0),
    refetchInterval: ({ state }) => (state.data?.pending === true ? awaitedMs : false),
  })
}

/** A text, and of which record it is. */
export type RecordText = { record: string; text: string }

/** The verdict of this device on a text, once it is known what the device has made of the rows in it. */
export function useChecked({ record, text }: RecordText, known: KnownRows | null | undefined): UseQueryResult<Checked> {
  return useQuery({
    queryKey: ['receipts', 'checked', record, text, known],
    queryFn: () => runCheck({ text, known: known ?? undefined }),
    enabled: known !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    // The verdict of before stays until that on a newly anchored text of the same record is there.
    placeholderData: (before, query) => (query?.queryKey[2] === record ? before : undefined),
  })
}

/**
 * Each checkpoint of a receipt beside the one that is published under its id, and beside the one that this device has
 * seen when it walked the chain, where it has. `holds`: whether the receipt's own checks hold, undefined until that is known:
 * of one that does not nothing is asked for.
 */
export function useComparisons(
  checkpoints: readonly Checkpoint[],
  holds: boolean | undefined,
): { comparisons: Comparison[]; retry: () => void } {
  const mayAsk = (id: number): boolean => holds === true && canBePublished(id)
  const published = useQueries({
    queries: checkpoints.map(({ id }) => ({
      queryKey: ['receipts', 'checkpoint', id],
      queryFn: async () => {
        const seen = await seenHash(id)
        const hash = await api.checkpoint({ id }).then(
          (published) => published.hash,
          (error: unknown) => {
            if (seen === undefined || !isNotFound(error)) throw error
            return undefined
          },
        )
        return { hash, isSeen: seen === undefined || seen === hash }
      },
      enabled: mayAsk(id),
      staleTime: Infinity,
    })),
  })
  return {
    comparisons: checkpoints.map(({ id, hash }, index) => {
      const { data, error, isFetching } = published[index] ?? {}
      if (data?.isSeen === false) return { id, is: 'rewritten' }
      if (data !== undefined) return { id, is: data.hash === hash ? 'same' : 'different' }
      // One that nobody published is none.
      if (isNotFound(error) || !canBePublished(id)) return { id, is: 'different' }
      return { id, is: isFetching === true || holds === undefined ? 'waiting' : 'unknown' }
    }),
    retry() {
      for (const [index, { id }] of checkpoints.entries()) {
        const each = published[index]
        if (each !== undefined && each.data === undefined && mayAsk(id)) void each.refetch()
      }
    },
  }
}

/** Of other ids no house has a checkpoint: it refuses to be asked for them. */
const canBePublished = (id: number): boolean => receipts.checkpoint.request.safeParse({ id }).success

const isNotFound = (error: unknown): boolean => error instanceof CallRefused && error.kind === 'checkpoint_not_found'

const seenHash = async (id: number): Promise<string | undefined> => seenCheckpoint(await browserTexts(), id)

/**
 * The newest checkpoint and the clock of the house, fetched anew by whoever asks; undefined until then. A clock that the
 * house does not tell is this device's own. `isLive`: they go on.
 */
export function useHouseTimes(
  isWanted: boolean,
  isLive: boolean,
): (HouseTimes & { nextSeconds: number | undefined }) | undefined {
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: ['receipts', 'house-times'],
    queryFn: async () => {
      const [newestFirst, houseAt] = await Promise.all([
        api.checkpoints({ pageSize: 2 }).then(
          ({ records }) => records,
          () => [],
        ),
        api.serverTime({}).then(
          ({ atMs }) => atMs,
          () => Date.now(),
        ),
      ])
      const nextSeconds = nextCheckpointIn(newestFirst, houseAt)
      return { newestAt: newestFirst[0]?.at, houseAt, toldAtMs: Date.now(), nextSeconds }
    },
    enabled: isWanted,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: isLive ? awaitedMs : false,
  })
  return isFetchedAfterMount ? data : undefined
}
