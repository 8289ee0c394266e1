import type { users as english } from '../en-us/users.ts'
import type { Texts } from '../texts.ts'

export const users: Texts<typeof english> = {
  profileTitle: 'Perfil',
  guest: 'Invitado',
  guestText: 'Estás como invitado. Añade un correo o teléfono para poder volver siempre.',
  guestAct: 'Añadir',
  help: 'Centro de ayuda',
  leaveTitle: '¿Cerrar sesión?',
  leaveText: 'Tus posiciones y órdenes siguen igual.',
  leaveGuestText:
    'Eres invitado: sin tu contraseña nadie puede volver a esta cuenta. Tus posiciones y órdenes siguen igual.',
  unbound: 'Sin añadir',
  country: 'País',
  since: 'Miembro desde',
  invitationCode: 'Código de invitación',
  invitationText: 'Quien se registre con él queda vinculado a ti.',
  identity: 'Identidad',
  funds: 'Fondos',
}
