import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { fetchCurrentUser } from '@touchstone/app/sessions/current-user'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { useSession } from '@touchstone/app/api/session'
import {
  type Agreed,
  agreedTo,
  hasAgreementChanged,
  refreshAgreement,
  useAgreement,
} from '@touchstone/app/agreements/agreements.queries'
import { AgreementBox } from '../agreements/AgreementBox.tsx'
import { Button } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { CountryChoice } from '../setup/CountryChoice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useCodeSending } from '@touchstone/app/sessions/use-code-sending'
import { refreshWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { SandboxNote } from '../sessions/SandboxNote.tsx'
import { ContactWaits } from './ContactWaits.tsx'
import { OwnerProof, type Proof } from './OwnerProof.tsx'
import { useBack } from '../ui/use-back.ts'

/** Binds an e-mail address or phone with the code sent there; once there is a contact, its owner is asked for proof too. */
export function BindContactScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const user = useSession(({ userInfo }) => userInfo)
  const ownCountry = useSession(({ countryInfo }) => countryInfo.country_code)
  const [country, setCountry] = useState(ownCountry)
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [proof, setProof] = useState<Proof>({ password: '', contactCode: '' })
  const [ticked, setTicked] = useState<Agreed>(notAgreed)
  const [isRefusing, setRefusing] = useState(false)
  const by = query.get('by') === 'phone' ? 'phone' : 'email'
  // Where codes about the account go; a guest has none.
  const present = user?.email ?? user?.phone ?? undefined
  const needsPassword = present !== undefined
  const agreement = useAgreement({ enabled: !needsPassword })
  const { agreed, agreementSha256 } = agreedTo(agreement.data, ticked)
  const contact: Contact = by === 'phone' ? { phone: address.trim(), countryCode: country } : { email: address.trim() }
  const binding = useBinding()
  const { sendCode, sandbox } = useCodeSending()
  const isComplete = address.trim() !== '' && code.length === 6 && (!needsPassword || isWhole(proof))
  const send = (event: FormEvent) => {
    event.preventDefault()
    // The first contact makes a registered person of a guest.
    setRefusing(!needsPassword && !agreed)
    if (!isComplete || (!needsPassword && !agreed)) return
    const shown = needsPassword ? proofOf(proof) : { agreement: agreed, agreementSha256 }
    binding.mutate(
      { ...contact, code, ...shown },
      {
        onError: (error) => {
          if (!hasAgreementChanged(error)) return
          setTicked(notAgreed)
          refreshAgreement()
        },
      },
    )
  }
  const waitsFrom = binding.data?.bindableFromAtMs ?? null
  if (waitsFrom !== null) return <ContactWaits fromMs={waitsFrom} />
  const wrongContactCode =
    binding.error instanceof CallRefused && binding.error.kind === 'contact_code_wrong'
      ? messageOf(binding.error)
      : undefined
  return (
    <Screen title={t('security.bindContactTitle')} back>
      <form onSubmit={send} className="flex flex-col gap-5" noValidate>
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
        {present !== undefined && (
          <OwnerProof
            contact={present}
            proof={proof}
            codeError={wrongContactCode}
            onChange={(changed) => setProof({ ...proof, ...changed })}
          />
        )}
        {!needsPassword && (
          <AgreementBox
            agreed={agreed}
            error={isRefusing ? t('sessions.agreementRequired') : undefined}
            onChange={(next) => {
              setTicked(next)
              setRefusing(false)
            }}
          />
        )}
        {binding.error !== null && wrongContactCode === undefined && (
          <Notice tone="danger">{formFailure(binding.error)}</Notice>
        )}
        <Button type="submit" wide busy={binding.isPending} disabled={!isComplete}>
          {t('security.bind')}
        </Button>
      </form>
    </Screen>
  )
}

const notAgreed: Agreed = { agreed: false, agreementSha256: undefined }

/** Without a code to the present contact the new one waits. */
const isWhole = ({ password, contactCode }: Proof): boolean => password !== '' && [0, 6].includes(contactCode.length)
const proofOf = ({ password, contactCode }: Proof): { password: string; contactCode?: string } =>
  contactCode === '' ? { password } : { password, contactCode }

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
    proofs: ['code', 'password', 'contactCode'],
    inPlace: true,
    onDone: ({ done }) => {
      if (!done) return
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
