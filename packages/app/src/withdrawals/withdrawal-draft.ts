import * as z from 'zod/mini'

/** Under which name a half-filled withdrawal is kept. */
export const withdrawalDraft = 'withdrawal'

/** Where to, and how much of which currency; empty where nothing was said. */
export const keptOfWithdrawal = z.object({ account: z.string(), currency: z.string(), typed: z.string() })

export const emptyWithdrawal = (): z.output<typeof keptOfWithdrawal> => ({ account: '', currency: '', typed: '' })
