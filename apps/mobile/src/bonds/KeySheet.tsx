import { useTranslation } from 'react-i18next'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { moneyText } from '@touchstone/app/format/print-money'
import { Sheet } from '../ui/Sheet.tsx'
import { useIssuer, useTermText } from './use-issuer.ts'

type KeySheetProps = { bond: Bond; open: boolean; onOpenChange: (open: boolean) => void }

/** What somebody has to know before lending, in their own language. */
export function KeySheet({ bond, open, onOpenChange }: KeySheetProps) {
  const { t } = useTranslation()
  const { name, purpose } = useIssuer()(bond.issuer)
  const termText = useTermText()
  const { unit, currency, riskClass } = bond
  const parts = [
    { title: t('bonds.sheetRisk'), text: t('bonds.sheetRiskText') },
    { title: t('bonds.sheetWho'), text: `${name}. ${purpose}` },
    { title: t('bonds.riskClass', { letter: riskClass }), text: t('bonds.riskText') },
    {
      title: t('bonds.sheetWhat'),
      text: t('bonds.sheetWhatText', { unit: moneyText(unit, { places: 0 }), currency }),
    },
    { title: t('bonds.sheetWhen'), text: termText(bond) },
    { title: t('bonds.sheetShare'), text: t('bonds.sheetShareText') },
    { title: t('bonds.sheetOut'), text: t('bonds.sheetOutText') },
    { title: t('bonds.sheetUs'), text: t('bonds.sheetUsText') },
  ]
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('bonds.sheet')} text={t('bonds.lendTo', { issuer: name })}>
      <dl className="flex flex-col gap-4 pb-2">
        {parts.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-sm font-semibold">{title}</dt>
            <dd className="mt-0.5 text-sm break-words text-fg-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
