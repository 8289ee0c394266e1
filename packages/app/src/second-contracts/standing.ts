import { decimal } from '@touchstone/domain/money/decimal'
import type { SecondContract } from './second-contracts.queries.ts'

/** The phase of a contract: waiting for its opening price, running, or waiting for its closing price. */
export type Phase = 'opening' | 'running' | 'closing'
export type Lead = 'winning' | 'losing' | 'level'
export type Standing = { phase: Phase; lead: Lead | undefined }

type Asked = Pick<SecondContract, 'direction' | 'openPrice' | 'expiresAtMs'>

/**
 * The result of a running contract at a settlement price. Past expiry that decides nothing: which tick closes it is for the
 * tape to say.
 */
export function standingOf(
  { direction, openPrice, expiresAtMs }: Asked,
  price: string | undefined,
  nowMs: number,
): Standing {
  if (nowMs >= expiresAtMs) return { phase: 'closing', lead: undefined }
  if (openPrice === null) return { phase: 'opening', lead: undefined }
  if (price === undefined) return { phase: 'running', lead: undefined }
  const [open, now] = [decimal(openPrice), decimal(price)]
  if (open === now) return { phase: 'running', lead: 'level' }
  return { phase: 'running', lead: now > open === (direction === 'rise') ? 'winning' : 'losing' }
}

/** Why a contract was void: which of its two prices did not arrive in time. */
export const voidReason = ({ openPrice }: Pick<SecondContract, 'openPrice'>): 'open' | 'close' =>
  openPrice === null ? 'open' : 'close'

/** Of an open market: the very moment of closing is too late, as the server has it. */
export const endsWhileClosed = (closesAtMs: number, durationSeconds: number, nowMs: number): boolean =>
  nowMs < closesAtMs && nowMs + durationSeconds * 1000 >= closesAtMs
