import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { currentLanguage } from '@touchstone/app/texts/language'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FullPage } from '../ui/FullPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'

type AgreementBoxProps = { agreed: boolean; error: string | undefined; onChange: (agreed: boolean) => void }

/** The box without which nobody registers, and the agreement itself one tap away. */
export function AgreementBox({ agreed, error, onChange }: AgreementBoxProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const agreement = useQuery({
    queryKey: ['articles', 'agreement', currentLanguage()],
    queryFn: () => api.userAgreement({}),
    enabled: isOpen,
  })
  return (
    <>
      <Checkbox
        checked={agreed}
        error={error}
        onChange={({ target }) => {
          onChange(target.checked)
        }}
        label={
          <>
            {t('sessions.agree')}{' '}
            <button
              type="button"
              className="-my-3 py-3 font-medium text-accent underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault()
                setIsOpen(true)
              }}
            >
              {t('sessions.agreement')}
            </button>
          </>
        }
      />
      <FullPage open={isOpen} onOpenChange={setIsOpen} title={t('sessions.agreement')}>
        <article className="flex flex-col gap-3 px-4 pb-6 text-sm text-fg-2">
          <Loaded query={agreement} skeleton={<SkeletonRows count={6} />}>
            {({ blocks }) =>
              blocks.map((block, index) =>
                block.kind === 'list' ? (
                  <ul key={index} className="flex list-disc flex-col gap-1.5 pl-5">
                    {block.items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ) : (
                  <p key={index} className={block.kind === 'heading' ? 'pt-2 text-base font-semibold text-fg' : ''}>
                    {block.text}
                  </p>
                ),
              )
            }
          </Loaded>
        </article>
      </FullPage>
    </>
  )
}
