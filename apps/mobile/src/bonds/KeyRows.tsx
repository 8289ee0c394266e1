import { Calculator, FileText, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffered } from '@touchstone/app/bonds/bond-figures'
import type { Bond } from '@touchstone/app/bonds/bonds.queries'
import { bondMomentText } from '@touchstone/app/bonds/words'
import { useNow } from '@touchstone/app/time/use-now'
import { minuteMs } from '@touchstone/domain/time'
import { Card } from '../ui/Card.tsx'
import { Row } from '../ui/Row.tsx'
import { KeySheet } from './KeySheet.tsx'
import { LossSheet } from './LossSheet.tsx'

const iconLook = 'size-5 text-accent'

/** The key information; and before it is decided, what a loss would do and how long there is to think. */
export function KeyRows({ bond }: { bond: Bond }) {
  const { t } = useTranslation()
  const nowMs = useNow(minuteMs, true)
  const [opened, setOpened] = useState<'key' | 'loss'>()
  const { closesAtMs } = bond
  const isBefore = isOffered(bond) && (closesAtMs === null || nowMs < closesAtMs)
  const close = (isOpen: boolean): void => {
    if (!isOpen) setOpened(undefined)
  }
  return (
    <Card className="divide-y divide-border">
      <Row
        icon={<FileText aria-hidden className={iconLook} />}
        title={t('bonds.sheet')}
        sub={t('bonds.sheetSub')}
        onPress={() => setOpened('key')}
      />
      {isBefore && (
        <Row
          icon={<Calculator aria-hidden className={iconLook} />}
          title={t('bonds.loss')}
          sub={t('bonds.lossSub')}
          onPress={() => setOpened('loss')}
        />
      )}
      {isBefore && closesAtMs !== null && (
        <Row
          icon={<Undo2 aria-hidden className={iconLook} />}
          title={t('bonds.think')}
          sub={t('bonds.thinkText', { day: bondMomentText(closesAtMs) })}
        />
      )}
      <KeySheet bond={bond} open={opened === 'key'} onOpenChange={close} />
      <LossSheet bond={bond} open={opened === 'loss'} onOpenChange={close} />
    </Card>
  )
}
