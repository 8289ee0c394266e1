import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { fetchCurrentUser } from '@touchstone/app/sessions/current-user'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { useSession } from '@touchstone/app/api/session'
import { hasAgreementChanged } from '@touchstone/app/agreements/agreements.queries'
import { type Agreed, AgreementBox } from '../agreements/AgreementBox.tsx'
import { Button } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { CountryChoice } from '../setup/CountryChoice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useCodeSending } from '@touchstone/app/sessions/use-code-sending'
import { refreshWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { SandboxNote } from '../sessions/SandboxNote.tsx'
import { useBack } from '../ui/use-back.ts'
import { WaitNotice } from './WaitNotice.tsx'

/** Binds an e-mail address or phone with the code sent there; once there is a contact, the password is asked for too. */
export function BindContactScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const user = useSession(({ userInfo }) => userInfo)
  const ownCountry = useSession(({ countryInfo }) => countryInfo.country_code)
  const [country, setCountry] = useState(ownCountry)
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [{ agreed, agreementSha256 }, setAgreed] = useState<Agreed>({ agreed: false, agreementSha256: undefined })
  const [isRefusing, setRefusing] = useState(false)
  const by = query.get('by') === 'phone' ? 'phone' : 'email'
  const needsPassword = user !== undefined && (user.email !== null || user.phone !== null)
  const contact: Contact = by === 'phone' ? { phone: address.trim(), countryCode: country } : { email: address.trim() }
  const binding = useBinding()
  const { sendCode, sandbox } = useCodeSending()
  const isComplete = address.trim() !== '' && code.length === 6 && (!needsPassword || password !== '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    // The first contact makes a registered person of a guest.
    setRefusing(!needsPassword && !agreed)
    if (!isComplete || (!needsPassword && !agreed)) return
    const proof = needsPassword ? { password } : { agreement: agreed, agreementSha256 }
    binding.mutate(
      { ...contact, code, ...proof },
      {
        onError: (error) => {
          if (hasAgreementChanged(error)) setAgreed({ agreed: false, agreementSha256: undefined })
        },
      },
    )
  }
  return (
    <Screen title={t('security.bindContactTitle')} back>
      <form onSubmit={send} className="flex flex-col gap-3" noValidate>
        <Segmented
          label={t('sessions.by')}
          value={by}
          items={[
            { value: 'email', label: t('words.email') },
            { value: 'phone', label: t('words.phone') },
          ]}
          onChange={(next) => {
            setAddress('')
            setQuery({ by: next }, { replace: true })
          }}
        />
        <Present label={t('security.present')} value={(by === 'phone' ? user?.phone : user?.email) ?? null} />
        {by === 'phone' && <CountryChoice value={country} onChange={setCountry} />}
        <TextField
          label={t(by === 'phone' ? 'words.phone' : 'words.email')}
          type={by === 'phone' ? 'tel' : 'email'}
          autoComplete={by === 'phone' ? 'tel-national' : 'email'}
          autoCapitalize="none"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value)
          }}
        />
        <CodeField
          label={t(by === 'phone' ? 'sessions.smsCode' : 'sessions.emailCode')}
          value={code}
          sendDisabled={address.trim() === ''}
          onSend={() => sendCode(() => requestCode(contact))}
          onChange={({ target }) => setCode(target.value)}
        />
        <SandboxNote sandbox={sandbox} onUse={setCode} />
        {needsPassword && <WaitNotice />}
        {needsPassword && (
          <PasswordField
            label={t('words.password')}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
            }}
          />
        )}
        {!needsPassword && (
          <AgreementBox
            agreed={agreed}
            error={isRefusing ? t('sessions.agreementRequired') : undefined}
            onChange={(next) => {
              setAgreed(next)
              setRefusing(false)
            }}
          />
        )}
        {binding.error !== null && <Notice tone="danger">{formFailure(binding.error)}</Notice>}
        <Button type="submit" wide busy={binding.isPending} disabled={!isComplete}>
          {t('security.bind')}
        </Button>
      </form>
    </Screen>
  )
}

type Contact = { email: string } | { phone: string; countryCode: string }

const requestCode = (contact: Contact) =>
  'phone' in contact
    ? api.phoneCaptcha({ ...contact, purpose: 'bind' })
    : api.emailCaptcha({ ...contact, purpose: 'bind' })

function useBinding() {
  const { t } = useTranslation()
  const back = useBack()
  return useAct({
    call: api.bindContact,
    proofs: ['code', 'password'],
    inPlace: true,
    onDone: () => {
      void fetchCurrentUser()
      refreshWithdrawalTerms()
      toast(t('security.contactBound'))
      back()
    },
  })
}

function Present({ label, value }: { label: string; value: string | null }) {
  if (value === null) return null
  return (
    <p className="text-sm text-fg-2">
      {label}: <span className="font-medium text-fg">{value}</span>
    </p>
  )
}
