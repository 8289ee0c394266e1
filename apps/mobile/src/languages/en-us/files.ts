export const files = {
  notAnImage: 'Please upload an image file!',
  unreadable: 'The file could not be read!',
  undecodable: 'The image could not be loaded!',
  tooLarge: 'This image is larger than 20 MB. Choose a smaller one.',
  phoneFormat:
    'This browser cannot read HEIC photos. Save the photo as JPEG, or take a screenshot of it and choose that.',
  choose: 'Choose an image',
  take: 'Take a photo',
  replace: 'Replace',
  removeOf: 'Remove: {{label}}',
  preparing: 'Preparing the image',
  uploading: 'Uploading',
  uploaded: 'Uploaded',
} as const
