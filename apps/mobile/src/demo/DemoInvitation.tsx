import { useMutation } from '@tanstack/react-query'
import { Coins, FlaskConical, RotateCcw, Scale, TrendingUp } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { messageOf } from '@touchstone/app/feedback/failures'
import { forgetFirstOrder, suggestFirstOrder } from '@touchstone/app/orders/first-order'
import { endGreeting, expectGreeting } from '@touchstone/app/demo/greeting'
import { becomeGuest } from '@touchstone/app/sessions/guest'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { changedQuery } from '@touchstone/app/forms/changed-query'
import { Screen } from '../ui/Screen.tsx'

/** What demo trading is, and the one tap that begins it. `?start=1` has been that tap already. */
export function DemoInvitation() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const start = useMutation({ mutationFn: beginDemo, meta: { inPlace: true } })
  const isStarted = query.get('start') === '1'
  const begin = useEffectEvent(() => {
    setQuery((old) => changedQuery(old, { start: undefined }), { replace: true })
    start.mutate()
  })
  useEffect(() => {
    if (isStarted) begin()
  }, [isStarted])
  const failure = start.error === null ? undefined : messageOf(start.error)
  return (
    <Screen
      back
      title={t('demo.title')}
      footer={
        <>
          {failure !== undefined && (
            <p role="alert" className="text-center text-sm text-danger">
              {failure}
            </p>
          )}
          <Button wide busy={start.isPending || isStarted} onClick={() => start.mutate()}>
            {t('demo.begin')}
          </Button>
          <LinkButton kind="ghost" size="md" wide to={pathTo('signIn')}>
            {t('demo.haveAccount')}
          </LinkButton>
        </>
      }
    >
      <div className="flex flex-1 flex-col justify-center gap-8 py-4">
        <div className="flex flex-col items-center text-center">
          <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
            <FlaskConical aria-hidden className="size-9" />
          </span>
          <p className="num mt-5 text-3xl font-semibold">
            100,000 <span className="text-lg text-fg-2">USDT</span>
          </p>
          <h2 className="mt-1 max-w-72 text-lg font-semibold text-balance">{t('demo.headline')}</h2>
          <p className="mt-2 max-w-76 text-sm text-balance text-fg-2">{t('demo.text')}</p>
        </div>
        <ul className="flex flex-col gap-4">
          <Point icon={<TrendingUp />} title={t('demo.pricesTitle')}>
            {t('demo.pricesText')}
          </Point>
          <Point icon={<Scale />} title={t('demo.rulesTitle')}>
            {t('demo.rulesText')}
          </Point>
          <Point icon={<RotateCcw />} title={t('demo.againTitle')}>
            {t('demo.againText')}
          </Point>
          <Point icon={<Coins />} title={t('demo.guestTitle')}>
            {t('demo.guestText')}
          </Point>
        </ul>
      </div>
    </Screen>
  )
}

/** The trade screen comes on as soon as there is a user: what it begins with is there before. */
async function beginDemo(): Promise<void> {
  suggestFirstOrder()
  expectGreeting()
  try {
    await becomeGuest()
  } catch (error) {
    forgetFirstOrder()
    endGreeting()
    throw error
  }
}

function Point({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-accent shadow-raised [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <p className="text-sm font-semibold">{title}</p>
        <p className="text-sm text-fg-2">{children}</p>
      </div>
    </li>
  )
}
