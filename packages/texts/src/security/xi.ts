import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Seguridad',
    passwordTitle: 'Contraseña',
    authenticatorTitle: 'Autenticador',
    bindContactTitle: 'Correo y teléfono',
    devicesTitle: 'Dispositivos',
    isSet: 'Activo',
    notSet: 'Sin activar',
    history: 'Accesos recientes',
    historyEmpty: 'Todavía no hay otros accesos',
    passwordText: 'Una contraseña nueva cierra las demás sesiones de tu cuenta.',
    oldPassword: 'Contraseña actual',
    enterOldPassword: 'Escribe tu contraseña actual',
    newPassword: 'Contraseña nueva',
    newPasswordAgain: 'Repite la contraseña nueva',
    passwordsDiffer: 'No coinciden',
    passwordChanged: 'Contraseña cambiada',
    authenticatorText:
      'Añade esta clave a una app de autenticación. Luego escribe el código que muestra y tu contraseña.',
    authenticatorKey: 'Clave del autenticador',
    authenticatorBound: 'Autenticador activado',
    bind: 'Vincular',
    boundText: 'Cada inicio de sesión, cada retiro y cada nueva cuenta de retiro piden su código.',
    otherPhoneText: '¿Teléfono nuevo? Desactiva aquí el autenticador y actívalo de nuevo con el teléfono nuevo.',
    unbind: 'Desactivar',
    unbindTitle: '¿Desactivar el autenticador?',
    signInNeeds: 'Para entrar',
    passwordAlone: 'Solo la contraseña',
    otherDevices: 'Otros dispositivos',
    signedOut: 'Sesión cerrada',
    withdrawals: 'Retiros',
    notBefore: 'No antes del {{time}}',
    unbindFormTitle: 'Desactivar autenticador',
    unbindText: 'Escribe el código que muestra ahora tu app de autenticación, o uno de recuperación, y tu contraseña.',
    authenticatorUnbound: 'Autenticador desactivado',
    unboundText: 'Ahora se entra solo con la contraseña.',
    bindAnother: 'Configurar otro',
    present: 'Actual',
    contactBound: 'Vinculado',
    lostContact:
      '¿Ya no tienes acceso? Deja este código vacío: el nuevo contacto se podrá vincular dentro de tres días.',
    contactWaits: 'Aún sin vincular',
    contactWaitsText:
      'Vuelve después del {{time}} y escribe otra vez el mismo contacto. Hasta entonces sigue el actual. Una contraseña nueva lo cancela.',
    thisDevice: 'Este dispositivo',
    endDevice: 'Cerrar',
    endDeviceTitle: '¿Cerrar la sesión de este dispositivo?',
    deviceEnded: 'Sesión cerrada',
    devicesEmpty: 'Sin dispositivos',
    device: 'Dispositivo',
    address: 'Dirección',
    turnOn: 'Activar',
    openInApp: 'Abrir en la app de autenticación',
    orScan: 'O escanéalo con otro teléfono',
    noWait:
      'Una vez activado, cada inicio de sesión, cada retiro y cada nueva cuenta de retiro piden su código. Activarlo no retrasa ningún retiro.',
    recoveryTitle: 'Códigos de recuperación',
    recoveryText:
      '¿Has perdido el teléfono? Cada código sustituye una vez a tu autenticador. No se volverán a mostrar: guárdalos fuera de este teléfono.',
    recoveryStay: 'Guarda antes los códigos: quien sale de esta página sin ellos no puede volver a verlos.',
    recoveryFile: 'Guardar como archivo',
    recoveryFileHead: 'Códigos de recuperación de Touchstone de {{account}}, cada uno vale una vez',
    recoveryUnsaved: 'Tus códigos de recuperación aún no están guardados.',
    recoveryShow: 'Mostrar los códigos',
    recoveryLeft: 'Quedan {{left}} de {{all}}',
    recoverySaved: 'Los he guardado',
    unknownBound:
      'No hubo respuesta y aún no sabemos si el autenticador está activado. Inténtalo de nuevo: se activa una sola vez.',
    unknownCodes:
      'No hubo respuesta. Si se crearon códigos nuevos, los anteriores ya no sirven y no has visto los nuevos: introduce el siguiente código de tu app y créalos otra vez.',
    unseenCodes:
      'No has dicho que guardaste tus códigos de recuperación: crea otros antes de necesitarlos. Los anteriores ya no sirven.',
    newRecovery: 'Nuevos códigos de recuperación',
    newRecoveryText:
      'Escribe el código que muestra ahora tu app de autenticación y tu contraseña. Tus códigos de recuperación anteriores dejarán de valer.',
    makeRecovery: 'Crear códigos nuevos',
    codeOrRecovery: 'Código del autenticador o de recuperación',
    enterCodeOrRecovery: 'Escribe los seis dígitos o un código de recuperación',
    firstPasswordText:
      'Este dispositivo aún tiene la contraseña que creamos: no hace falta escribirla. Una nueva cierra la sesión en los demás.',
  },
  refusals: {
    password_too_weak: 'Elige una contraseña de al menos {minimum} caracteres que no sea fácil de adivinar.',
    password_unchanged: 'La nueva contraseña es igual a la anterior.',
    password_not_set: 'Esta cuenta todavía no tiene contraseña. Inicia sesión con un código y crea una.',
    second_factor_already_bound: 'Esta cuenta ya tiene un autenticador vinculado.',
    second_factor_not_prepared: 'Escanea primero la clave con tu autenticador.',
    second_factor_not_bound: 'Esta cuenta no tiene ningún autenticador vinculado.',
  },
  messages: {
    password_changed: {
      title: 'Contraseña cambiada',
      text: 'Se cambió tu contraseña y se cerraron todas las demás sesiones. Si no fuiste tú, contacta con soporte de inmediato.',
    },
    second_factor_bound: {
      title: 'Autenticador vinculado',
      text: 'A partir de ahora se pide un código de tu aplicación de autenticación en cada inicio de sesión, cada retiro y cada nueva cuenta de retiro.',
    },
    second_factor_unbound: {
      title: 'Autenticador desvinculado',
      text: 'Tu inicio de sesión ya no pide un código del autenticador. Se cerraron todas las demás sesiones y no se puede retirar durante 24 horas. Si no fuiste tú, cambia tu contraseña de inmediato y contacta con soporte.',
    },
    recovery_code_used: {
      title: 'Código de recuperación usado',
      text: 'Un código de recuperación sustituyó a tu autenticador. Quedan {left} y, por tu seguridad, los retiros esperan. Si no fuiste tú, cambia tu contraseña de inmediato y escribe a soporte.',
    },
    second_factor_guessed: {
      title: 'Códigos erróneos al iniciar sesión',
      text: 'Alguien superó el primer paso del inicio de sesión de tu cuenta y después probó {count} códigos erróneos del autenticador o de recuperación en navegadores que tu cuenta no conoce. Si no fuiste tú, cambia tu contraseña de inmediato y contacta con soporte.',
    },
    recovery_codes_made: {
      title: 'Nuevos códigos de recuperación',
      text: 'Se crearon nuevos códigos de recuperación para tu cuenta; los anteriores ya no valen. Si no fuiste tú, cambia tu contraseña de inmediato y escribe a soporte.',
    },
  },
}
