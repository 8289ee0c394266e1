import { CallRefused } from '@touchstone/client/call-failed'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../feedback/failures.ts'

const codeDigits = 6

/** Login password and, where it is asked for, a code: what was typed, what is missing, and what the server found wrong. */
export function useSecrets(error: Error | null, needsCode: boolean) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const refused = (kind: string): string | undefined =>
    error instanceof CallRefused && error.kind === kind ? messageOf(error) : undefined
  const wrongPassword = refused('credentials_wrong')
  const wrongCode = refused('code_wrong')
  const isCodeMissing = needsCode && code.length < codeDigits
  const isAtField = error === null || wrongPassword !== undefined || wrongCode !== undefined
  return {
    password,
    setPassword,
    passwordError: isChecked && password === '' ? t('withdrawals.enterPassword') : wrongPassword,
    code,
    setCode,
    codeError: isChecked && isCodeMissing ? t('withdrawals.enterCode') : wrongCode,
    isComplete: password !== '' && !isCodeMissing,
    check: (): void => setChecked(true),
    /** An error that belongs to no field. */
    otherError: isAtField ? undefined : messageOf(error),
  }
}

export type Secrets = ReturnType<typeof useSecrets>
