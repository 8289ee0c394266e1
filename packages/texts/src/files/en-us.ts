import type { NounTexts } from '../form/noun-texts.ts'

export const texts = {
  screen: {
    sandboxText: "This is a sandbox anyone can run. Don't upload real documents, use made-up ones.",
    notAnImage: 'Please upload an image file!',
    unreadable: 'The file could not be read!',
    undecodable: 'The image could not be loaded!',
    tooLarge: 'This image is larger than 20 MB. Choose a smaller one.',
    phoneFormat: "This browser can't read HEIC photos. Save the photo as JPEG, or choose a screenshot of it.",
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
    image_type_not_taken: 'You can upload only these kinds of images: {formats}.',
    image_of_phone_only: "You can't upload {format} photos. Save it as one of these and try again: {formats}.",
    image_unreadable: 'This image is damaged. Choose another one.',
    image_too_large: 'This image is too large. The limit is {megapixels} megapixels.',
    uploads_exhausted: 'You can upload {maximum} images a day. Try again tomorrow.',
    file_not_found: 'This image is gone. Take or choose it again.',
    file_lost: "We can't read this image anymore. Upload it again.",
  },
} as const satisfies NounTexts
