import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { routes } from '../routes/paths.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { type ListedArticle, useBanners } from '@touchstone/app/articles/home-articles.queries'
import { pathOfBanner } from './banner-target.ts'

/** What the house wants to show, one beside the other. Where it cannot be read the page goes on without. */
export function Banners() {
  const { t } = useTranslation()
  const banners = useBanners()
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLUListElement>(null)
  if (banners.isPending)
    return (
      <Waiting>
        <Skeleton className="h-28 rounded-lg!" />
        <span className="block h-3.5" />
      </Waiting>
    )
  // The page has one way to the demo already.
  const shown = (banners.data ?? []).filter(({ target }) => target?.url !== routes.demo.path)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('home.highlights')}>
      <ul
        ref={strip}
        onScroll={() => {
          const list = strip.current
          if (list !== null) setAt(Math.round((list.scrollLeft / list.scrollWidth) * shown.length))
        }}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 [scrollbar-width:none]"
      >
        {shown.map((banner) => (
          <li key={banner.id} className="w-full shrink-0 snap-start">
            <Banner banner={banner} />
          </li>
        ))}
      </ul>
      <Dots count={shown.length} at={at} />
    </section>
  )
}

function Banner({ banner }: { banner: ListedArticle }) {
  const { t } = useTranslation()
  const { title, summary, image } = banner
  return (
    <Link
      to={pathOfBanner(banner)}
      className="relative isolate flex min-h-28 flex-col justify-between gap-2 overflow-clip rounded-lg bg-linear-120 from-[color-mix(in_oklab,var(--accent-fill)_38%,black)] to-accent-fill p-4 text-on-fill outline-offset-[-4px] transition duration-100 active:scale-98"
    >
      {image === null ? (
        <span
          aria-hidden
          className="absolute -right-8 -bottom-16 -z-10 size-44 rounded-full border-[20px] border-white/8"
        />
      ) : (
        <>
          <img src={image} alt="" loading="lazy" className="absolute inset-0 -z-20 size-full object-cover" />
          <span className="absolute inset-0 -z-10 bg-black/55" />
        </>
      )}
      <span>
        <span className="line-clamp-2 text-lg font-semibold text-balance">{title}</span>
        <span className="mt-0.5 line-clamp-2 text-sm">{summary}</span>
      </span>
      <span className="flex items-center gap-1 text-sm font-medium">
        {t('home.viewDetails')}
        <ArrowRight aria-hidden className="size-4" />
      </span>
    </Link>
  )
}

function Dots({ count, at }: { count: number; at: number }) {
  if (count < 2) return null
  return (
    <div aria-hidden className="mt-2 flex justify-center gap-1.5">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={clsx(
            'h-1.5 rounded-full transition-[width,background-color] duration-150',
            index === at ? 'w-4 bg-accent-fill' : 'w-1.5 bg-border-strong/60',
          )}
        />
      ))}
    </div>
  )
}
