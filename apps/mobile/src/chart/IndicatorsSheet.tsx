import { ChevronLeft, RotateCcw, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Switch } from '../ui/Switch.tsx'
import { setChartSettings, useChartSettings } from '@touchstone/app/chart/chart-settings'
import {
  type IndicatorName,
  indicatorNames,
  kindOf,
  panesMax,
  toggled,
  withParameter,
  withUsualParameters,
} from '@touchstone/app/chart/indicators'

type IndicatorsSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** What is computed from the candles, each with its parameters. Kept on the device. */
export function IndicatorsSheet({ open, onOpenChange }: IndicatorsSheetProps) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<IndicatorName>()
  const change = (isOpen: boolean): void => {
    if (!isOpen) setEdited(undefined)
    onOpenChange(isOpen)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={edited === undefined ? t('chart.indicators') : t('chart.settingsOf', { name: edited })}
    >
      {edited === undefined ? (
        <Everything onEdit={setEdited} />
      ) : (
        <Parameters name={edited} onDone={() => setEdited(undefined)} />
      )}
    </Sheet>
  )
}

function Everything({ onEdit }: { onEdit: (name: IndicatorName) => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      <List place="price" onEdit={onEdit} />
      <List place="pane" onEdit={onEdit} />
      <p className="text-xs text-fg-3">{t('chart.panesNote', { count: panesMax })}</p>
    </div>
  )
}

function Heading({ children }: { children: string }) {
  return <h3 className="text-xs font-semibold text-fg-3">{children}</h3>
}

function List({ place, onEdit }: { place: 'price' | 'pane'; onEdit: (name: IndicatorName) => void }) {
  const { t } = useTranslation()
  const indicators = useChartSettings((settings) => settings.indicators)
  return (
    <section>
      <Heading>{t(place === 'price' ? 'chart.onPrice' : 'chart.belowChart')}</Heading>
      <ul className="-mx-4">
        {indicatorNames
          .filter((name) => kindOf(name).place === place)
          .map((name) => {
            const shown = indicators.find((indicator) => indicator.name === name)
            return (
              <li key={name} className="flex items-center">
                <div className="min-w-0 flex-1">
                  <Switch
                    label={t(`chart.indicatorNames.${name}`)}
                    sub={[name, shown?.parameters.join(', ')].filter(Boolean).join(' · ')}
                    checked={shown !== undefined}
                    onChange={() => setChartSettings({ indicators: toggled(indicators, name) })}
                  />
                </div>
                <IconButton
                  label={t('chart.settingsOf', { name })}
                  icon={<Settings2 aria-hidden className="size-5" />}
                  disabled={shown === undefined}
                  className="mr-2 aria-disabled:opacity-40"
                  onClick={() => onEdit(name)}
                />
              </li>
            )
          })}
      </ul>
    </section>
  )
}

function Parameters({ name, onDone }: { name: IndicatorName; onDone: () => void }) {
  const { t } = useTranslation()
  const indicators = useChartSettings((settings) => settings.indicators)
  const shown = indicators.find((indicator) => indicator.name === name)
  return (
    <div className="flex flex-col gap-3">
      {kindOf(name).parameters.map((parameter, index) => {
        const label = t(`chart.parameters.${parameter.name}`, { number: index + 1 })
        return (
          // Parameters have places, not names.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="flex items-center justify-between gap-4">
            <span aria-hidden className="min-w-0 text-base">
              {label}
            </span>
            <Stepper
              label={label}
              value={shown?.parameters[index] ?? parameter.initial}
              min={parameter.min}
              max={parameter.max}
              onChange={(value) => setChartSettings({ indicators: withParameter(indicators, name, index, value) })}
              className="w-40"
            />
          </div>
        )
      })}
      <div className="grid grid-cols-2 gap-3 pt-2">
        <Button kind="soft" size="md" onClick={onDone}>
          <ChevronLeft aria-hidden className="size-4" />
          {t('words.back')}
        </Button>
        <Button
          kind="soft"
          size="md"
          onClick={() => setChartSettings({ indicators: withUsualParameters(indicators, name) })}
        >
          <RotateCcw aria-hidden className="size-4" />
          {t('chart.usualValues')}
        </Button>
      </div>
    </div>
  )
}
