import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    wrong_house_book: 'บัญชีภายในนี้ไม่ได้ใช้สำหรับเรื่องนั้น',
    no_sandbox_capital: 'การตั้งค่าไม่ได้ให้เงินเสมือนแก่คลัง',
    capital_too_small: 'คลังมีเพียง {available} {currency}',
    escrow_short: 'กองเงินยังไม่ครอบคลุมการขายทั้งหมด ขาด {missing} {currency}',
    escrow_covers_orders: 'คืนได้เพียง {available} {currency} ส่วนที่เหลือค้ำประกันคำสั่งซื้อที่ดำเนินอยู่',
  },
  entries: {
    capital_raised: 'คลัง ทุน',
    capital_received: 'คลัง ทุนจากภายนอก',
    capital_allotted: 'คลัง ส่งให้กองเงิน',
    capital_returned: 'คลัง รับคืนจากกองเงิน',
    pool_funded: 'กองเงิน เติมเงิน',
    pool_gains_paid: 'กองเงิน จ่ายกำไร',
    pool_losses_received: 'กองเงิน รับขาดทุน',
    pool_returned: 'กองเงิน คืน',
  },
}
