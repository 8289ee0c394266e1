import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password that can be looked at. `autoComplete` says which: `current-password` or `new-password`. */
export function PasswordField({ autoComplete = 'current-password', ...field }: Omit<TextFieldProps, 'type' | 'after'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setShown(!shown)}
          className="text-fg-3"
        />
      }
    />
  )
}
