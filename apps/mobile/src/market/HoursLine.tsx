import { Clock, Moon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { tradesNow } from '@touchstone/app/market/use-standing'
import { currentTag } from '@touchstone/app/texts/language'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'

/** Until when the markets of a list are open or closed, where they all have the same hours. */
export function HoursLine({ symbols }: { symbols: readonly ListedSymbol[] }) {
  const { t } = useTranslation()
  const hours = symbols[0]?.hours
  if (hours === undefined || symbols.some((listed) => listed.hours !== hours)) return null
  const { open, changesAt } = tradesNow(hours)
  if (changesAt === undefined) return null
  const Icon = open ? Clock : Moon
  return (
    <p className="flex items-center gap-1.5 px-4 pt-1 pb-2 text-xs text-fg-2">
      <Icon aria-hidden className="size-3.5" />
      {t(open ? 'market.openUntil' : 'market.closedUntil', { time: momentText(changesAt) })}
    </p>
  )
}

/** A weekday and a time in the zone of the device. */
const momentText = (atMs: number): string =>
  new Intl.DateTimeFormat(currentTag(), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(atMs)
