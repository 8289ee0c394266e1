import { type ComponentType, createContext, lazy, startTransition, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

/** Loads once more what could not be loaded. */
const Again = createContext<() => void>(() => undefined)

/**
 * A part of a screen whose code is loaded when it is first shown; what is shown meanwhile is the business of the `Suspense`
 * around it. Where the code cannot be loaded, it says so in its own place and offers another try: the screen around it stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await load().catch(() => NotLoaded) }))
  let current = begin()
  return function LazyPart(props: Props) {
    const [Part, show] = useState(() => current)
    const again = (): void => {
      // Another place may have tried already.
      if (current === Part) current = begin()
      // What says that it failed stays until the code is there, or has failed again, whatever is rendered meanwhile.
      startTransition(() => show(() => current))
    }
    return (
      <Again value={again}>
        <Part {...props} />
      </Again>
    )
  }
}

function NotLoaded() {
  const { t } = useTranslation()
  const again = use(Again)
  return (
    <div role="alert" className="flex h-full flex-wrap content-center items-center justify-center gap-x-3 gap-y-1 p-3">
      <p className="text-sm text-fg-2">{t('ui.failedTitle')}</p>
      <Button kind="soft" size="sm" className="shrink-0 whitespace-nowrap" onClick={again}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
