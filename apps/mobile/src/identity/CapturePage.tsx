import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../ui/Spinner.tsx'
import { PhotoReview } from './PhotoReview.tsx'
import { lookAt, type Photo } from './photo-pixels.ts'
import { Viewfinder } from './Viewfinder.tsx'

type CapturePageProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  proportion: number
  /** A photo that the person is content with, or a file that cannot be looked at here. */
  onPhoto: (photo: Blob) => void
}

/** Takes a photo of a document and has it looked at before it is sent. Dark in every theme, as cameras are. */
export function CapturePage({ open, onOpenChange, title, proportion, onPhoto }: CapturePageProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Dialog.Portal>
        <Dialog.Popup className="dark fixed inset-0 z-50 mx-auto flex max-w-(--app-max) flex-col bg-bg text-fg outline-none transition duration-300 ease-sheet data-ending-style:opacity-0 data-starting-style:opacity-0">
          <header className="grid min-h-12 shrink-0 grid-cols-[2.75rem_1fr_2.75rem] items-center px-1 pt-[env(safe-area-inset-top)]">
            <Dialog.Close
              aria-label={t('ui.close')}
              className="grid size-11 place-items-center rounded-full active:bg-surface-2"
            >
              <X aria-hidden className="size-6" />
            </Dialog.Close>
            <Dialog.Title className="truncate text-center text-lg font-semibold">{title}</Dialog.Title>
          </header>
          <Capture
            title={title}
            proportion={proportion}
            onPhoto={(photo) => {
              onOpenChange(false)
              onPhoto(photo)
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Capture({ title, proportion, onPhoto }: Pick<CapturePageProps, 'title' | 'proportion' | 'onPhoto'>) {
  const { t } = useTranslation()
  const [photo, setPhoto] = useState<Photo>()
  const [isJudging, setIsJudging] = useState(false)
  const look = async (file: File) => {
    setIsJudging(true)
    const looked = await lookAt(file)
    setIsJudging(false)
    // Why it cannot be read is told where it would be sent.
    if (looked === undefined) onPhoto(file)
    else setPhoto(looked)
  }
  if (photo !== undefined)
    return (
      <PhotoReview photo={photo} alt={title} onAgain={() => setPhoto(undefined)} onUse={() => onPhoto(photo.image)} />
    )
  if (isJudging)
    return (
      <output className="flex flex-1 items-center justify-center gap-2 text-sm text-fg-2">
        <Spinner className="size-5" />
        {t('identity.capture.judging')}
      </output>
    )
  return <Viewfinder proportion={proportion} onTaken={setPhoto} onChosen={(file) => void look(file)} />
}
