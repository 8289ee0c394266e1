import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: 'Tu código de acceso',
      text: '{code} es tu código de Touchstone para iniciar sesión. Vale {minutes} minutos. No lo compartas con nadie.',
    },
    register_code: {
      subject: 'Tu código de registro',
      text: '{code} es tu código de Touchstone para registrarte. Vale {minutes} minutos. No lo compartas con nadie.',
    },
    forgot_code: {
      subject: 'Tu código para una nueva contraseña',
      text: '{code} es tu código de Touchstone para elegir una contraseña nueva. Vale {minutes} minutos. No lo compartas con nadie.',
    },
    bind_code: {
      subject: 'Tu código para vincular este contacto',
      text: '{code} es tu código de Touchstone para vincular este contacto. Vale {minutes} minutos. No lo compartas con nadie.',
    },
    funds_code: {
      subject: 'Tu código para confirmar un cambio',
      text: '{code} es tu código de Touchstone para cambiar tu cuenta de retiro o tu contraseña de retiro. Vale {minutes} minutos. No lo compartas con nadie.',
    },
    account_code: {
      subject: 'Tu código para cambiar cómo inicias sesión',
      text: '{code} es tu código de Touchstone para activar un autenticador o vincular otro contacto. Vale {minutes} minutos. No lo compartas con nadie.',
    },
    no_account: {
      subject: 'Todavía no hay ninguna cuenta',
      text: 'Pediste un código a Touchstone, pero ninguna cuenta usa este contacto. Crea una cuenta o inicia sesión con otro contacto.',
    },
    account_exists: {
      subject: 'Ya tienes una cuenta',
      text: 'Intentaste crear una cuenta de Touchstone, pero este contacto ya tiene una. Inicia sesión. ¿Olvidaste la contraseña? Puedes elegir otra.',
    },
    contact_taken: {
      subject: 'Este contacto ya está en uso',
      text: 'Pediste a Touchstone vincular este contacto, pero ya pertenece a una cuenta. Inicia sesión en ella o usa otro contacto.',
    },
    contact_changed: {
      subject: 'Tu contacto ha cambiado',
      text: 'Tu cuenta de Touchstone tiene un contacto nuevo en lugar de este. ¿No fuiste tú? Contacta ya con soporte.',
    },
    antiPhishing: 'Tu código antiphishing: {code}',
    ignore: '¿No lo pediste? Puedes ignorar este mensaje.',
  },
}
