import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    sandboxText:
      'This is a sandbox with play money, which anybody may run. Do not send real documents: take made-up ones.',
    notAnImage: 'Please upload an image file!',
    unreadable: 'The file could not be read!',
    undecodable: 'The image could not be loaded!',
    tooLarge: 'This image is larger than 20 MB. Choose a smaller one.',
    phoneFormat:
      'This browser cannot read HEIC photos. Save the photo as JPEG, or take a screenshot of it and choose that.',
    choose: 'Choose an image',
    take: 'Take a photo',
    replace: 'Replace',
    enlarge: 'Enlarge',
    removeOf: 'Remove: {{label}}',
    preparing: 'Preparing the image',
    uploading: 'Uploading',
    uploaded: 'Uploaded',
  },
  refusals: {
    image_type_not_taken: 'Only images of these kinds can be uploaded: {formats}.',
    image_of_phone_only:
      'This photo is in the {format} format, which cannot be uploaded. Please save it as one of these and try again: {formats}.',
    image_unreadable: 'This image is damaged or cannot be read. Please choose another one.',
    image_too_large: 'This image has too many pixels. At most {megapixels} million are taken.',
    uploads_exhausted: 'You can upload at most {maximum} images a day. Please try again tomorrow.',
    file_not_found: 'This image is not there any more. Please take or choose it again.',
    file_lost: 'This image can no longer be read. Please upload it again.',
  },
} as const satisfies NounTexts
