import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import { num } from '../../naive-model/numbers.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { overduePositions } from './overdue-positions.ts'
import { positionCorners } from './position-corners.ts'
import { positionCoverage } from './position-coverage.ts'
import { positionModel } from './position-model.ts'
import { type PositionOutcome, positionOutcomes } from './position-outcomes.ts'
import { positionTwists } from './position-twists.ts'
import { positionWishes } from './position-wishes.ts'

export const positions = {
  wishes: positionWishes,
  corners: positionCorners,
  twists: positionTwists,
  model: positionModel,
  frozen: ({ orders }) => [...orders.values()].map(({ reserved }) => ({ currency: 'USDT', amount: reserved })),
  reserves: {
    position: 'nothing',
    order: ({ reserved }) => ({ currency: 'USDT', amount: num(String(reserved)) }),
  },
  atRisk: 'nothing',
  overdue: overduePositions,
  outcomesOf: positionOutcomes,
  coverage: positionCoverage,
} satisfies SimulatedNoun<PositionWords, PositionOutcome>
