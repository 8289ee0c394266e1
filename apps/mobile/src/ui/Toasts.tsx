import { clsx } from 'clsx'
import { CircleCheck, CircleX, Info, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  dismissToast,
  type ToastMessage,
  type ToastOffer,
  type ToastTone,
  useToasts,
} from '@touchstone/app/feedback/toast'

const icons: Record<ToastTone, ReactNode> = {
  success: <CircleCheck aria-hidden className="size-5 shrink-0 text-accent" />,
  failure: <CircleX aria-hidden className="size-5 shrink-0 text-danger" />,
  info: <Info aria-hidden className="size-5 shrink-0 text-info" />,
}

type Figures = NonNullable<ToastOffer['figures']>

/** A loss is no success: a result has the look of its direction. */
const looks: Record<Figures['direction'], { icon: ReactNode; arrow: string; text: string }> = {
  up: { icon: <TrendingUp aria-hidden className="size-5 shrink-0 text-up" />, arrow: '▲', text: 'text-up' },
  down: { icon: <TrendingDown aria-hidden className="size-5 shrink-0 text-down" />, arrow: '▼', text: 'text-down' },
  flat: { icon: <Minus aria-hidden className="size-5 shrink-0 text-fg-3" />, arrow: '', text: 'text-fg-2' },
}

type Place = 'unsettled' | 'top' | 'bottom' | 'title'
const atBottom = 'bottom-(--toasts-above) px-4 pb-3'
const places: Record<Place, string> = {
  // Seen by nobody, but there for what reads aloud: what comes into a hidden region is not announced.
  unsettled: `${atBottom} opacity-0`,
  bottom: atBottom,
  title: 'top-0 px-14 pt-[max(0.375rem,env(safe-area-inset-top))]',
  top: 'top-0 px-4 pt-[max(0.75rem,env(safe-area-inset-top))]',
}

/**
 * Where toasts appear; once in the app, on top of everything: above what is fixed at the bottom, and at the top while keys
 * or a sheet are in sight, since one that came under a finger would take its tap. Where a screen has its controls right above
 * its foot (`data-toasts-high`), they come on its title, between what its bar has at the sides.
 */
export function Toasts() {
  const shown = useToasts((toasts) => toasts.shown)
  const place = usePlace(shown)
  return (
    <div
      aria-live="polite"
      className={clsx(
        'pointer-events-none fixed inset-x-0 z-60 mx-auto flex max-w-(--app-max) flex-col items-center gap-2',
        places[place],
      )}
    >
      {shown.map((message) => (
        <div
          key={message.id}
          className="flex max-w-full items-center gap-2 rounded-xl border border-border bg-surface py-2.5 pr-4 pl-3 text-sm font-medium text-fg shadow-floating transition duration-200 ease-soft starting:translate-y-4 starting:opacity-0"
        >
          {message.offer?.figures === undefined ? icons[message.tone] : looks[message.offer.figures.direction].icon}
          <div className="min-w-0 flex-1 break-words">
            <p>{message.text}</p>
            {message.offer?.figures !== undefined && <FiguresSaid figures={message.offer.figures} />}
          </div>
          {message.offer !== undefined && <Offer offer={message.offer} onTaken={() => dismissToast(message.id)} />}
        </div>
      ))}
    </div>
  )
}

const offerLook =
  'pointer-events-auto -my-2.5 -mr-4 grid min-h-11 shrink-0 place-items-center self-stretch border-l border-border px-3.5 font-semibold text-accent'

/** What is fixed at the bottom, and what opens over the screen, may come while a toast is shown. */
const measureEveryMs = 200

/**
 * Keeps toasts above what is fixed at the bottom, and tells where they belong. A toast gives way to what
 * comes, and does not follow what goes: it would jump.
 */
function usePlace(shown: readonly ToastMessage[]): Place {
  const [place, setPlace] = useState<Place>('unsettled')
  const isEmpty = shown.length === 0
  useLayoutEffect(() => {
    if (isEmpty) return undefined
    let above = 0
    const measure = (): void => {
      above = Math.max(above, heightOfBars())
      document.documentElement.style.setProperty('--toasts-above', `${above}px`)
      if (isCovered()) setPlace((now) => (now === 'unsettled' ? now : 'top'))
    }
    measure()
    // A sheet that was told to go at the same moment has not heard of it before; nobody sees the toast until then.
    const settling = requestAnimationFrame(() => setPlace(settledPlace()))
    const timer = setInterval(measure, measureEveryMs)
    return () => {
      cancelAnimationFrame(settling)
      clearInterval(timer)
      setPlace('unsettled')
    }
  }, [isEmpty])
  return place
}

/** What is not about to go: a sheet is still there while it leaves. */
const standing = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((each) => each.closest('[data-closed]') === null)

const isCovered = (): boolean => standing('[data-keys], [role="dialog"], [role="alertdialog"]').length > 0

function settledPlace(): Place {
  if (isCovered()) return 'top'
  return standing('[data-toasts-high]').length > 0 ? 'title' : 'bottom'
}

/** In units from the lower edge: of bars, a keypad, the foot of a sheet, the device's own keyboard. */
function heightOfBars(): number {
  const { innerHeight, visualViewport } = globalThis
  const tops = standing('[data-bottom-bar]').map((bar) => bar.getBoundingClientRect().top)
  const inSight = tops.filter((top) => top > innerHeight / 2 && top < innerHeight)
  const bottom = visualViewport ? visualViewport.height + visualViewport.offsetTop : innerHeight
  return Math.max(0, innerHeight - Math.min(bottom, ...inSight))
}

function FiguresSaid({ figures: { net, yield: gained, direction } }: { figures: Figures }) {
  const { t } = useTranslation()
  const { arrow, text } = looks[direction]
  return (
    <>
      <p className="text-xs font-normal text-fg-2">{t('receipts.result')}</p>
      <p className={clsx('num font-semibold', text)}>
        {arrow !== '' && (
          <span aria-hidden="true" className="mr-1 text-[0.65em]">
            {arrow}
          </span>
        )}
        {net} USDT ({gained})
      </p>
    </>
  )
}

function Offer({ offer, onTaken }: { offer: ToastOffer; onTaken: () => void }) {
  if ('to' in offer)
    return (
      <Link to={offer.to} onClick={onTaken} className={offerLook}>
        {offer.says}
      </Link>
    )
  return (
    <button
      type="button"
      onClick={() => {
        onTaken()
        offer.act()
      }}
      className={offerLook}
    >
      {offer.says}
    </button>
  )
}
