import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FullPage } from '../ui/FullPage.tsx'
import { FileImage } from './FileImage.tsx'

/** One of the person's own images, small, beside what it is; pressed, it fills a page of its own. */
export function FileThumbnail({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex w-full items-center gap-3 rounded-lg bg-surface p-3 text-left shadow-raised active:bg-surface-2"
      >
        <span className="size-20 shrink-0 overflow-hidden rounded-md border border-border bg-surface-2">
          <FileImage id={id} alt="" />
        </span>
        <span className="min-w-0">
          <span className="block text-sm font-medium break-words">{label}</span>
          <span className="block text-xs text-accent">{t('files.enlarge')}</span>
        </span>
      </button>
      <FullPage open={isOpen} onOpenChange={setOpen} title={label} camera>
        <div className="min-h-0 flex-1 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <FileImage id={id} alt={label} fit="contain" />
        </div>
      </FullPage>
    </>
  )
}
