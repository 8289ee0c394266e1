import { useTranslation } from 'react-i18next'
import { SandboxNotice } from '../files/SandboxNotice.tsx'
import { Section } from '../ui/Section.tsx'
import type { ImageUpload } from '@touchstone/app/files/use-image-upload'
import type { BasicPartProps } from './BasicParts.tsx'
import { DocumentPhoto, proportions } from './DocumentPhoto.tsx'

type PhotosPartProps = Pick<BasicPartProps, 'draft' | 'errorOf'> & { front: ImageUpload; back: ImageUpload }

/** Both sides of a card, or the one page of a passport. */
export function PhotosPart({ draft, errorOf, front, back }: PhotosPartProps) {
  const { t } = useTranslation()
  const isCard = draft.documentType === 'id_card'
  const proportion = proportions[draft.documentType]
  return (
    <Section title={t('identity.photos')}>
      <SandboxNotice />
      <p className="-mt-1 text-sm text-fg-2">{t('identity.photosText')}</p>
      <div className={isCard ? 'grid grid-cols-2 gap-3' : undefined}>
        <DocumentPhoto
          label={t(isCard ? 'identity.front' : 'identity.passportPage')}
          proportion={proportion}
          value={draft.front}
          upload={front}
          error={errorOf('front')}
        />
        {isCard && (
          <DocumentPhoto
            label={t('identity.back')}
            proportion={proportion}
            value={draft.back}
            upload={back}
            error={errorOf('back')}
          />
        )}
      </div>
    </Section>
  )
}
