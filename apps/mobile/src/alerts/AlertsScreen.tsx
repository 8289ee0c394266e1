import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { recentlySeen } from '@touchstone/app/market/recently-seen'
import { type ListedSymbol, useSymbols } from '@touchstone/app/market/symbols.queries'
import { Loaded } from '../ui/Loaded.tsx'
import { Screen } from '../ui/Screen.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { AlertForm } from './AlertForm.tsx'
import { AlertFormSkeleton } from './AlertFormSkeleton.tsx'
import { AlertLists } from './AlertLists.tsx'
import { type Alert, useSetAlert } from '@touchstone/app/alerts/alerts.queries'
import { PushCard } from './PushCard.tsx'
import { isPushOfferDue, PushOffer } from './PushOffer.tsx'
import { SetAlertButton } from './SetAlertButton.tsx'
import { usePush } from '@touchstone/app/push/use-push'

/** Sets price alerts, lists the waiting and the reached ones, and offers push notifications. */
export function AlertsScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const symbols = useSymbols()
  const listed = chosenOf(symbols.data ?? [], query.get('symbol'))
  const [typed, setTyped] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  const push = usePush()
  const [offered, setOffered] = useState<string>()
  const setting = useSetAlert(({ symbol }) => {
    setTyped(undefined)
    toast(t('alerts.isSet'))
    if (isPushOfferDue(push)) setOffered(symbol)
  })
  const type = (text: string | undefined) => {
    setTyped(text)
    setting.reset()
  }
  const choose = (symbol: string, text?: string) => {
    type(text)
    setQuery({ symbol }, { replace: true })
  }
  const startTyping = () => {
    globalThis.scrollTo({ top: 0 })
    form.current?.querySelector('input')?.focus()
  }
  const setAgain = ({ symbol, price }: Alert) => {
    choose(symbol, price)
    globalThis.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <Screen
      title={t('alerts.title')}
      back
      footer={<SetAlertButton listed={listed} typed={typed} busy={setting.isPending} onSet={setting.mutate} />}
    >
      <Loaded query={symbols} skeleton={<AlertFormSkeleton />}>
        {(all) =>
          listed !== undefined && (
            <div ref={form}>
              <AlertForm
                symbols={all}
                listed={listed}
                typed={typed}
                onType={type}
                onChoose={choose}
                error={setting.error}
              />
            </div>
          )
        }
      </Loaded>
      <AlertLists onStart={startTyping} onSetAgain={setAgain}>
        <PushCard push={push} />
      </AlertLists>
      <PushOffer symbol={offered} push={push} onClose={() => setOffered(undefined)} />
    </Screen>
  )
}

/** The symbol of the address, else the one that was looked at last. */
function chosenOf(symbols: readonly ListedSymbol[], asked: string | null): ListedSymbol | undefined {
  const wanted = [asked, ...recentlySeen()]
  return wanted.map((each) => symbols.find(({ symbol }) => symbol === each)).find(Boolean) ?? symbols[0]
}
