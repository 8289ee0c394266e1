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
      'Eres invitado: sin tu contraseña nadie puede volver a esta cuenta. Tus posiciones y órdenes siguen igual.',
    unbound: 'Sin vincular',
    country: 'País',
    since: 'Miembro desde',
    invitationCode: 'Código de invitación',
    invitationText: 'Quien se registre con él queda vinculado a ti.',
    identity: 'Identidad',
    leaveUnsavedText:
      'No has guardado esta cuenta. Si cierras sesión ahora, este dispositivo olvida la contraseña y no podrás volver.',
    groupMoney: 'Dinero',
    groupTrading: 'Trading',
    groupAccount: 'Cuenta y seguridad',
    groupApp: 'App y ayuda',
  },
  refusals: {
    contact_malformed: 'La dirección de correo o el número de teléfono no son válidos.',
    country_unknown: 'Elige un país o región de la lista.',
    contact_taken: 'Este contacto no se puede vincular a tu cuenta.',
    contact_required: 'Vincula primero un correo o un teléfono: los códigos se envían allí.',
    contact_code_wrong: 'El código enviado a tu correo o teléfono actual es incorrecto, ha caducado o falta.',
  },
  messages: {
    welcome: {
      title: 'Bienvenido a Touchstone',
      text: 'Tu cuenta está lista. Te espera una cuenta demo con dinero ficticio: prueba todo allí primero. Cada precio y cada resultado tienen un comprobante que tú mismo puedes verificar.',
    },
    contact_bound: {
      title: 'Contacto vinculado',
      text: '{contact} está ahora vinculado a tu cuenta. Puedes iniciar sesión y recibir códigos con él.',
    },
    contact_change_asked: {
      title: 'Se ha pedido otro contacto',
      text: '{contact} se vinculará a tu cuenta, como pronto el {countsAt}. Si no has sido tú, establece ahora una contraseña nueva con la opción de contraseña olvidada: así se cancela.',
    },
  },
}
