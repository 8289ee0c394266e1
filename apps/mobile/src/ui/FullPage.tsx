import { Dialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { ChevronLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCloseRequest } from './use-close-request.ts'

type FullPageProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Stays above what scrolls. */
  top?: ReactNode
  /** Which of several is shown, where one follows another: each begins at its top. */
  part?: string
  /** As cameras are: dark in every theme, and what is shown reaches all edges. It is closed rather than gone back from. */
  camera?: boolean
  children: ReactNode
}

/** A page over the screen: for a camera, or a text field, which in a sheet the keyboard would cover. */
export function FullPage({ open, onOpenChange, title, top, part, camera = false, children }: FullPageProps) {
  const { t } = useTranslation()
  const Leave = camera ? X : ChevronLeft
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Dialog.Portal>
        <Dialog.Popup
          className={clsx(
            'fixed inset-0 z-50 mx-auto flex max-w-(--app-max) flex-col bg-bg text-fg outline-none transition duration-300 ease-sheet data-ending-style:opacity-0 data-starting-style:opacity-0',
            camera ? 'dark' : 'data-ending-style:translate-y-8 data-starting-style:translate-y-8',
          )}
        >
          <header className="grid min-h-12 shrink-0 grid-cols-[2.75rem_1fr_2.75rem] items-center px-1 pt-[env(safe-area-inset-top)]">
            <Dialog.Close
              aria-label={t(camera ? 'ui.close' : 'ui.back')}
              className="grid size-11 place-items-center rounded-full active:bg-surface-2"
            >
              <Leave aria-hidden className="size-6" />
            </Dialog.Close>
            <Dialog.Title className="truncate text-center text-lg font-semibold">{title}</Dialog.Title>
          </header>
          {top !== undefined && <div className="shrink-0 px-4 pb-2">{top}</div>}
          {camera ? (
            children
          ) : (
            <div
              key={part}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[max(1rem,env(safe-area-inset-bottom))]"
            >
              {children}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
