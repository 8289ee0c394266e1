import { useTranslation } from 'react-i18next'
import type { SymbolDetails } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { Percent } from '../ui/Percent.tsx'

/** The larger a position, the lower its leverage and the higher what must be left of its margin. */
export function Brackets({ brackets }: { brackets: SymbolDetails['brackets'] }) {
  const { t } = useTranslation()
  return (
    <table className="num w-full text-sm">
      <thead>
        <tr className="border-b border-border text-left text-xs text-fg-3">
          <th scope="col" className="py-2.5 pl-4 font-medium">
            {t('chart.sizeUpTo')}
          </th>
          <th scope="col" className="px-2 py-2.5 text-right font-medium">
            {t('chart.leverageMax')}
          </th>
          <th scope="col" className="py-2.5 pr-4 text-right font-medium">
            {t('chart.maintenance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {brackets.map(({ notionalUpTo, leverageMax, maintenanceRate }) => (
          <tr key={notionalUpTo}>
            <td className="py-2.5 pl-4 font-medium">
              <Amount value={notionalUpTo} trim />
            </td>
            <td className="px-2 py-2.5 text-right">{leverageMax}×</td>
            <td className="py-2.5 pr-4 text-right">
              <Percent value={maintenanceRate} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
