import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moneyText } from '@touchstone/app/format/print-money'
import { untilText } from '@touchstone/app/time/moments'
import type { Protection } from '@touchstone/app/protection/protection.queries'
import { Amount } from '../ui/Amount.tsx'
import { Row } from '../ui/Row.tsx'
import { LossLimitSheet } from './LossLimitSheet.tsx'

/** The most that may be lost in a day, what is lost of it, and what is on its way. */
export function LossLimitRow({ protection }: { protection: Protection }) {
  // What it says follows from the clock too.
  'use no memo'
  const { t } = useTranslation()
  const [asked, setAsked] = useState({ isOpen: false, count: 0 })
  const { lossLimit, lossLimitNext, lostToday } = protection
  const time = lossLimitNext === null ? '' : untilText(lossLimitNext.fromAtMs)
  return (
    <>
      <Row
        title={t('protection.lossLimit')}
        sub={
          <>
            <span className="num block">{t('protection.lostToday', { amount: moneyText(lostToday) })}</span>
            {lossLimitNext !== null && (
              <span className="num block">
                {lossLimitNext.lossLimit === null
                  ? t('protection.lossLimitEnds', { time })
                  : t('protection.lossLimitNext', { limit: moneyText(lossLimitNext.lossLimit), time })}
              </span>
            )}
          </>
        }
        right={
          lossLimit === null ? (
            <span className="font-normal text-fg-3">{t('protection.lossLimitNone')}</span>
          ) : (
            <Amount value={lossLimit} currency="USDT" />
          )
        }
        onPress={() => {
          setAsked(({ count }) => ({ isOpen: true, count: count + 1 }))
        }}
      />
      <LossLimitSheet
        key={asked.count}
        protection={protection}
        open={asked.isOpen}
        onOpenChange={(isOpen) => {
          setAsked(({ count }) => ({ isOpen, count }))
        }}
      />
    </>
  )
}
