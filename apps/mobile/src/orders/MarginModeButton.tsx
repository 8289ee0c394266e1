import type { MarginMode } from '@touchstone/domain/positions/position'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../ui/ChoiceList.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { pillLook } from './pill-look.ts'

type MarginModeButtonProps = { value: MarginMode; onChange: (marginMode: MarginMode) => void }

export function MarginModeButton({ value, onChange }: MarginModeButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('positions.marginMode')}: ${t(`words.${value}`)}`}
        onClick={() => setIsOpen(true)}
        className={pillLook}
      >
        {t(`words.${value}`)}
        <ChevronDown aria-hidden className="size-3.5 text-fg-3" />
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('positions.marginMode')}>
        <ChoiceList
          label={t('positions.marginMode')}
          value={value}
          onChoose={(next) => {
            onChange(next)
            setIsOpen(false)
          }}
          options={[
            { value: 'isolated', label: t('words.isolated'), sub: t('positions.isolatedMeans') },
            { value: 'cross', label: t('words.cross'), sub: t('positions.crossMeans') },
          ]}
        />
        <p className="pt-3 text-xs text-fg-3">{t('positions.marginModeNote')}</p>
      </Sheet>
    </>
  )
}
