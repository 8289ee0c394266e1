import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Acuerdos',
    textTitle: 'Acuerdo aceptado',
    version: 'Versión {{version}}',
    inForce: 'Vigente',
    replaced: 'Sustituido',
    occasion: {
      registration: 'Aceptado al registrarte',
      contact: 'Aceptado al añadir tu primer contacto',
      later: 'Aceptado en tu perfil',
    },
    empty: 'No consta ninguna aceptación',
    guestText: 'Estás como invitado. Aceptarás el acuerdo de usuario cuando añadas un correo o un teléfono.',
    notRecorded:
      'El texto que aceptaste al registrarte no se guardó entonces. Lee y acepta el texto vigente para que conste.',
    newer: 'El acuerdo de usuario ha cambiado: está vigente la versión {{version}}.',
    read: 'Leer y aceptar',
    accept: 'Acepto este texto',
    accepted: 'Aceptado y registrado',
    hash: 'SHA-256 del texto',
    hashHolds: 'Tu dispositivo ha calculado el mismo hash a partir de este texto.',
    hashFails: 'Este texto no tiene el hash que se registró.',
    hashText: 'Guarda el texto y calcula su SHA-256 con cualquier programa: debe ser este.',
    save: 'Guardar texto',
  },
  refusals: {
    agreement_changed: 'El acuerdo de usuario ha cambiado. Léelo y acéptalo de nuevo.',
    acceptance_not_found: 'Esta aceptación no está entre las tuyas.',
    agreement_needed: 'El último acuerdo de usuario vigente debe quedar: sin él nadie podría registrarse.',
  },
}
