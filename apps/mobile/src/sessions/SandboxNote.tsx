import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SandboxCode } from '@touchstone/app/sessions/use-code-sending'
import { Button } from '../ui/Button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Notice } from '../ui/Notice.tsx'

type SandboxNoteProps = { sandbox: SandboxCode | undefined; onUse: (code: string) => void }

/** Under the field of a code in a sandbox, which sends nothing: the code, or where it can be read. */
export function SandboxNote({ sandbox, onUse }: SandboxNoteProps) {
  const { t } = useTranslation()
  const [used, setUsed] = useState<SandboxCode>()
  // Once it is filled in there is nothing more to say; another one that is sent is another note.
  if (sandbox === undefined || sandbox === used) return null
  const { code, outbox } = sandbox
  return (
    <Notice
      icon={<FlaskConical aria-hidden className="size-4.5" />}
      action={
        (code !== null || outbox) && (
          <div className="flex flex-wrap gap-2">
            {code !== null && (
              <Button
                kind="soft"
                size="sm"
                onClick={() => {
                  onUse(code)
                  setUsed(sandbox)
                }}
              >
                {t('sessions.useSandboxCode')}
              </Button>
            )}
            {outbox && (
              <a href="/outbox" target="_blank" rel="noreferrer" className={buttonLook('ghost', 'sm', false)}>
                {t('sessions.openOutbox')}
              </a>
            )}
          </div>
        )
      }
    >
      {code === null ? (
        t(outbox ? 'sessions.sandboxSent' : 'sessions.sandboxShut')
      ) : (
        <>
          {t('sessions.sandboxCode')} <b className="num tracking-wider select-all">{code}</b>
        </>
      )}
    </Notice>
  )
}
