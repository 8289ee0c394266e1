import type { depositStates } from '@touchstone/wire/deposits'
import type { withdrawalStages } from '@touchstone/wire/withdrawals'

/** How a deposit or withdrawal stands. */
export type FundsState = (typeof depositStates)[number] | (typeof withdrawalStages)[number]
