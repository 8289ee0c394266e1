import type { Signers } from '@touchstone/app/proof/signers'
import { exactText } from '@touchstone/app/time/moments'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { useDeviceLabel } from '../receipts/use-device-label.ts'

/** Which devices have given the commands of a book, so that one which is nobody's stands out. */
export function SignersList({ signers: { devices, unsigned, lastUnsignedAtMs } }: { signers: Signers }) {
  const { t } = useTranslation()
  const label = useDeviceLabel()
  const signed = Object.entries(devices).sort(([, a], [, b]) => b.lastAtMs - a.lastAtMs)
  if (signed.length === 0 && unsigned === 0) return null
  const unsignedFact: Fact[] =
    unsigned === 0
      ? []
      : [
          {
            label: t('proof.unsigned'),
            hint:
              lastUnsignedAtMs === undefined
                ? undefined
                : t('proof.unsignedLast', { time: exactText(lastUnsignedAtMs) }),
            value: unsigned,
            tone: 'warn',
          },
        ]
  return (
    <div className="flex flex-col gap-2.5 border-t border-border pt-3">
      <p className="text-sm font-medium">{t('proof.signers')}</p>
      <Facts
        items={[
          ...signed.map(([device, { count, firstAtMs }]) => ({
            label: label(device),
            hint: t('proof.signedSince', { time: exactText(firstAtMs) }),
            value: count,
          })),
          ...unsignedFact,
        ]}
      />
      {signed.length + unsignedFact.length > 1 && (
        <Link
          to={pathTo('devices')}
          className="-my-1 inline-flex min-h-11 items-center self-start text-sm font-semibold text-accent"
        >
          {t('proof.signersText')}
        </Link>
      )}
    </div>
  )
}
