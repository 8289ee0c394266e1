import { hourMs } from '@touchstone/domain/time'
import { forgetRequests } from '../api/requests.store.ts'
import { forgetDeliveries } from '../features/delivery/deliveries.store.ts'
import type { Crediting } from '../features/deposits/crediting.ts'
import type { MessageMailer } from '../features/delivery/message-mailer.ts'
import { equityJob } from '../features/equity/equity-snapshots.ts'
import { notifyOfVersionsAhead } from '../console/settings/change-notices.ts'
import type { Files } from '../features/files/files.ts'
import type { Chore } from '../house/heartbeat.ts'
import type { HousePort } from '../house/house-port.ts'
import type { OpenIdentity } from '../features/identity/open-identity.ts'
import type { IeoSteps } from '../features/ieo/ieo-steps.ts'
import { levelDayJob } from '../features/levels/count-levels.ts'
import { createGapNotices } from '../features/messages/gap-notices.ts'
import { bondDayJob } from '../features/bonds/bond-days.ts'
import { playIssuers } from '../features/bonds/play-issuers.ts'
import { miningDayJobs } from '../features/mining/mining-days.ts'
import type { NetworkFeeds } from '../features/mining/network-source.ts'
import { strategyDayJob } from '../features/strategies/count-days.ts'
import type { StrategyDays } from '../features/strategies/strategy-days.ts'
import type { TransitWatch } from '../house/ledger/transit-watch.ts'
import type { TypicalMoves } from '../features/second-contracts/typical-moves.ts'
import type { Sql } from '../platform/database.ts'
import type { PushSender } from '../features/push/push-sender.ts'
import { createSchedules, jobOf, type Schedules } from '../house/schedules/schedules.ts'
import { schedulesOfNouns } from './noun-features.ts'
import { submitForHouseOf } from './open-console.ts'
import { forgetOperatorSessions } from '../console/operators/operator-sessions.store.ts'
import { finishProposals } from '../console/approvals/finish-proposals.ts'
import { forgetExpired } from '../features/accounts/sessions/forget-expired.ts'

const secondMs = 1_000

/** What is done by day: what nouns send, and the equity of every book. */
export function schedulesOf({
  sql,
  house,
  isLive,
  strategyDays,
  networkFeeds,
  log,
}: {
  sql: Sql
  house: HousePort
  isLive: boolean
  strategyDays: StrategyDays
  networkFeeds: NetworkFeeds
  log: (message: string, details: Record<string, unknown>) => void
}): Schedules {
  const ofNouns = schedulesOfNouns.map((schedule) => jobOf(schedule, { sql, submit: house.executor.submit }))
  const strategies = strategyDayJob({ sql, submit: house.executor.submit, days: strategyDays, log })
  const { decisionTime, settings, tape } = house
  const { submit } = house.executor
  const bonds = bondDayJob({ sql, submit, decisionTime, playIssuers: isLive ? 'none' : playIssuers })
  const mining = miningDayJobs({ sql, submit, settings, tape, feeds: networkFeeds, isLive, log })
  const equity = equityJob({ sql, market: house.market })
  return createSchedules({ sql, jobs: [...ofNouns, strategies, bonds, ...mining, equity, levelDayJob(house)], log })
}

/**
 * The periodic chores of the server in addition to those of the house: each does a small part of its work at a time.
 */
export function choresOf({
  sql,
  house,
  schedules,
  pushes,
  mails,
  crediting,
  files,
  identity,
  moves,
  strategyDays,
  ieoSteps,
  transit,
}: {
  sql: Sql
  house: HousePort
  schedules: Schedules
  pushes: PushSender
  mails: MessageMailer
  crediting: Crediting
  files: Pick<Files, 'dropUnnamed'>
  identity: Pick<OpenIdentity, 'advance'>
  moves: Pick<TypicalMoves, 'advance'>
  strategyDays: Pick<StrategyDays, 'advance'>
  ieoSteps: Pick<IeoSteps, 'advance'>
  transit: Pick<TransitWatch, 'advance'>
}): Chore[] {
  const { settings } = house
  const gaps = createGapNotices({ sql, settings })
  return [
    { name: 'typical moves', run: (now) => moves.advance(now) },
    { name: 'strategy days', run: (now) => strategyDays.advance(now), isLong: true },
    { name: 'what is done by day', run: (now) => schedules.advance(now), isLong: true },
    every(2 * secondMs, { name: 'first sales of tokens', run: (now) => ieoSteps.advance(now), isLong: true }),
    every(5 * secondMs, { name: 'money between two books', run: (now) => transit.advance(now) }),
    every(10 * secondMs, { name: 'gap notices', run: (now) => gaps.advance(now) }),
    every(5 * secondMs, { name: 'pushes', run: () => pushes.advance() }),
    every(5 * secondMs, { name: 'deposits', run: () => crediting.finishAll() }),
    every(5 * secondMs, { name: 'e-mails and texts', run: () => mails.advance() }),
    every(5 * secondMs, { name: 'verified identities', run: () => identity.advance() }),
    every(5 * secondMs, {
      name: 'approved proposals',
      run: (now) => finishProposals({ sql, house, submitForHouse: submitForHouseOf(house) }, now),
    }),
    every(hourMs / 60, {
      name: 'settings ahead',
      run: (now) => notifyOfVersionsAhead(sql, house.settingsVersions(), now),
    }),
    every(hourMs / 60, { name: 'unnamed files', run: (now) => files.dropUnnamed(now) }),
    every(hourMs, { name: 'old requests', run: (now) => forgetRequests(sql, now) }),
    every(hourMs, { name: 'old sign-ins', run: (now) => forgetExpired(sql, now) }),
    every(hourMs, { name: 'old operator sessions', run: (now) => forgetOperatorSessions(sql, now) }),
    every(hourMs, { name: 'old deliveries', run: (now) => forgetDeliveries(sql, now) }),
  ]
}

/** The first time at once; a turn that failed comes again with the next beat. */
function every(ms: number, { run, ...chore }: Chore): Chore {
  let dueAt = 0
  return {
    ...chore,
    async run(now) {
      if (now < dueAt) return
      await run(now)
      dueAt = now + ms
    },
  }
}
