import { Images } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { cropOf } from '@touchstone/app/identity/crop'
import { PhotoInput } from './PhotoInput.tsx'
import { type Photo, takeStill } from '@touchstone/app/identity/photo-pixels'
import { type CameraState, useCamera } from '@touchstone/app/identity/use-camera'

/** About the frame, as a share of it: the edges of a document that fills the frame are on the photo too. */
const room = 0.06

type ViewfinderProps = {
  /** Of the document: width through height. */
  proportion: number
  onTaken: (photo: Photo) => void
  onChosen: (file: File) => void
}

/** The camera with a frame for the document, and the ways round it. */
export function Viewfinder({ proportion, onTaken, onChosen }: ViewfinderProps) {
  const { t } = useTranslation()
  const { video, state } = useCamera()
  const frame = useRef<HTMLDivElement>(null)
  const [isTaking, setIsTaking] = useState(false)
  if (state === 'refused' || state === 'missing') return <NoCamera state={state} onChosen={onChosen} />
  const take = async () => {
    if (video.current === null || frame.current === null) return
    haptic()
    setIsTaking(true)
    const view = video.current.getBoundingClientRect()
    const { x, y, width, height } = frame.current.getBoundingClientRect()
    const part = cropOf({
      view,
      video: { width: video.current.videoWidth, height: video.current.videoHeight },
      frame: { x: x - view.x, y: y - view.y, width, height },
      room,
    })
    const photo = await takeStill(video.current, part)
    setIsTaking(false)
    if (photo !== undefined) onTaken(photo)
  }
  return (
    <div className="relative min-h-0 flex-1 overflow-clip bg-black">
      <video ref={video} autoPlay playsInline muted className="absolute inset-0 size-full object-cover" />
      <div className="absolute inset-0 flex flex-col items-center justify-center overflow-clip px-4 pb-24">
        <p className="relative z-10 mb-4 text-center text-base font-semibold text-white">
          {t('identity.capture.place')}
        </p>
        <div
          ref={frame}
          data-testid="document-frame"
          style={{ aspectRatio: proportion }}
          className="w-full rounded-lg border-2 border-white/90 shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
        />
        <p className="relative z-10 mt-4 max-w-72 text-center text-sm text-balance text-white/85">
          {t('identity.capture.tips')}
        </p>
        {state === 'starting' && (
          <output className="relative z-10 mt-4 flex items-center gap-2 text-sm text-white">
            <Spinner className="size-4" />
            {t('identity.capture.starting')}
          </output>
        )}
      </div>
      <div className="absolute inset-x-0 bottom-0 grid grid-cols-[1fr_auto_1fr] items-center px-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {/* Not before it is known that this part stays: with its field a photo that is being chosen would be lost. */}
        {state === 'live' ? <FromFiles onChosen={onChosen} /> : <span />}
        <button
          type="button"
          aria-label={t('identity.capture.shutter')}
          disabled={state !== 'live' || isTaking}
          onClick={() => void take()}
          className="grid size-18 place-items-center rounded-full border-4 border-white transition duration-100 active:scale-95 disabled:opacity-50"
        >
          <span className="size-14 rounded-full bg-white" />
        </button>
      </div>
    </div>
  )
}

function FromFiles({ onChosen }: { onChosen: (file: File) => void }) {
  const { t } = useTranslation()
  return (
    <span className="justify-self-start">
      <PhotoInput kind="ghost" onPhoto={onChosen}>
        <Images aria-hidden className="size-6 text-white" />
        <span className="sr-only">{t('identity.capture.choose')}</span>
      </PhotoInput>
    </span>
  )
}

function NoCamera({ state, onChosen }: { state: CameraState; onChosen: (file: File) => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-1 flex-col justify-center gap-4 px-4 pb-8">
      <Notice tone={state === 'refused' ? 'warn' : 'info'}>
        {t(state === 'refused' ? 'identity.capture.refused' : 'identity.capture.missing')}
      </Notice>
      <p className="text-center text-sm text-balance text-fg-2">{t('identity.capture.tips')}</p>
      <PhotoInput kind="primary" capture onPhoto={onChosen}>
        {t('identity.capture.device')}
      </PhotoInput>
      <PhotoInput kind="soft" onPhoto={onChosen}>
        {t('identity.capture.choose')}
      </PhotoInput>
    </div>
  )
}
