import { printDecimal } from '@touchstone/domain/money/decimal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { messageOf } from '@touchstone/app/feedback/failures'
import { type Protection, refreshProtection } from '@touchstone/app/protection/protection.queries'
import { AmountField } from '../ui/AmountField.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { isLooser, typedLimit } from '@touchstone/app/protection/loss-limit-form'

type LossLimitSheetProps = { protection: Protection; open: boolean; onOpenChange: (open: boolean) => void }

/** Sets the most that may be lost in a day, or asks for it to be taken away. */
export function LossLimitSheet({ protection, open, onOpenChange }: LossLimitSheetProps) {
  const { t } = useTranslation()
  const { lossLimit } = protection
  const [text, setText] = useState('')
  const limit = typedLimit(text)
  const setting = useAct({
    call: api.setLossLimit,
    inPlace: true,
    onDone: ({ outcome }) => {
      refreshProtection()
      onOpenChange(false)
      toast(t(outcome.next === null ? 'protection.lossLimitSet' : 'protection.lossLimitLater'))
    },
  })
  const change = (isOpen: boolean): void => {
    if (!setting.isPending) onOpenChange(isOpen)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={t('protection.lossLimit')}
      text={t('protection.lossLimitText')}
      footer={
        <div className="flex flex-col gap-2">
          <p role="alert" className="text-sm break-words text-danger empty:hidden">
            {setting.error === null ? undefined : messageOf(setting.error)}
          </p>
          <Button
            wide
            disabled={limit === undefined}
            busy={setting.isPending && setting.variables.lossLimit !== null}
            onClick={() => {
              if (limit !== undefined) setting.mutate({ lossLimit: printDecimal(limit) })
            }}
          >
            {t('protection.lossLimitSave')}
          </Button>
          {lossLimit !== null && (
            <Button
              wide
              kind="ghost"
              busy={setting.isPending && setting.variables.lossLimit === null}
              onClick={() => setting.mutate({ lossLimit: null })}
            >
              {t('protection.lossLimitRemove')}
            </Button>
          )}
        </div>
      }
    >
      <AmountField label={t('protection.lossLimitField')} value={text} onChange={setText} unit="USDT" places={2} />
      {limit !== undefined && isLooser(limit, lossLimit) && <Notice>{t('protection.lossLimitLater')}</Notice>}
    </Sheet>
  )
}
