import { useTranslation } from 'react-i18next'
import { PasswordField } from '../ui/PasswordField.tsx'
import { FirstPasswordHint } from '../sessions/FirstPasswordHint.tsx'
import { OwnCodeField } from './OwnCodeField.tsx'
import { WaitNotice } from './WaitNotice.tsx'

export type Proof = { password: string; contactCode: string }
type OwnerProofProps = {
  /** Masked: the contact that is linked, where the code goes. */
  contact: string
  proof: Proof
  codeError: string | undefined
  onChange: (changed: Partial<Proof>) => void
}

/** What shows that another contact is linked by the account's owner: the password, and a code to the present one or a wait. */
export function OwnerProof({ contact, proof, codeError, onChange }: OwnerProofProps) {
  const { t } = useTranslation()
  return (
    <>
      <WaitNotice />
      <PasswordField
        label={t('words.password')}
        value={proof.password}
        onChange={({ target }) => {
          onChange({ password: target.value })
        }}
      />
      <FirstPasswordHint typed={proof.password} onUse={(password) => onChange({ password })} />
      <OwnCodeField
        purpose="account"
        contact={contact}
        value={proof.contactCode}
        error={codeError}
        hint={t('security.lostContact')}
        onChange={(contactCode) => onChange({ contactCode })}
      />
    </>
  )
}
