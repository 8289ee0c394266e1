import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText:
      'Esto es un entorno de pruebas que cualquiera puede ejecutar. No subas documentos reales, usa documentos inventados.',
    notAnImage: 'Sube un archivo de imagen.',
    unreadable: 'No se pudo leer el archivo.',
    undecodable: 'No se pudo cargar la imagen.',
    tooLarge: 'La imagen supera los 20 MB. Elige una más pequeña.',
    phoneFormat: 'Este navegador no puede leer fotos HEIC. Guárdala como JPEG o elige una captura de ella.',
    choose: 'Elegir imagen',
    take: 'Tomar foto',
    replace: 'Reemplazar',
    enlarge: 'Ampliar',
    removeOf: 'Quitar: {{label}}',
    preparing: 'Preparando la imagen',
    uploading: 'Subiendo',
    uploaded: 'Subida',
  },
  refusals: {
    image_type_not_taken: 'Solo puedes subir imágenes de estos tipos: {formats}.',
    image_of_phone_only:
      'No puedes subir fotos {format}. Guárdala en uno de estos formatos e inténtalo de nuevo: {formats}.',
    image_unreadable: 'Esta imagen está dañada. Elige otra.',
    image_too_large: 'Esta imagen es demasiado grande. El límite son {megapixels} megapíxeles.',
    uploads_exhausted: 'Puedes subir {maximum} imágenes al día. Inténtalo de nuevo mañana.',
    file_not_found: 'Esta imagen ya no existe. Hazla o elígela de nuevo.',
    file_lost: 'Ya no podemos leer esta imagen. Súbela de nuevo.',
  },
}
