import { useTranslation } from 'react-i18next'
import type { EntryKind } from '@touchstone/wire/entry-kinds'
import { isMovementKind, type MovementKind } from '@touchstone/app/ledger/movement'

/** What a movement is called. */
export function useMovementName(): (kind: MovementKind | EntryKind) => string {
  const { t } = useTranslation()
  return (kind) => (isMovementKind(kind) ? t(`ledger.movement.${kind}`) : t(`entries.${kind}`))
}
