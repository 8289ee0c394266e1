import { LockKeyhole, LockKeyholeOpen, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Switch } from '../ui/Switch.tsx'
import { setChartSettings, useChartSettings } from '@touchstone/app/chart/chart-settings'
import { type Drawing, type DrawingTool, drawingTools } from '@touchstone/app/chart/drawings'
import { ToolIcon } from './ToolIcon.tsx'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

type DrawingsSheetProps = { shown: ShownChart; open: boolean; onOpenChange: (open: boolean) => void }

/** What to draw with, and what has been drawn. */
export function DrawingsSheet({ shown: { chart, drawings }, open, onOpenChange }: DrawingsSheetProps) {
  const { t } = useTranslation()
  const magnet = useChartSettings((settings) => settings.magnet)
  const begin = (tool: DrawingTool): void => {
    onOpenChange(false)
    chart?.drawings.begin(tool)
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('chart.draw')}>
      <div className="flex flex-col gap-3">
        <ul className="grid grid-cols-3 gap-2">
          {drawingTools.map((tool) => (
            <li key={tool} className="grid">
              <button
                type="button"
                onClick={() => begin(tool)}
                className="flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-md bg-surface-2 px-1.5 py-2 text-center text-xs leading-tight font-medium text-fg-2 outline-offset-[-2px] transition duration-100 active:scale-98 active:bg-border"
              >
                <ToolIcon tool={tool} className="size-6 text-fg" />
                {t(`chart.tools.${tool}`)}
              </button>
            </li>
          ))}
        </ul>
        <div className="-mx-4">
          <Switch
            label={t('chart.magnet')}
            sub={t('chart.magnetText')}
            checked={magnet}
            onChange={(isOn) => setChartSettings({ magnet: isOn })}
          />
        </div>
        <section className="flex flex-col gap-1">
          <h3 className="text-xs font-semibold text-fg-3">{t('chart.drawings')}</h3>
          {drawings.drawings.length === 0 && <p className="py-2 text-sm text-fg-2">{t('chart.noDrawings')}</p>}
          <ul className="-mr-2">
            {drawings.drawings.map((drawing) => (
              <li key={drawing.id}>
                <DrawingRow
                  drawing={drawing}
                  onLock={(locked) => chart?.drawings.setLocked(drawing.id, locked)}
                  onDelete={() => chart?.drawings.remove(drawing.id)}
                />
              </li>
            ))}
          </ul>
          {drawings.drawings.length > 0 && (
            <Button kind="soft" size="md" className="text-danger!" onClick={() => chart?.drawings.clear()}>
              <Trash2 aria-hidden className="size-4" />
              {t('chart.deleteAll')}
            </Button>
          )}
        </section>
      </div>
    </Sheet>
  )
}

type DrawingRowProps = { drawing: Drawing; onLock: (locked: boolean) => void; onDelete: () => void }

function DrawingRow({ drawing: { tool, locked }, onLock, onDelete }: DrawingRowProps) {
  const { t } = useTranslation()
  const name = t(`chart.tools.${tool}`)
  return (
    <div className="flex min-h-11 items-center gap-3">
      <ToolIcon tool={tool} className="size-5 text-fg-2" />
      <span className="min-w-0 flex-1 truncate text-base">{name}</span>
      <LockButton name={name} locked={locked} onLock={onLock} />
      <IconButton
        label={`${t('words.delete')}: ${name}`}
        icon={<Trash2 aria-hidden className="size-5" />}
        onClick={onDelete}
      />
    </div>
  )
}

/** A locked drawing stays where it is. */
export function LockButton(props: { name: string; locked: boolean; onLock: (locked: boolean) => void }) {
  const { t } = useTranslation()
  const Icon = props.locked ? LockKeyhole : LockKeyholeOpen
  return (
    <IconButton
      label={`${t(props.locked ? 'chart.unlock' : 'chart.lock')}: ${props.name}`}
      icon={<Icon aria-hidden className={props.locked ? 'size-5 text-accent' : 'size-5'} />}
      onClick={() => props.onLock(!props.locked)}
    />
  )
}
