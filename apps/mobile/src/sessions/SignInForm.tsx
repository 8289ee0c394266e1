import { CallRefused } from '@touchstone/client/call-failed'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  agreedTo,
  hasAgreementChanged,
  refreshAgreement,
  useAgreement,
} from '@touchstone/app/agreements/agreements.queries'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { useSession } from '@touchstone/app/api/session'
import { useInFlight } from '@touchstone/app/api/use-in-flight'
import { useCodeSending } from '@touchstone/app/sessions/use-code-sending'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { AgreementBox } from '../agreements/AgreementBox.tsx'
import { LostSignIn } from './LostSignIn.tsx'
import { ContactFields } from './ContactFields.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'
import { SandboxNote } from './SandboxNote.tsx'
import {
  checkContact,
  checkForm,
  type Faults,
  type Mode,
  refusedField,
  type Values,
  waysOf,
} from '@touchstone/app/sessions/sign-in-form'
import { sendCode, type Step, submit } from '@touchstone/app/sessions/submit-sign-in'

type SignInFormProps = {
  mode: Mode
  inviteCode: string
  onStep: (step: Step) => void
  onMode: (mode: Mode) => void
}

/** The form of each way in; what one has typed stays when the way is changed. */
export function SignInForm({ mode, inviteCode, onStep, onMode }: SignInFormProps) {
  const { t } = useTranslation()
  const { ways, shown, refused, sending, isLost, sandbox, change, fault, send, askForCode } = useSignInForm(
    mode,
    inviteCode,
    onStep,
  )
  const isNew = mode === 'register' || mode === 'forgot'
  return (
    <form onSubmit={send} className="flex flex-col gap-5" noValidate>
      <ContactFields values={shown} fault={fault} ways={ways} onChange={change} />
      {mode !== 'password' && (
        <CodeField
          label={t(shown.by === 'phone' ? 'sessions.smsCode' : 'sessions.emailCode')}
          value={shown.code}
          error={fault('code')}
          onSend={askForCode}
          onChange={({ target }) => {
            change({ code: target.value })
          }}
        />
      )}
      {mode !== 'password' && <SandboxNote sandbox={sandbox} onUse={(code) => change({ code })} />}
      {mode !== 'code' && (
        <PasswordField
          label={t(isNew ? 'sessions.newPassword' : 'words.password')}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          labelRight={
            mode === 'password' && (
              <button
                type="button"
                className="-my-3 py-3 text-sm font-medium text-accent"
                onClick={() => onMode('forgot')}
              >
                {t('sessions.forgot')}
              </button>
            )
          }
          value={shown.password}
          error={fault('password')}
          onChange={({ target }) => {
            change({ password: target.value })
          }}
        />
      )}
      {isNew && (
        <PasswordMeter
          password={shown.password}
          contact={shown.by === 'email' ? shown.email : shown.phone}
          isTold={fault('password') !== undefined}
        />
      )}
      {isNew && (
        <PasswordField
          label={t('security.newPasswordAgain')}
          name="password-again"
          autoComplete="new-password"
          value={shown.passwordAgain}
          error={fault('passwordAgain')}
          onChange={({ target }) => {
            change({ passwordAgain: target.value })
          }}
        />
      )}
      {mode === 'register' && <RegisterFields values={shown} fault={fault} onChange={change} />}
      {mode === 'forgot' && <Notice tone="warn">{t('sessions.forgotEffect')}</Notice>}
      {isLost && mode !== 'password' && <LostSignIn mode={mode} onSignIn={() => onMode('password')} />}
      {sending.error !== null && refused === undefined && !(isLost && isUnanswered(sending.error)) && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger">
          {messageOf(sending.error)}
        </p>
      )}
      <Button type="submit" wide busy={sending.isPending}>
        {t(`sessions.${mode}Act`)}
      </Button>
    </form>
  )
}

/** What is typed, its faults, and the sending of form and code. */
function useSignInForm(mode: Mode, inviteCode: string, onStep: (step: Step) => void) {
  const { t } = useTranslation()
  const countryCode = useSession(({ countryInfo }) => countryInfo.country_code)
  const [values, setValues] = useState<Values>({ ...empty, countryCode, inviteCode })
  const [faults, setFaults] = useState<Faults>({})
  // What became of it is not known, also when it is refused afterwards: its code may be used up.
  const [lostMode, setLostMode] = useState<Mode>()
  const { sendCode: sendToContact, sandbox } = useCodeSending()
  const ways = waysOf(mode)
  const agreement = useAgreement({ enabled: mode === 'register' })
  const shown: Values = {
    ...values,
    ...agreedTo(agreement.data, values),
    by: ways.includes(values.by) ? values.by : 'email',
  }
  const inFlight = useInFlight()
  const sending = useMutation({
    mutationFn: () => submit(mode, shown),
    onSuccess: onStep,
    onError: (error) => {
      if (isUnanswered(error)) setLostMode(mode)
      if (!hasAgreementChanged(error)) return
      setValues({ ...shown, agreed: false, agreementSha256: undefined })
      refreshAgreement()
    },
    onSettled: () => inFlight.end(mode),
    meta: { inPlace: true },
  })
  const refused = refusedField(shown, sending.error instanceof CallRefused ? sending.error.kind : undefined)
  return {
    ways,
    shown,
    refused,
    sending,
    isLost: lostMode === mode && mode !== 'password',
    sandbox,
    change: (changed: Partial<Values>): void => {
      if (contactFields.some((field) => field in changed)) setLostMode(undefined)
      setValues({ ...shown, ...changed })
      setFaults((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !(field in changed))))
      if (sending.isError) sending.reset()
    },
    fault: (field: keyof Values): string | undefined => {
      const key = faults[field]
      if (key !== undefined) return t(key)
      return refused === field && sending.error !== null ? messageOf(sending.error) : undefined
    },
    send: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      const found = checkForm(mode, shown)
      setFaults(found)
      if (Object.keys(found).length === 0) {
        if (inFlight.begin(mode)) sending.mutate()
      } else toFirstFault(event.currentTarget)
    },
    askForCode: async (): Promise<number | false> => {
      const found = checkContact(shown)
      setFaults(found)
      if (mode === 'password' || Object.keys(found).length > 0) return false
      return sendToContact(() => sendCode(mode, shown))
    },
  }
}

/** The first field that has to be mended takes the focus, once it says so. */
function toFirstFault(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

type RegisterFieldsProps = {
  values: Values
  fault: (field: keyof Values) => string | undefined
  onChange: (changed: Partial<Values>) => void
}

function RegisterFields({ values, fault, onChange }: RegisterFieldsProps) {
  const { t } = useTranslation()
  const [isInvited, setIsInvited] = useState(values.inviteCode !== '')
  return (
    <>
      {isInvited ? (
        <TextField
          label={t('sessions.inviteCode')}
          hint={t('words.optional')}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          value={values.inviteCode}
          error={fault('inviteCode')}
          onChange={({ target }) => {
            onChange({ inviteCode: target.value })
          }}
        />
      ) : (
        <Button kind="ghost" size="md" className="self-start px-0!" onClick={() => setIsInvited(true)}>
          {t('sessions.haveInvitation')}
        </Button>
      )}
      <AgreementBox agreed={values.agreed} error={fault('agreed')} onChange={onChange} />
    </>
  )
}

const contactFields: readonly (keyof Values)[] = ['by', 'email', 'phone', 'countryCode']

const empty: Omit<Values, 'countryCode' | 'inviteCode'> = {
  by: 'email',
  email: '',
  phone: '',
  account: '',
  code: '',
  password: '',
  passwordAgain: '',
  agreed: false,
  agreementSha256: undefined,
}
