import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { currentLanguage } from '@touchstone/app/texts/language'
import { languageNames } from '@touchstone/app/texts/language-names'
import { pathTo } from '../routes/paths.ts'
import { followedInvitation } from '@touchstone/app/sessions/invitation'
import { keepChallenge, openChallenge } from '@touchstone/app/sessions/open-challenge'
import { enter } from '@touchstone/app/sessions/sign-in'
import { noteSignedIn } from '@touchstone/app/sessions/use-save-due'
import { askedOf, isAfterEnd, returnFromSignIn } from './redirect.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ComeBack } from './ComeBack.tsx'
import { GuestEntry } from './GuestEntry.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { isMode, type Mode } from '@touchstone/app/sessions/sign-in-form'
import { SignInForm } from './SignInForm.tsx'
import type { Step } from '@touchstone/app/sessions/submit-sign-in'

/** Every way in: password, code, registration, a forgotten password, the second factor, a guest. */
export function SignInScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as unknown
  const asked = askedOf(state)
  const [query, setQuery] = useSearchParams()
  const [challenge, setChallenge] = useState(openChallenge)
  const [whyAgain, setWhyAgain] = useState<string>()
  const wanted = query.get('mode')
  const mode: Mode = isMode(wanted) ? wanted : 'password'
  const inviteCode = query.get('invite') ?? followedInvitation()

  const whyHere = whyAgain ?? (isAfterEnd(state) ? t('sessions.ended') : undefined)

  const goOn = () => {
    returnFromSignIn((to, options) => void navigate(to, options), asked)
  }
  const take = async (step: Step) => {
    setWhyAgain(undefined)
    keepChallenge('challenge' in step ? step : undefined)
    if ('challenge' in step) {
      setChallenge(step)
      return
    }
    await enter(step.token)
    noteSignedIn()
    goOn()
  }
  const show = (next: Mode) => {
    query.set('mode', next)
    setQuery(query, { replace: true, state })
  }

  return (
    <Screen
      back={() => void navigate(pathTo('home'), { replace: true })}
      right={
        <LinkButton to={pathTo('settings')} kind="ghost" size="sm">
          <Globe aria-hidden className="size-4" />
          {languageNames[currentLanguage()]}
        </LinkButton>
      }
    >
      <h1 className="pt-2 pb-2 text-2xl font-semibold">
        {t(challenge === undefined ? `sessions.${mode}Title` : 'sessions.secondFactorTitle')}
      </h1>
      {challenge === undefined ? (
        <>
          {whyHere !== undefined && <Notice tone="warn">{whyHere}</Notice>}
          <SignInForm
            key={mode === 'register' ? 'register' : 'enter'}
            mode={mode}
            inviteCode={inviteCode}
            onStep={(step) => void take(step)}
            onMode={show}
          />
          <OtherWays mode={mode} onMode={show} />
          <ComeBack onStep={(step) => void take(step)} />
          <GuestEntry onDone={goOn} inviteCode={query.get('invite') ?? ''} />
        </>
      ) : (
        <SecondFactorForm
          challenge={challenge}
          onToken={(token) => void take({ token })}
          onBack={(why) => {
            keepChallenge(undefined)
            setChallenge(undefined)
            setWhyAgain(why)
          }}
        />
      )}
    </Screen>
  )
}

function OtherWays({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  const { t } = useTranslation()
  const others: readonly Exclude<Mode, 'forgot'>[] =
    mode === 'password' ? ['code', 'register'] : mode === 'register' ? ['password'] : ['password', 'register']
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3">
      {others.map((other) => (
        <Button
          key={other}
          kind="soft"
          size="md"
          onClick={() => {
            onMode(other)
          }}
        >
          {t(mode === 'register' ? 'sessions.haveAccount' : `sessions.${other}Way`)}
        </Button>
      ))}
    </div>
  )
}
