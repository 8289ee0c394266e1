import type { AgreementPurpose } from '@touchstone/wire/articles'
import { useState } from 'react'
import { useAgreement } from '@touchstone/app/agreements/agreements.queries'
import { FullPage } from '../ui/FullPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SkeletonRows } from '../ui/SkeletonRows.tsx'
import { AgreementText } from './AgreementText.tsx'

type AgreementLinkProps = { purpose: AgreementPurpose; name: string }

/** The name of the agreement in force, which opens it over the screen: what is filled in there stays. */
export function AgreementLink({ purpose, name }: AgreementLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const agreement = useAgreement({ purpose })
  return (
    <>
      <button
        type="button"
        className="-my-3 py-3 font-medium text-accent underline underline-offset-2"
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {name}
      </button>
      <FullPage open={isOpen} onOpenChange={setIsOpen} title={name}>
        <div className="px-4 pb-6">
          <Loaded query={agreement} skeleton={<SkeletonRows count={6} />}>
            {({ blocks, language }) => <AgreementText blocks={blocks} language={language} />}
          </Loaded>
        </div>
      </FullPage>
    </>
  )
}
