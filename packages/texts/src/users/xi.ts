import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: 'Perfil',
    guest: 'Invitado',
    help: 'Centro de ayuda',
    leaveTitle: '¿Cerrar sesión?',
    leaveText: 'Tus posiciones y órdenes siguen igual.',
    leaveGuestText:
      'Eres invitado. Sin tu contraseña no puedes volver a esta cuenta. Tus posiciones y órdenes siguen igual.',
    unbound: 'Sin vincular',
    country: 'País',
    since: 'Miembro desde',
    invitationCode: 'Código de invitación',
    invitationText: 'Los amigos que se registren con él quedan vinculados a ti.',
    identity: 'Identidad',
    leaveUnsavedText:
      'No has guardado esta cuenta. Si cierras sesión ahora, este dispositivo olvida la contraseña y no podrás volver.',
    groupMoney: 'Dinero',
    groupTrading: 'Trading',
    groupAccount: 'Cuenta y seguridad',
    groupApp: 'App y ayuda',
  },
  refusals: {
    contact_malformed: 'Esto no es un correo ni un teléfono válido.',
    country_unknown: 'Elige un país de la lista.',
    contact_taken: 'No puedes vincular este contacto a tu cuenta.',
    contact_required: 'Vincula primero un correo o un teléfono. Ahí enviamos los códigos.',
    contact_code_wrong: 'El código que enviamos a tu correo o teléfono actual es incorrecto, caducó o falta.',
  },
  messages: {
    welcome: {
      title: 'Bienvenido a Touchstone',
      text: 'Tu cuenta está lista, con una cuenta demo llena de dinero ficticio. Prueba todo ahí primero. Cada precio y cada resultado tienen un recibo que puedes comprobar tú mismo.',
    },
    contact_bound: {
      title: 'Contacto vinculado',
      text: '{contact} ya está vinculado a tu cuenta. Puedes iniciar sesión y recibir códigos con él.',
    },
    contact_change_asked: {
      title: 'Alguien pidió vincular un contacto nuevo',
      text: '{contact} se podrá vincular a tu cuenta desde el {countsAt}. ¿No fuiste tú? Elige ya una contraseña nueva con «¿Olvidaste la contraseña?»: así se detiene.',
    },
  },
}
