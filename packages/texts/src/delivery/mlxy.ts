import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: 'Kod log masuk anda',
      text: '{code} ialah kod log masuk Touchstone anda. Sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
    },
    register_code: {
      subject: 'Kod pendaftaran anda',
      text: '{code} ialah kod pendaftaran Touchstone anda. Sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
    },
    forgot_code: {
      subject: 'Kod untuk kata laluan baharu',
      text: '{code} ialah kod Touchstone anda untuk menetapkan kata laluan baharu. Sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
    },
    bind_code: {
      subject: 'Kod untuk memautkan maklumat hubungan ini',
      text: '{code} ialah kod Touchstone anda untuk memautkan maklumat hubungan ini. Sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
    },
    funds_code: {
      subject: 'Kod anda untuk mengesahkan perubahan',
      text: '{code} ialah kod Touchstone anda untuk menukar akaun atau kata laluan pengeluaran. Sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
    },
    account_code: {
      subject: 'Kod anda untuk menukar cara log masuk',
      text: '{code} ialah kod Touchstone anda untuk menghidupkan pengesah atau memautkan maklumat hubungan lain. Sah selama {minutes} minit. Jangan kongsi dengan sesiapa.',
    },
    no_account: {
      subject: 'Belum ada akaun',
      text: 'Anda meminta kod daripada Touchstone, tetapi tiada akaun menggunakan maklumat hubungan ini. Cipta akaun, atau log masuk dengan maklumat hubungan lain.',
    },
    account_exists: {
      subject: 'Anda sudah mempunyai akaun',
      text: 'Anda cuba mencipta akaun Touchstone, tetapi maklumat hubungan ini sudah ada akaun. Log masuk sahaja. Terlupa kata laluan? Anda boleh menetapkan yang baharu.',
    },
    contact_taken: {
      subject: 'Maklumat hubungan ini sudah digunakan',
      text: 'Anda meminta Touchstone memautkan maklumat hubungan ini, tetapi ia sudah milik satu akaun. Log masuk ke akaun itu, atau guna maklumat hubungan lain.',
    },
    contact_changed: {
      subject: 'Maklumat hubungan anda telah ditukar',
      text: 'Akaun Touchstone anda kini ada maklumat hubungan baharu yang menggantikan ini. Bukan anda? Hubungi sokongan sekarang.',
    },
    antiPhishing: 'Kod antipancingan anda: {code}',
    ignore: 'Tidak memintanya? Abaikan mesej ini.',
  },
}
