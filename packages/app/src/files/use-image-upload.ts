import { CallRefused } from '@touchstone/client/call-failed'
import type { Intent } from '@touchstone/client/client'
import type { FileBiz } from '@touchstone/wire/files'
import type { TextKey } from '../texts/text-key.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api/api.ts'
import { compressImage, type ImageFault, ImageFailed } from './compress-image.ts'
import { messageOf } from '../feedback/failures.ts'
import { haptic } from '../feedback/haptic.ts'

const faults: Record<ImageFault, TextKey> = {
  not_an_image: 'files.notAnImage',
  unreadable: 'files.unreadable',
  undecodable: 'files.undecodable',
  too_large: 'files.tooLarge',
  phone_format: 'files.phoneFormat',
}

/** What is sent: an image as it leaves the device, under the one intent of it. */
type Parcel = { image: Blob; intent: Intent }
type Failure = { error: unknown; parcel: Parcel | undefined }

export type ImageUpload = {
  stage: 'idle' | 'preparing' | 'uploading'
  /** Per cent sent during the upload. Undefined where the browser does not report it. */
  percent: number | undefined
  /** As it was or will be sent. */
  image: Blob | undefined
  /** Why it was not sent; with `retry` where another try with the same image can help. */
  failure: { text: string; retry: (() => void) | undefined } | undefined
  send: (file: Blob) => void
  /** Lets go of the image, and of what is under way. */
  forget: () => void
}

/**
 * Prepares an image and uploads it. A new one aborts the previous. The id is undefined while there is none: from the
 * moment that another image was chosen until that is kept.
 */
export function useImageUpload({
  biz,
  onChange,
}: {
  biz: FileBiz
  onChange: (fileId: string | undefined) => void
}): ImageUpload {
  const [image, setImage] = useState<Blob>()
  const { stage, setStage, percent, setPercent, failure, begin, fail } = useUploadStage()

  async function upload(parcel: Parcel, signal: AbortSignal): Promise<void> {
    const onProgress = (share: number): void => {
      if (!signal.aborted) setPercent(Math.floor(share * 100))
    }
    try {
      const { id } = await api.upload({ file: parcel.image, biz }, { intent: parcel.intent, signal, onProgress })
      if (signal.aborted) return
      haptic()
      setStage('idle')
      onChange(id)
    } catch (error) {
      // The same image would be refused again, and under the same key.
      fail(signal, { error, parcel: error instanceof CallRefused ? undefined : parcel })
    }
  }

  async function send(file: Blob): Promise<void> {
    const signal = begin('preparing')
    setImage(undefined)
    onChange(undefined)
    try {
      const made = await compressImage(file)
      if (signal.aborted) return
      setImage(made)
      setStage('uploading')
      await upload({ image: made, intent: api.newIntent() }, signal)
    } catch (error) {
      fail(signal, { error, parcel: undefined })
    }
  }

  const parcel = failure?.parcel
  const text = useFailureText(failure)
  return {
    stage,
    percent,
    image,
    failure:
      text === undefined ? undefined : { text, retry: parcel && (() => void upload(parcel, begin('uploading'))) },
    send: (file) => void send(file),
    forget: () => {
      begin('idle')
      setImage(undefined)
      onChange(undefined)
    },
  }
}

/** The stage of an upload. Beginning one aborts the previous; one that was aborted fails silently. */
function useUploadStage() {
  const [stage, setStage] = useState<ImageUpload['stage']>('idle')
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function begin(next: ImageUpload['stage']): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    setFailure(undefined)
    setStage(next)
    setPercent(undefined)
    return running.current.signal
  }

  function fail(signal: AbortSignal, reason: Failure): void {
    if (signal.aborted) return
    haptic([12, 40, 12])
    setStage('idle')
    setFailure(reason)
  }

  return { stage, setStage, percent, setPercent, failure, begin, fail }
}

function useFailureText(failure: Failure | undefined): string | undefined {
  const { t } = useTranslation()
  if (failure === undefined) return undefined
  return failure.error instanceof ImageFailed ? t(faults[failure.error.fault]) : messageOf(failure.error)
}
