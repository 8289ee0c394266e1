import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: 'Kod log masuk anda',
      text: '{code} ialah kod log masuk Touchstone anda. Kod ini sah selama {minutes} minit. Jangan berikan kepada sesiapa.',
    },
    register_code: {
      subject: 'Kod pendaftaran anda',
      text: '{code} ialah kod pendaftaran Touchstone anda. Kod ini sah selama {minutes} minit. Jangan berikan kepada sesiapa.',
    },
    forgot_code: {
      subject: 'Kod untuk kata laluan baharu',
      text: '{code} ialah kod Touchstone anda untuk menetapkan kata laluan baharu. Kod ini sah selama {minutes} minit. Jangan berikan kepada sesiapa.',
    },
    bind_code: {
      subject: 'Kod untuk memautkan hubungan ini',
      text: '{code} ialah kod Touchstone anda untuk memautkan maklumat hubungan ini. Kod ini sah selama {minutes} minit. Jangan berikan kepada sesiapa.',
    },
    funds_code: {
      subject: 'Kod anda untuk mengesahkan perubahan',
      text: '{code} ialah kod Touchstone anda untuk menukar akaun pengeluaran atau kata laluan pengeluaran. Kod ini sah selama {minutes} minit. Jangan berikan kepada sesiapa.',
    },
    account_code: {
      subject: 'Kod anda untuk mengesahkan perubahan',
      text: '{code} ialah kod Touchstone anda untuk menghidupkan pengesah atau memautkan kenalan lain. Kod ini sah selama {minutes} minit. Jangan berikan kepada sesiapa.',
    },
    no_account: {
      subject: 'Belum ada akaun',
      text: 'Anda meminta kod daripada Touchstone, tetapi tiada akaun dengan maklumat hubungan ini. Sila daftar, atau log masuk dengan yang lain.',
    },
    account_exists: {
      subject: 'Anda sudah mempunyai akaun',
      text: 'Anda meminta untuk mendaftar di Touchstone, tetapi sudah ada akaun dengan maklumat hubungan ini. Sila log masuk; jika terlupa kata laluan, anda boleh menetapkan yang baharu.',
    },
    contact_taken: {
      subject: 'Maklumat hubungan ini sudah digunakan',
      text: 'Anda meminta untuk memautkan maklumat hubungan ini di Touchstone, tetapi ia sudah dimiliki oleh sebuah akaun. Sila log masuk ke akaun itu, atau pilih yang lain.',
    },
    contact_changed: {
      subject: 'Maklumat hubungan anda telah ditukar',
      text: 'Maklumat hubungan lain telah dipautkan pada akaun Touchstone anda bagi menggantikan yang ini. Jika bukan anda yang menukarnya, sila hubungi sokongan kami segera.',
    },
    antiPhishing: 'Kod antipancingan anda: {code}',
    ignore: 'Jika anda tidak memintanya, abaikan mesej ini.',
  },
}
