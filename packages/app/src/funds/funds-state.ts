import type { depositStates, withdrawalStages } from '@touchstone/wire/funds-states'

/** The state of a deposit or withdrawal. */
export type FundsState = (typeof depositStates)[number] | (typeof withdrawalStages)[number]
