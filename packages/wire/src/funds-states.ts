/** What a deposit can be in; here by themselves because events name them without the calls of deposits. */
export const depositStates = [
  'submitted',
  'claimed',
  'crediting',
  'delivered',
  'rejected',
  'cancelled',
  'undone',
] as const

/** What a withdrawal can be in. */
export const withdrawalStages = [
  'submitted',
  'claimed',
  'approved',
  'paying',
  'paid',
  'rejected',
  'cancelled',
  'failed',
] as const
