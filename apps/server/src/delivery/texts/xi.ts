import type { DeliveryTexts } from '../delivery-kinds.ts'

export const spanishDelivery: DeliveryTexts = {
  login_code: {
    subject: 'Su código de acceso',
    text: '{code} es su código de Touchstone para iniciar sesión. Es válido durante {minutes} minutos. No se lo dé a nadie.',
  },
  register_code: {
    subject: 'Su código de registro',
    text: '{code} es su código de Touchstone para registrarse. Es válido durante {minutes} minutos. No se lo dé a nadie.',
  },
  forgot_code: {
    subject: 'Su código para una nueva contraseña',
    text: '{code} es su código de Touchstone para establecer una nueva contraseña. Es válido durante {minutes} minutos. No se lo dé a nadie.',
  },
  bind_code: {
    subject: 'Su código para vincular este contacto',
    text: '{code} es su código de Touchstone para vincular este contacto. Es válido durante {minutes} minutos. No se lo dé a nadie.',
  },
  no_account: {
    subject: 'Todavía no hay ninguna cuenta',
    text: 'Ha pedido un código a Touchstone, pero no hay ninguna cuenta con este contacto. Regístrese o inicie sesión con otro.',
  },
  account_exists: {
    subject: 'Ya tiene una cuenta',
    text: 'Ha pedido registrarse en Touchstone, pero ya existe una cuenta con este contacto. Inicie sesión; si olvidó la contraseña, puede establecer una nueva.',
  },
  contact_taken: {
    subject: 'Este contacto ya está en uso',
    text: 'Ha pedido vincular este contacto en Touchstone, pero ya pertenece a una cuenta. Inicie sesión en ella o elija otro contacto.',
  },
  password_changed: {
    subject: 'Su contraseña ha cambiado',
    text: 'La contraseña de su cuenta de Touchstone ha cambiado. Si no ha sido usted, establezca otra de inmediato con «¿Olvidó la contraseña?».',
  },
  contact_changed: {
    subject: 'Su contacto ha cambiado',
    text: 'Se ha vinculado otro contacto a su cuenta de Touchstone en lugar de este. Si no ha sido usted, escriba de inmediato a nuestro soporte.',
  },
  second_factor_bound: {
    subject: 'Se ha vinculado un autenticador',
    text: 'Se ha vinculado un autenticador a su cuenta de Touchstone. Si no ha sido usted, escriba de inmediato a nuestro soporte.',
  },
  ignore: 'Si no lo ha pedido, puede ignorar este mensaje.',
}
