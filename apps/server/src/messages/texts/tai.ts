import type { MessageTexts } from './language-texts.ts'

export const thaiMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: 'ยินดีต้อนรับสู่ Touchstone',
      text: 'บัญชีของคุณพร้อมแล้ว มีบัญชีทดลองพร้อมเงินจำลองให้ลองใช้ทุกอย่างก่อน ทุกราคาและทุกผลลัพธ์มีใบรับรองที่คุณตรวจสอบเองได้',
    },
    new_sign_in: {
      title: 'การเข้าสู่ระบบใหม่',
      text: 'มีการเข้าสู่ระบบบัญชีของคุณจาก {device} ที่ {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่าน เซสชันอื่นทั้งหมดจะสิ้นสุด',
    },
    password_changed: {
      title: 'เปลี่ยนรหัสผ่านแล้ว',
      text: 'รหัสผ่านเข้าสู่ระบบของคุณถูกเปลี่ยน และเซสชันอื่นทั้งหมดสิ้นสุดแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายสนับสนุนทันที',
    },
    second_factor_bound: {
      title: 'ผูกแอปยืนยันตัวตนแล้ว',
      text: 'ตั้งแต่นี้ไปจะขอรหัสจากแอปยืนยันตัวตนทุกครั้งที่เข้าสู่ระบบ',
    },
    contact_bound: {
      title: 'ผูกช่องทางติดต่อแล้ว',
      text: '{contact} ถูกผูกกับบัญชีของคุณแล้ว ใช้เข้าสู่ระบบและรับรหัสได้',
    },
    price_alert_reached: {
      title: '{symbol} ถึงราคา {price} แล้ว',
      text: 'ราคามาร์กของ {symbol} คือ {mark} การแจ้งเตือนราคานี้ทำงานแล้วและถูกปิด',
    },
    market_gap_ahead: {
      title: '{symbol} ใกล้ปิดตลาด',
      text: '{symbol} ปิดเวลา {closesAt} และเปิดอีกครั้งเวลา {opensAt} คุณถืออยู่ที่เลเวอเรจ {leverage} เท่า ราคาอาจกระโดดระหว่างตลาดปิด ควรพิจารณาลดให้ต่ำกว่า {leverageMax} เท่าหรือปิดก่อน',
    },
    isolated_margin_called: {
      title: 'เตือนมาร์จิ้น: {symbol}',
      text: 'สถานะแบบแยก ({direction}) ใน {symbol} ใช้มาร์จิ้นไปแล้ว {percent}% ก่อนถูกบังคับปิด หากต้องการถือต่อ โปรดเพิ่มมาร์จิ้นหรือลดขนาด',
    },
    cross_margin_called: {
      title: 'เตือนมาร์จิ้น: สถานะแบบครอส',
      text: 'สถานะแบบครอสของคุณใช้ส่วนทุนไปแล้ว {percent}% ก่อนถูกบังคับปิด หากต้องการถือต่อ โปรดเพิ่มเงินหรือลดขนาด',
    },
    position_liquidated: {
      title: 'สถานะถูกบังคับปิด: {symbol}',
      text: 'สถานะ ({direction}) ใน {symbol} ถูกบังคับปิด: {quantity} ที่ราคา {price} ผลลัพธ์: {profit} USDT ใบรับรองแสดงราคาที่เป็นเหตุ',
    },
    take_profit_fired: {
      title: 'ทำกำไรสำเร็จ: {symbol}',
      text: 'คำสั่งทำกำไรปิด {quantity} ของสถานะ {symbol} ({direction}) ที่ราคา {price} ผลลัพธ์: {profit} USDT',
    },
    stop_loss_fired: {
      title: 'ตัดขาดทุนสำเร็จ: {symbol}',
      text: 'คำสั่งตัดขาดทุนปิด {quantity} ของสถานะ {symbol} ({direction}) ที่ราคา {price} ผลลัพธ์: {profit} USDT',
    },
    limit_open_filled: {
      title: 'คำสั่งลิมิตสำเร็จ: {symbol}',
      text: 'คำสั่งลิมิตเปิด {quantity} {symbol} ({direction}) ที่ราคา {price} ค่าธรรมเนียม: {fee} USDT',
    },
    limit_close_filled: {
      title: 'คำสั่งลิมิตปิดสำเร็จ: {symbol}',
      text: 'คำสั่งลิมิตปิด {quantity} ของสถานะ {symbol} ({direction}) ที่ราคา {price} ผลลัพธ์: {profit} USDT',
    },
    order_cancelled: {
      title: 'คำสั่งถูกยกเลิก: {symbol}',
      text: 'คำสั่ง {quantity} {symbol} ({direction}) ที่ราคา {price} ถูกยกเลิก เหตุผล: {reason} เงินที่กันไว้คืนแล้ว',
    },
    second_contract_won: {
      title: 'สัญญาวินาทีชนะ: {symbol}',
      text: 'สัญญา {symbol} ({direction}, {durationSeconds} วินาที) ชนะ: เปิดที่ {openPrice} ปิดที่ {closePrice} คืนเงินเดิมพัน {stake} USDT พร้อมผลตอบแทน {payout} USDT',
    },
    second_contract_lost: {
      title: 'สัญญาวินาทีแพ้: {symbol}',
      text: 'สัญญา {symbol} ({direction}, {durationSeconds} วินาที) แพ้: เปิดที่ {openPrice} ปิดที่ {closePrice} เงินเดิมพันคือ {stake} USDT',
    },
    second_contract_tied: {
      title: 'สัญญาวินาทีเสมอ: {symbol}',
      text: 'สัญญา {symbol} ({direction}, {durationSeconds} วินาที) เปิดและปิดที่ {closePrice} คืนเงินเดิมพัน {stake} USDT แล้ว',
    },
    second_contract_void: {
      title: 'สัญญาวินาทีเป็นโมฆะ: {symbol}',
      text: 'ไม่มีราคาทันเวลาสำหรับสัญญา {symbol} ({direction}, {durationSeconds} วินาที) จึงไม่นับ คืนเงินเดิมพัน {stake} USDT แล้ว',
    },
  },
  words: {
    long: 'ซื้อ',
    short: 'ขาย',
    rise: 'ขึ้น',
    fall: 'ลง',
    demo: 'ทดลอง',
    expired: 'หมดเวลาแล้ว',
    liquidation: 'สถานะแบบครอสกำลังถูกบังคับปิด',
    position_closed: 'สถานะถูกปิดแล้ว',
    slippage_exceeded: 'ราคาเคลื่อนไปมากเกินไป',
    no_price: 'ไม่มีราคาทันเวลา',
    would_be_liquidated: 'จะถูกบังคับปิดทันที',
    house_exposure_exceeded: 'ถึงขีดจำกัดของตลาดนี้',
    bracket_exceeded: 'สถานะจะใหญ่เกินไป',
    margin_insufficient: 'มาร์จิ้นเหลือไม่พอ',
    refused: 'ไม่สามารถจับคู่ได้ตามกฎ',
  },
}
