import { ChartsGallery } from './ChartsGallery.tsx'
import { FiguresGallery } from './FiguresGallery.tsx'
import { KeysGallery } from './KeysGallery.tsx'

/** Every part that shows or takes a number, in its states. */
export function NumbersGallery() {
  return (
    <div className="grid gap-4">
      <FiguresGallery />
      <ChartsGallery />
      <KeysGallery />
    </div>
  )
}
