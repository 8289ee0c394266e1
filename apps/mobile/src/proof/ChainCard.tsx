import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { ChainStanding } from '@touchstone/app/proof/proof-state'
import { momentText } from '@touchstone/app/time/moments'
import { HashLine } from '../receipts/HashLine.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'

/** The newest checkpoint that this device has seen, and since when it has followed them. */
export function ChainCard({ chain: { state, kept, newestId } }: { chain: ChainStanding }) {
  const { t } = useTranslation()
  const same = kept === undefined ? t('proof.chainNone') : t('proof.chainSame', { from: kept.sinceId, to: kept.id })
  const words: Record<ChainStanding['state'], string> = {
    waiting: kept === undefined ? t('proof.notLooked') : same,
    none: t('proof.chainNone'),
    same,
    walking: t('proof.chainWalking', { number: kept?.id ?? 0, of: newestId ?? 0 }),
    differs: t('proof.chainDiffers'),
    failed: t('proof.rowsFailed'),
  }
  return (
    <Card padded className="flex flex-col gap-3">
      <p
        className={clsx(
          'text-sm',
          state === 'differs' ? 'text-danger' : state === 'failed' ? 'text-warn' : 'text-fg-2',
        )}
      >
        {words[state]}
      </p>
      {kept !== undefined && (
        <>
          <Facts
            items={[
              { label: t('proof.keptSince'), value: momentText(kept.sinceMs) },
              { label: t('proof.lastCompared'), value: momentText(kept.checkedAtMs) },
              { label: t('proof.madeAt'), value: momentText(kept.atMs) },
            ]}
          />
          <HashLine label={t('proof.chainHash', { id: kept.id })} text={kept.hash} />
        </>
      )}
    </Card>
  )
}
