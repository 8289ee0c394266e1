import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/IconButton.tsx'

/** Over a part of the search, with a way to forget what is in it. */
export function Heading({ title, onClear }: { title: string; onClear?: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-11 items-center justify-between pr-1 pl-4">
      <h2 className="text-sm font-semibold text-fg-2">{title}</h2>
      {onClear !== undefined && (
        <IconButton
          label={`${t('ui.clearAll')}: ${title}`}
          icon={<Trash2 aria-hidden className="size-4.5 text-fg-3" />}
          onClick={onClear}
        />
      )}
    </div>
  )
}
