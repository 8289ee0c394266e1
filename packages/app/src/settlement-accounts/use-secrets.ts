import { CallRefused } from '@touchstone/client/call-failed'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formFailure } from '../feedback/act-failure.ts'
import { messageOf } from '../feedback/failures.ts'

const codeDigits = 6

/** Sign-in password and the codes that are asked for: what was typed, what is missing, what the server found wrong. */
export function useSecrets(error: Error | null, needsCode: boolean, needsAuthenticator = false) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [authenticatorCode, setAuthenticatorCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const refused = (kind: string): string | undefined =>
    error instanceof CallRefused && error.kind === kind ? messageOf(error) : undefined
  const wrongPassword = refused('credentials_wrong')
  const wrongCode = refused('code_wrong')
  const wrongAuthenticatorCode = refused('authenticator_code_wrong') ?? refused('authenticator_code_required')
  const isAuthenticatorCodeMissing = needsAuthenticator && authenticatorCode.length < codeDigits
  const isCodeMissing = needsCode && code.length < codeDigits
  const isAtField =
    error === null || [wrongPassword, wrongCode, wrongAuthenticatorCode].some((wrong) => wrong !== undefined)
  return {
    password,
    setPassword,
    passwordError: isChecked && password === '' ? t('withdrawals.enterPassword') : wrongPassword,
    code,
    setCode,
    codeError: isChecked && isCodeMissing ? t('withdrawals.enterCode') : wrongCode,
    /** Whether it is asked for: an authenticator may have been bound since the screen was opened. */
    asksForAuthenticator: needsAuthenticator || wrongAuthenticatorCode !== undefined,
    authenticatorCode,
    setAuthenticatorCode,
    authenticatorCodeError:
      isChecked && isAuthenticatorCodeMissing ? t('withdrawals.enterCode') : wrongAuthenticatorCode,
    isComplete: password !== '' && !isCodeMissing && !isAuthenticatorCodeMissing,
    check: (): void => setChecked(true),
    /** An error that belongs to no field. */
    otherError: isAtField ? undefined : formFailure(error),
  }
}

export type Secrets = ReturnType<typeof useSecrets>
