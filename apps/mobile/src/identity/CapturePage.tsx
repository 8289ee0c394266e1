import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FullPage } from '../ui/FullPage.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { PhotoReview } from './PhotoReview.tsx'
import { lookAt, type Photo } from '@touchstone/app/identity/photo-pixels'
import { Viewfinder } from './Viewfinder.tsx'

type CapturePageProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  proportion: number
  /** A photo that the person is content with, or a file that cannot be looked at here. */
  onPhoto: (photo: Blob) => void
}

/** Takes a photo of a document and has it looked at before it is sent. */
export function CapturePage({ open, onOpenChange, title, proportion, onPhoto }: CapturePageProps) {
  return (
    <FullPage camera open={open} onOpenChange={onOpenChange} title={title}>
      <Capture
        title={title}
        proportion={proportion}
        onPhoto={(photo) => {
          onOpenChange(false)
          onPhoto(photo)
        }}
      />
    </FullPage>
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
    // The review of the photo says why it cannot be read.
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
