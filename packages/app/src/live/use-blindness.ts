import { useOffline } from './use-offline.ts'
import { useSilence } from './use-silence.ts'

/** Why nothing opens though the market may be open, as the key of a sentence: no price is seen that one could agree to. */
export function useBlindness(): 'positions.blocked_offline' | 'positions.price_silent' | undefined {
  const isSilent = useSilence()
  if (useOffline()) return 'positions.blocked_offline'
  return isSilent ? 'positions.price_silent' : undefined
}
