import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'

/** Between the two sides: the other way round. */
export function SwapButton({ onSwap }: { onSwap: () => void }) {
  const { t } = useTranslation()
  const [turns, setTurns] = useState(0)
  return (
    <div className="relative my-3 flex items-center gap-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      <button
        type="button"
        aria-label={t('exchange.swap')}
        onClick={() => {
          haptic()
          setTurns(turns + 1)
          onSwap()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent transition duration-100 active:scale-95"
      >
        <ArrowDownUp
          aria-hidden
          className="size-5 transition-transform duration-300 ease-soft"
          style={{ transform: `rotate(${turns * 180}deg)` }}
        />
      </button>
    </div>
  )
}
