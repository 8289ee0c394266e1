import { type ChosenTopic, topics } from '@touchstone/wire/message-rule'
import { type Way, ways } from '@touchstone/wire/preferences'
import { Check, LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import type { NotificationPreferences } from '@touchstone/app/preferences/preferences.queries'

type NotificationGridProps = {
  preferences: NotificationPreferences
  /** What is being sent: seen at once. */
  changing: Partial<Record<ChosenTopic, Partial<Record<Way, boolean | undefined>> | undefined>> | undefined
  onChange: (topic: ChosenTopic, way: Way, isOn: boolean) => void
}

/** A line a kind, a column a way. What concerns security is always on. */
export function NotificationGrid({ preferences, changing, onChange }: NotificationGridProps) {
  const { t } = useTranslation()
  return (
    <table className="w-full table-fixed text-sm">
      <thead>
        <tr className="border-b border-border text-xs text-fg-3">
          <th scope="col">
            <span className="sr-only">{t('preferences.notifications')}</span>
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="w-16 px-1 py-3 font-medium">
              {t(`preferences.ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {topics.map((topic) => (
          <tr key={topic}>
            <th scope="row" className="py-3 pl-4 text-left font-medium break-words">
              {t(`preferences.topics.${topic}`)}
            </th>
            {ways.map((way) => (
              <td key={way} className="p-0 text-center align-middle">
                <Cell
                  label={`${t(`preferences.topics.${topic}`)}: ${t(`preferences.ways.${way}`)}`}
                  isFixed={topic === 'security'}
                  isReachable={preferences.reachable[way]}
                  isOn={
                    topic === 'security'
                      ? preferences.topics.security[way]
                      : (changing?.[topic]?.[way] ?? preferences.topics[topic][way])
                  }
                  onChange={(isOn) => {
                    if (topic !== 'security') onChange(topic, way, isOn)
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = {
  label: string
  isFixed: boolean
  isReachable: boolean
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Cell({ label, isFixed, isReachable, isOn, onChange }: CellProps) {
  if (isFixed)
    return (
      <span className="grid h-12 place-items-center text-fg-3">
        {isOn && <LockKeyhole aria-hidden className="size-4" />}
        <span className="sr-only">{label}</span>
      </span>
    )
  return (
    <label className="grid h-12 cursor-pointer place-items-center">
      <span className="relative grid size-6 place-items-center">
        <input
          type="checkbox"
          aria-label={label}
          checked={isOn}
          disabled={!isReachable}
          onChange={({ target }) => {
            haptic()
            onChange(target.checked)
          }}
          className="peer size-6 appearance-none rounded-sm border border-border-strong bg-surface transition-colors duration-150 checked:border-accent-fill checked:bg-accent-fill disabled:opacity-35"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-4 text-on-fill opacity-0 peer-checked:opacity-100"
        />
      </span>
    </label>
  )
}
