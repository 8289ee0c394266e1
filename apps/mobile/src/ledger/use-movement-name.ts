import { useTranslation } from 'react-i18next'
import type { EntryKind, MovementKind } from '@touchstone/wire/entry-kinds'
import { isMovementKind } from '@touchstone/app/ledger/movement'

/** What a movement is called. */
export function useMovementName(): (kind: MovementKind | EntryKind) => string {
  const { t } = useTranslation()
  return (kind) => (isMovementKind(kind) ? t(`ledger.movement.${kind}`) : t(`entries.${kind}`))
}
