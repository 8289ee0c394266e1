import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Mail } from 'lucide-react'
import { pathTo } from '../routes/paths.ts'
import { useWithdrawalTerms, type WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { pinDigits, PinPad } from '../ui/PinPad.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { isEasyPin } from '@touchstone/app/withdrawals/pin-rules'
import { WaitNotice } from '../security/WaitNotice.tsx'
import { ProveForm } from './ProveForm.tsx'

/** Sets the six digits that every withdrawal asks for, or others in their place. */
export function WithdrawalPasswordScreen() {
  const { t } = useTranslation()
  const terms = useWithdrawalTerms()
  return (
    <Screen title={t('withdrawals.passwordTitle')} back>
      <Loaded
        query={terms}
        skeleton={<Skeleton className="h-64 rounded-lg!" />}
        isEmpty={({ codesGoTo }) => codesGoTo === null}
        empty={<NoContact />}
      >
        {(data) => <Steps terms={data} />}
      </Loaded>
    </Screen>
  )
}

function NoContact() {
  const { t } = useTranslation()
  return (
    <Empty
      icon={<Mail />}
      title={t('withdrawals.contactFirst')}
      text={t('withdrawals.contactFirstText')}
      action={
        <LinkButton size="md" to={pathTo('bindContact')}>
          {t('withdrawals.stepContact')}
        </LinkButton>
      }
    />
  )
}

/** Chosen, typed again, and then proved with the login password and a code. */
function Steps({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [isRepeated, setRepeated] = useState(false)
  // As it was at the beginning: a first one whose answer is lost stays a first one.
  const [isChange] = useState(terms.passwordSet)
  const startOver = (why?: string): void => {
    setChosen(undefined)
    setTyped('')
    setRepeated(false)
    setFault(why)
  }
  const type = (digits: string): void => {
    setFault(undefined)
    setTyped(digits)
    if (digits.length < pinDigits) return
    if (chosen === undefined) {
      if (isEasyPin(digits)) return startOver(t('withdrawals.pinTooEasy'))
      setChosen(digits)
      setTyped('')
    } else if (digits === chosen) setRepeated(true)
    else startOver(t('withdrawals.pinsDiffer'))
  }
  if (chosen !== undefined && isRepeated)
    return <ProveForm terms={terms} isChange={isChange} pin={chosen} onStartOver={startOver} />
  const isFirst = chosen === undefined
  return (
    <div className="flex flex-1 flex-col gap-5">
      <div className="flex-1 pt-4 text-center">
        <h2 className="text-xl font-semibold">{t(isFirst ? 'withdrawals.choosePin' : 'withdrawals.repeatPin')}</h2>
        {isFirst && <p className="mt-1 text-sm text-balance text-fg-2">{t('withdrawals.choosePinText')}</p>}
        {isChange && isFirst && (
          <div className="mt-3 text-left">
            <WaitNotice />
          </div>
        )}
      </div>
      <PinPad
        key={isFirst ? 'first' : 'again'}
        label={t(isFirst ? 'withdrawals.choosePin' : 'withdrawals.repeatPin')}
        value={typed}
        onChange={type}
        error={fault}
      />
    </div>
  )
}
