import type { depositStates } from '@touchstone/wire/deposits'
import type { withdrawalStages } from '@touchstone/wire/withdrawals'

/** The state of a deposit or withdrawal. */
export type FundsState = (typeof depositStates)[number] | (typeof withdrawalStages)[number]
