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
    history: 'Inicios de sesión recientes',
    historyEmpty: 'Aún no hay otros inicios de sesión',
    passwordText: 'Una contraseña nueva cierra la sesión en tus otros dispositivos.',
    oldPassword: 'Contraseña actual',
    enterOldPassword: 'Introduce tu contraseña actual',
    newPassword: 'Contraseña nueva',
    newPasswordAgain: 'Repite la contraseña nueva',
    passwordsDiffer: 'Las dos contraseñas no coinciden',
    passwordChanged: 'Contraseña cambiada',
    authenticatorText:
      'Añade esta clave a una app de autenticación. Luego introduce el código que muestra y tu contraseña.',
    authenticatorKey: 'Clave del autenticador',
    authenticatorBound: 'Autenticador activado',
    bind: 'Vincular',
    boundText: 'Te pediremos su código al iniciar sesión, en cada retiro y con cada nueva cuenta de retiro.',
    otherPhoneText: '¿Teléfono nuevo? Desactiva aquí el autenticador y actívalo de nuevo con el teléfono nuevo.',
    unbind: 'Desactivar',
    unbindTitle: '¿Desactivar el autenticador?',
    signInNeeds: 'Para entrar',
    passwordAlone: 'Solo contraseña',
    otherDevices: 'Otros dispositivos',
    signedOut: 'Sesión cerrada',
    withdrawals: 'Retiros',
    notBefore: 'No antes del {{time}}',
    unbindFormTitle: 'Desactivar autenticador',
    unbindText: 'Introduce el código de tu app de autenticación, o uno de recuperación, y tu contraseña.',
    authenticatorUnbound: 'Autenticador desactivado',
    unboundText: 'Desde ahora, tu contraseña basta para iniciar sesión.',
    bindAnother: 'Configurar otro',
    present: 'Actual',
    contactBound: 'Vinculado',
    lostContact: '¿Ya no tienes acceso? Déjalo vacío y podrás vincular el nuevo contacto en tres días.',
    contactWaits: 'Aún sin vincular',
    contactWaitsText:
      'Vuelve después del {{time}} e introduce otra vez el mismo contacto. Hasta entonces no cambia nada. Una contraseña nueva lo cancela.',
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
      'Una vez activado, pedimos su código al iniciar sesión, en cada retiro y con cada nueva cuenta de retiro. Activarlo no retrasa los retiros.',
    recoveryTitle: 'Códigos de recuperación',
    recoveryText:
      '¿Perdiste el teléfono? Cada código sustituye una vez a tu autenticador. No los volveremos a mostrar, así que guárdalos fuera de este teléfono.',
    recoveryStay: 'Guarda antes los códigos. Cuando salgas de esta página, no podrás volver a verlos.',
    recoveryFile: 'Guardar como archivo',
    recoveryFileHead: 'Códigos de recuperación de Touchstone de {{account}}, cada uno vale una sola vez',
    recoveryUnsaved: 'Aún no has guardado tus códigos de recuperación.',
    recoveryShow: 'Mostrar códigos',
    recoveryLeft: 'Quedan {{left}} de {{all}}',
    recoverySaved: 'Ya los he guardado',
    unknownBound:
      'No hubo respuesta y aún no sabemos si el autenticador está activado. Inténtalo de nuevo: no puede activarse dos veces.',
    unknownCodes:
      'No hubo respuesta. Si hay códigos nuevos, los anteriores ya no valen. Introduce el siguiente código de tu app y créalos otra vez.',
    unseenCodes:
      'No guardaste tus códigos de recuperación y los anteriores ya no valen. Crea otros antes de necesitarlos.',
    newRecovery: 'Nuevos códigos de recuperación',
    newRecoveryText:
      'Introduce el código de tu app de autenticación y tu contraseña. Tus códigos de recuperación anteriores dejarán de valer.',
    makeRecovery: 'Crear códigos nuevos',
    codeOrRecovery: 'Código del autenticador o de recuperación',
    enterCodeOrRecovery: 'Introduce los seis dígitos o un código de recuperación',
    firstPasswordText:
      'Este dispositivo aún tiene la contraseña que creamos: no hace falta escribirla. Una nueva cierra la sesión en los demás.',
  },
  refusals: {
    password_too_weak: 'Elige una contraseña de al menos {minimum} caracteres que sea difícil de adivinar.',
    password_unchanged: 'La nueva contraseña es igual a la anterior.',
    password_not_set: 'Esta cuenta aún no tiene contraseña. Inicia sesión con un código y crea una.',
    second_factor_already_bound: 'Esta cuenta ya tiene un autenticador.',
    second_factor_not_prepared: 'Añade primero la clave del autenticador a tu app.',
    second_factor_not_bound: 'Esta cuenta no tiene autenticador.',
  },
  messages: {
    password_changed: {
      title: 'Contraseña cambiada',
      text: 'Tienes una contraseña nueva y cerramos la sesión en tus otros dispositivos. ¿No fuiste tú? Contacta ya con soporte.',
    },
    second_factor_bound: {
      title: 'Autenticador activado',
      text: 'Desde ahora te pedimos el código de tu autenticador en cada inicio de sesión, cada retiro y cada nueva cuenta de retiro.',
    },
    second_factor_unbound: {
      title: 'Autenticador desactivado',
      text: 'El inicio de sesión ya no pide código. Cerramos la sesión en tus otros dispositivos y no podrás retirar durante 24 horas. ¿No fuiste tú? Cambia ya tu contraseña y contacta con soporte.',
    },
    recovery_code_used: {
      title: 'Código de recuperación usado',
      text: 'Alguien usó un código de recuperación en lugar de tu autenticador. Te quedan {left}, y los retiros se pausan para protegerte. ¿No fuiste tú? Cambia ya tu contraseña y contacta con soporte.',
    },
    second_factor_guessed: {
      title: 'Códigos erróneos al iniciar sesión',
      text: 'Alguien superó el primer paso de tu inicio de sesión y probó {count} códigos erróneos del autenticador o de recuperación en dispositivos desconocidos. ¿No fuiste tú? Cambia ya tu contraseña y contacta con soporte.',
    },
    recovery_codes_made: {
      title: 'Nuevos códigos de recuperación',
      text: 'Tienes códigos de recuperación nuevos. Los anteriores ya no valen. ¿No fuiste tú? Cambia ya tu contraseña y contacta con soporte.',
    },
  },
}
