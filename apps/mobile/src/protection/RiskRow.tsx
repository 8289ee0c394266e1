import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printTime } from '@touchstone/app/time/times'
import type { Protection } from '@touchstone/app/protection/protection.queries'
import { RiskSheet } from './RiskSheet.tsx'
import { Row } from '../ui/Row.tsx'

/** The risk warning, to be read again, and when it was acknowledged. */
export function RiskRow({ protection }: { protection: Protection }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { riskAcknowledgedAtMs } = protection
  return (
    <>
      <Row
        title={t('protection.riskTitle')}
        sub={
          riskAcknowledgedAtMs === null
            ? t('protection.riskOpen')
            : t('protection.riskAcknowledged', { date: printTime(riskAcknowledgedAtMs, 'YYYY-MM-DD') })
        }
        right={<span className="text-sm font-normal text-fg-3">{t('protection.riskRead')}</span>}
        onPress={() => {
          setIsOpen(true)
        }}
      />
      <RiskSheet
        open={isOpen}
        onOpenChange={setIsOpen}
        onAcknowledged={() => {
          setIsOpen(false)
        }}
      />
    </>
  )
}
