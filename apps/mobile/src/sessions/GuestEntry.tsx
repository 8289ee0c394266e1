import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInFlight } from '@touchstone/app/api/use-in-flight'
import { messageOf } from '@touchstone/app/feedback/failures'
import { becomeGuest } from '@touchstone/app/sessions/guest'
import { Button } from '../ui/Button.tsx'
import { FullPage } from '../ui/FullPage.tsx'
import { InitialPassword } from './InitialPassword.tsx'
import { TextField } from '../ui/TextField.tsx'

type GuestEntryProps = { inviteCode: string; onDone: () => void }

/** A guest has a name, chosen or made up, and a first password, which is shown and can be saved later too. */
export function GuestEntry({ inviteCode, onDone }: GuestEntryProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [isMade, setIsMade] = useState(false)
  const [isMalformed, setIsMalformed] = useState(false)
  const inFlight = useInFlight()
  const making = useMutation({
    mutationFn: () => becomeGuest({ inviteCode, ...(name === '' ? {} : { account: name }) }),
    onSuccess: () => {
      setIsOpen(false)
      setIsMade(true)
    },
    onSettled: () => inFlight.end(name),
    meta: { inPlace: true },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isGood = name === '' || /^[A-Za-z][A-Za-z0-9_-]{3,29}$/.test(name)
    setIsMalformed(!isGood)
    if (isGood && inFlight.begin(name)) making.mutate()
  }
  const error = isMalformed
    ? t('sessions.guestNameMalformed')
    : making.error === null
      ? undefined
      : messageOf(making.error)
  return (
    <>
      <p className="flex items-center gap-3 text-xs text-fg-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('sessions.or')}
      </p>
      <Button
        kind="ghost"
        wide
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {t('sessions.guestAct')}
      </Button>
      <FullPage open={isOpen} onOpenChange={setIsOpen} title={t('sessions.guestTitle')}>
        <form onSubmit={send} className="flex flex-col gap-5 px-4 pt-2" noValidate>
          <p className="text-sm text-fg-2">{t('sessions.guestText')}</p>
          <TextField
            label={t('sessions.guestName')}
            hint={t('sessions.guestNameHint')}
            error={error}
            autoCapitalize="none"
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setIsMalformed(false)
              making.reset()
            }}
          />
          <Button type="submit" wide busy={making.isPending}>
            {t('words.continue')}
          </Button>
        </form>
      </FullPage>
      <InitialPassword isOpen={isMade} onDone={onDone} />
    </>
  )
}
