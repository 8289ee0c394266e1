import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FullPage } from '../ui/FullPage.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { PickerList, type PickerListProps } from './PickerList.tsx'

type SymbolPickerProps = Omit<PickerListProps, 'onChoose'> & {
  onChange: (symbol: string) => void
  className?: string
}

/** The symbol that a screen is about; opens all others, to be searched and chosen from. */
export function SymbolPicker({ chosen, onChange, className, ...list }: SymbolPickerProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={clsx(
          'flex min-h-11 min-w-0 items-center gap-1.5 rounded-md px-1 -outline-offset-2 active:bg-surface-2',
          className,
        )}
      >
        <span className="sr-only">{t('words.symbol')}:</span> <SymbolIcon symbol={chosen} size="sm" />
        <span className="truncate">{chosen}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
      </button>
      <FullPage open={isOpen} onOpenChange={setIsOpen} title={t('market.choose')}>
        <PickerList
          {...list}
          chosen={chosen}
          onChoose={(symbol) => {
            setIsOpen(false)
            if (symbol !== chosen) onChange(symbol)
          }}
        />
      </FullPage>
    </>
  )
}
