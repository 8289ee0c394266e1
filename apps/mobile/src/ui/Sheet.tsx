import { Drawer } from '@base-ui/react/drawer'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusAfter } from './focus-after.ts'
import { useCloseRequest } from './use-close-request.ts'

/**
 * Base UI registers these properties as its first sheet opens, and the browser then styles the whole page again, in the middle of
 * a tap. Registered with the file, before there is much of a page, they are not registered again.
 */
for (const axis of ['--drawer-swipe-movement-x', '--drawer-swipe-movement-y', '--drawer-snap-point-offset'])
  try {
    globalThis.CSS.registerProperty({ name: axis, syntax: '<length>', inherits: false, initialValue: '0px' })
  } catch {
    // Not known to this browser, or registered already.
  }

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
  /** Stays below what scrolls. */
  footer?: ReactNode
  /** As high as it will ever be from the start, whatever is still loaded into it. */
  steady?: boolean
}

/** Slides in from below, to choose or to confirm. Swipe, Escape, Back, scrim and cross close it. The keypad of an amount opens at its bottom. */
export function Sheet({ open, onOpenChange, title, text, children, footer, steady = false }: SheetProps) {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(open, popup)
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <Drawer.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-black/55 opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-300 ease-sheet data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup
            ref={popup}
            finalFocus={focusAfter}
            className={clsx(
              steady ? 'h-[min(88dvh,40rem)] short:h-dvh' : 'max-h-[min(88dvh,max(70dvh,576px))] short:max-h-dvh',
              'group/sheet flex w-full max-w-(--app-max) [transform:translateY(var(--drawer-swipe-movement-y))] flex-col rounded-t-xl bg-surface text-fg outline-none transition-transform duration-300 ease-sheet data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] data-swiping:duration-0',
            )}
          >
            <span aria-hidden className="mx-auto mt-2 block h-1 w-9 shrink-0 short:mt-1 rounded-full bg-border" />
            <header className="flex shrink-0 items-start gap-2 pt-2 pr-1.5 pb-1 pl-4 short:py-0">
              <div className="min-w-0 flex-1 py-2 short:py-1">
                <Drawer.Title className="text-lg font-semibold break-words">{title}</Drawer.Title>
                {text !== undefined && (
                  <Drawer.Description className="mt-1 text-sm break-words text-fg-2">{text}</Drawer.Description>
                )}
              </div>
              <Drawer.Close
                aria-label={t('ui.close')}
                className="grid size-11 shrink-0 place-items-center rounded-full text-fg-3 active:bg-surface-2"
              >
                <X aria-hidden className="size-5" />
              </Drawer.Close>
            </header>
            <Drawer.Content
              tabIndex={0}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 outline-offset-[-2px] [--sheet-end:max(1rem,env(safe-area-inset-bottom))] pb-(--sheet-end) short:[--sheet-end:0.25rem]"
            >
              {children}
            </Drawer.Content>
            {footer !== undefined && (
              <footer
                data-bottom-bar
                className="deaf-at-first shrink-0 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] short:pt-1 short:pb-[max(0.25rem,env(safe-area-inset-bottom))]"
              >
                {footer}
              </footer>
            )}
            <div data-keypad-place className="shrink-0" />
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
