import { useSearchParams } from 'react-router'
import { SymbolPicker } from '../market/SymbolPicker.tsx'

/** The symbol of the chart; the others take its place. */
export function ChartSymbolPicker({ symbol }: { symbol: string }) {
  const [, setSearch] = useSearchParams()
  return (
    <SymbolPicker
      chosen={symbol}
      onChange={(next) =>
        setSearch(
          (search) => {
            search.set('symbol', next)
            return search
          },
          { replace: true },
        )
      }
    />
  )
}
