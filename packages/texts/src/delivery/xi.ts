import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: 'Tu código de acceso',
      text: '{code} es tu código de Touchstone para iniciar sesión. Es válido durante {minutes} minutos. No se lo des a nadie.',
    },
    register_code: {
      subject: 'Tu código de registro',
      text: '{code} es tu código de Touchstone para registrarte. Es válido durante {minutes} minutos. No se lo des a nadie.',
    },
    forgot_code: {
      subject: 'Tu código para una nueva contraseña',
      text: '{code} es tu código de Touchstone para establecer una nueva contraseña. Es válido durante {minutes} minutos. No se lo des a nadie.',
    },
    bind_code: {
      subject: 'Tu código para vincular este contacto',
      text: '{code} es tu código de Touchstone para vincular este contacto. Es válido durante {minutes} minutos. No se lo des a nadie.',
    },
    funds_code: {
      subject: 'Tu código para confirmar un cambio',
      text: '{code} es tu código de Touchstone para cambiar la cuenta de retiro o la contraseña de retiro. Es válido durante {minutes} minutos. No se lo des a nadie.',
    },
    account_code: {
      subject: 'Tu código para confirmar un cambio',
      text: '{code} es tu código de Touchstone para activar un autenticador o vincular otro contacto. Es válido durante {minutes} minutos. No se lo des a nadie.',
    },
    no_account: {
      subject: 'Todavía no hay ninguna cuenta',
      text: 'Has pedido un código a Touchstone, pero no hay ninguna cuenta con este contacto. Regístrate o inicia sesión con otro.',
    },
    account_exists: {
      subject: 'Ya tienes una cuenta',
      text: 'Has pedido registrarte en Touchstone, pero ya existe una cuenta con este contacto. Inicia sesión; si olvidaste la contraseña, puedes establecer una nueva.',
    },
    contact_taken: {
      subject: 'Este contacto ya está en uso',
      text: 'Has pedido vincular este contacto en Touchstone, pero ya pertenece a una cuenta. Inicia sesión en ella o elige otro contacto.',
    },
    contact_changed: {
      subject: 'Tu contacto ha cambiado',
      text: 'Se ha vinculado otro contacto a tu cuenta de Touchstone en lugar de este. Si no has sido tú, escribe de inmediato a nuestro soporte.',
    },
    antiPhishing: 'Tu código antiphishing: {code}',
    ignore: 'Si no lo has pedido, puedes ignorar este mensaje.',
  },
}
