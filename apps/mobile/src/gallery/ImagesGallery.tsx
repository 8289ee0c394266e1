import { useState } from 'react'
import { ImageField } from '../files/ImageField.tsx'
import { ImageFrame } from '../files/ImageFrame.tsx'
import type { ImageUpload } from '@touchstone/app/files/use-image-upload'
import { Exhibit } from './Exhibit.tsx'

const drawing = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#5a3fe0"/>',
    '<circle cx="90" cy="100" r="46" fill="#fff"/></svg>',
  ],
  { type: 'image/svg+xml' },
)
const resting: ImageUpload = {
  stage: 'idle',
  percent: undefined,
  image: drawing,
  failure: undefined,
  send: () => undefined,
  forget: () => undefined,
}
const failure = { text: 'We could not reach the server.', retry: () => undefined }

export function ImagesGallery() {
  const [proof, setProof] = useState<string>()
  const [card, setCard] = useState<string>()
  return (
    <Exhibit title="Images">
      <ImageField label="Proof" biz="deposit_proof" value={proof} onChange={setProof} hint="JPEG, PNG or WebP" />
      <div className="grid grid-cols-2 gap-3">
        <ImageField capture label="Taken" biz="identity" value={card} onChange={setCard} error="Please add this" />
        <State name="Uploaded" value="kept" upload={resting} />
        <State name="Preparing" upload={{ ...resting, image: undefined, stage: 'preparing' }} />
        <State name="Uploading" upload={{ ...resting, stage: 'uploading', percent: 42 }} />
        <State name="Failed" upload={{ ...resting, failure }} />
        <State name="Refused" upload={{ ...resting, failure: { ...failure, retry: undefined } }} />
      </div>
    </Exhibit>
  )
}

function State({ name, value, upload }: { name: string; value?: string; upload: ImageUpload }) {
  const id = `images-${name}`
  return (
    <ImageFrame id={id} label={name} value={value} upload={upload}>
      <button id={id} type="button" aria-label={name} className="absolute inset-0 size-full" />
    </ImageFrame>
  )
}
