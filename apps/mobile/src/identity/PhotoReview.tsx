import { clsx } from 'clsx'
import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../ui/BlobImage.tsx'
import { Button } from '../ui/Button.tsx'
import type { PhotoFault } from '@touchstone/app/identity/judge-photo'
import type { Photo } from '@touchstone/app/identity/photo-pixels'

const checks = {
  frame: ['incomplete'],
  light: ['too_dark', 'too_bright', 'glare'],
  focus: ['blurred'],
} as const satisfies Record<string, readonly PhotoFault[]>
const checkNames = ['frame', 'light', 'focus'] as const

type PhotoReviewProps = { photo: Photo; alt: string; onAgain: () => void; onUse: () => void }

/** The photo before it is sent, with a judgement of its quality. An unreadable photo cannot be used. */
export function PhotoReview({ photo: { image, verdict }, alt, onAgain, onUse }: PhotoReviewProps) {
  const { t } = useTranslation()
  const isGood = verdict.faults.length === 0
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="overflow-clip rounded-lg bg-black">
        <BlobImage blob={image} alt={alt} className="max-h-[45dvh] w-full object-contain" />
      </div>
      <div role="status" className="flex flex-col gap-3">
        <h3 className="text-lg font-semibold">{t(isGood ? 'identity.capture.good' : 'identity.capture.notGood')}</h3>
        <ul className="flex flex-col gap-2">
          {checkNames.map((name) => (
            <CheckLine key={name} name={name} faults={verdict.faults} />
          ))}
        </ul>
        <p className="text-sm text-fg-2">
          {isGood && t('identity.capture.readable')}
          {!isGood && !verdict.certain && t('identity.capture.mayBeWrong')}
        </p>
      </div>
      <div className="mt-auto flex flex-col gap-2 pt-2">
        {isGood && <Button onClick={onUse}>{t('identity.capture.use')}</Button>}
        <Button kind={isGood ? 'soft' : 'primary'} onClick={onAgain}>
          {t('identity.capture.again')}
        </Button>
        {!isGood && !verdict.certain && (
          <Button kind="ghost" onClick={onUse}>
            {t('identity.capture.useAnyway')}
          </Button>
        )}
      </div>
    </div>
  )
}

function CheckLine({ name, faults }: { name: keyof typeof checks; faults: readonly PhotoFault[] }) {
  const { t } = useTranslation()
  const fault = checks[name].find((each) => faults.includes(each))
  const Icon = fault === undefined ? Check : TriangleAlert
  return (
    <li className="flex items-start gap-3 text-sm">
      <span
        aria-hidden
        className={clsx(
          'mt-px grid size-5 shrink-0 place-items-center rounded-full',
          fault === undefined ? 'bg-accent-soft text-accent' : 'bg-warn-soft text-warn',
        )}
      >
        <Icon className="size-3.5" />
      </span>
      <span className="w-24 shrink-0 text-fg-2">{t(`identity.capture.${name}`)}</span>
      <span className={clsx('min-w-0 flex-1 font-medium break-words', fault !== undefined && 'text-warn')}>
        {t(fault === undefined ? 'identity.capture.fine' : `identity.capture.faults.${fault}`)}
      </span>
    </li>
  )
}
