import { clsx } from 'clsx'
import { Camera, Check, ImagePlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BlobImage } from '../ui/BlobImage.tsx'
import { Button } from '../ui/Button.tsx'
import { FileImage } from './FileImage.tsx'
import { noteOf } from '../ui/FieldFrame.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { ImageUpload } from '@touchstone/app/files/use-image-upload'

export type ImageTexts = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Shown without an image; by default an icon and what to do. */
  empty?: ReactNode
  /** A photo is taken here rather than chosen. */
  capture?: boolean | undefined
}

type ImageFrameProps = ImageTexts & {
  id: string
  value: string | undefined
  upload: ImageUpload
  /** What is pressed to choose one; it covers the frame. */
  children: ReactNode
}

/** The frame of an image field: the image, its upload, and how to replace it. */
export function ImageFrame({ id, label, error, hint, empty, capture, value, upload, children }: ImageFrameProps) {
  const { t } = useTranslation()
  const { stage, percent, image, failure, forget } = upload
  const isBusy = stage !== 'idle'
  const isThere = image !== undefined || value !== undefined
  const wrong = failure?.text ?? error
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="min-h-5 text-sm font-medium break-words text-fg-2">
        {label}
      </label>
      <div
        aria-busy={isBusy}
        className={clsx(
          'relative aspect-[1.586] w-full overflow-clip rounded-md border bg-surface transition-colors duration-150',
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
          wrong === undefined ? 'border-border-strong' : 'border-danger',
          !isThere && 'border-dashed',
        )}
      >
        {isThere ? <Shown image={image} value={value} alt={label} /> : <EmptyFrame capture={capture} empty={empty} />}
        {children}
        {isThere && !isBusy && (
          <span
            aria-hidden
            className="pointer-events-none absolute bottom-2 left-2 rounded-full bg-black/60 px-3 py-1.5 text-xs font-semibold text-white"
          >
            {t('files.replace')}
          </span>
        )}
        {isBusy && <Progress stage={stage} percent={percent} label={label} />}
        {(isThere || isBusy) && (
          <button
            type="button"
            aria-label={t('files.removeOf', { label })}
            onClick={forget}
            className="absolute top-0 right-0 grid size-11 place-items-center"
          >
            <span className="grid size-7 place-items-center rounded-full bg-black/60 text-white">
              <X aria-hidden className="size-4" />
            </span>
          </button>
        )}
      </div>
      <Note
        id={id}
        hint={hint}
        wrong={wrong}
        retry={failure?.retry}
        isUploaded={value !== undefined && !isBusy}
        isEmpty={value === undefined}
      />
    </div>
  )
}

function EmptyFrame({ capture, empty }: Pick<ImageTexts, 'capture' | 'empty'>) {
  const { t } = useTranslation()
  return (
    <span aria-hidden className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-4 text-center">
      {empty ?? (
        <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
          {capture === true ? <Camera className="size-5" /> : <ImagePlus className="size-5" />}
        </span>
      )}
      <span className="text-sm font-medium text-accent">{t(capture === true ? 'files.take' : 'files.choose')}</span>
    </span>
  )
}

type ProgressProps = Pick<ImageUpload, 'stage' | 'percent'> & { label: string }

function Progress({ stage, percent, label }: ProgressProps) {
  const { t } = useTranslation()
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-(--veil) text-sm font-medium text-fg">
      <Spinner className="size-6 text-accent" />
      <output>{t(stage === 'preparing' ? 'files.preparing' : 'files.uploading')}</output>
      {stage === 'uploading' && percent !== undefined && <Sent percent={percent} label={label} />}
    </div>
  )
}

type NoteProps = {
  id: string
  hint: ReactNode
  wrong: string | undefined
  retry: (() => void) | undefined
  isUploaded: boolean
  isEmpty: boolean
}

/** The line below the frame: what is wrong, that it is uploaded, or the hint. */
function Note({ id, hint, wrong, retry, isUploaded, isEmpty }: NoteProps) {
  const { t } = useTranslation()
  return (
    <div id={noteOf(id)} aria-live="polite" className="min-h-4 text-xs break-words">
      {wrong !== undefined && <span className="text-danger">{wrong}</span>}
      {wrong === undefined && isUploaded && (
        <span className="flex items-center gap-1 text-fg-2">
          <Check aria-hidden className="size-3.5 text-accent" />
          {t('files.uploaded')}
        </span>
      )}
      {wrong === undefined && isEmpty && <span className="text-fg-3">{hint}</span>}
      {retry !== undefined && (
        <Button kind="soft" size="sm" className="mt-2 flex" onClick={retry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}

/** The share sent, visual and on demand: a screen reader does not announce every step. */
function Sent({ percent, label }: { percent: number; label: string }) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className="flex w-40 max-w-3/5 items-center gap-2"
    >
      <span className="h-1 flex-1 overflow-clip rounded-full bg-border-strong">
        <span className="block h-full bg-accent-fill" style={{ width: `${percent}%` }} />
      </span>
      <span className="num w-10 text-right text-xs">{percent}%</span>
    </span>
  )
}

/** The photo taken on this device, or the stored one. */
function Shown({ image, value, alt }: { image: Blob | undefined; value: string | undefined; alt: string }) {
  if (image !== undefined) return <BlobImage blob={image} alt={alt} className="size-full object-cover" />
  return value !== undefined && <FileImage id={value} alt={alt} />
}
