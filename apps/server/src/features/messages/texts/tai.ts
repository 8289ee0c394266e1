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
    second_factor_unbound: {
      title: 'ยกเลิกการผูกแอปยืนยันตัวตนแล้ว',
      text: 'การเข้าสู่ระบบของคุณจะไม่ขอรหัสจากแอปยืนยันตัวตนอีก เซสชันอื่นทั้งหมดสิ้นสุดแล้ว และจะถอนไม่ได้เป็นเวลา 24 ชั่วโมง หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายสนับสนุน',
    },
    contact_bound: {
      title: 'ผูกช่องทางติดต่อแล้ว',
      text: '{contact} ถูกผูกกับบัญชีของคุณแล้ว ใช้เข้าสู่ระบบและรับรหัสได้',
    },
    anti_phishing_code_set: {
      title: 'ตั้งรหัสป้องกันฟิชชิงแล้ว',
      text: 'จากนี้ไปอีเมลและ SMS ทุกฉบับจากเราจะแสดงรหัสป้องกันฟิชชิงของคุณ ข้อความที่ไม่มีรหัสนี้ไม่ได้มาจากเรา หากคุณไม่ได้ตั้งรหัสนี้ โปรดเปลี่ยนรหัสผ่านทันที',
    },
    anti_phishing_code_removed: {
      title: 'ลบรหัสป้องกันฟิชชิงแล้ว',
      text: 'อีเมลและ SMS จากเราจะไม่แสดงรหัสป้องกันฟิชชิงอีกต่อไป หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที',
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
    deposit_submitted: {
      title: 'กำลังตรวจสอบรายการฝาก: {amount} {currency}',
      text: 'เราได้รับคำขอฝาก {amount} {currency} ผ่าน {channel} ของคุณแล้ว ยอดที่มาถึงจะเข้าบัญชีทันทีที่ได้รับการยืนยัน',
    },
    deposit_delivered: {
      title: 'ฝากสำเร็จ: {amount} {currency}',
      text: '{amount} {currency} มาถึงแล้วและอยู่ในยอดคงเหลือของคุณ',
    },
    deposit_rejected: {
      title: 'คำขอฝากถูกปฏิเสธ: {amount} {currency}',
      text: 'คำขอฝาก {amount} {currency} ผ่าน {channel} ของคุณถูกปฏิเสธ เหตุผล: {reason} คุณส่งคำขอใหม่ได้',
    },
    deposit_cancelled: {
      title: 'ยกเลิกคำขอฝาก: {amount} {currency}',
      text: 'คุณได้ยกเลิกคำขอฝาก {amount} {currency} ผ่าน {channel} หากโอนเงินไปแล้ว โปรดส่งคำขอใหม่',
    },
    deposit_undone: {
      title: 'เรียกคืนยอดฝาก: {amount} {currency}',
      text: 'ยอดฝาก {amount} {currency} ที่เข้าบัญชีของคุณถูกเรียกคืน เหตุผล: {reason} การถอนถูกระงับชั่วคราว โปรดติดต่อฝ่ายสนับสนุน',
    },
    withdrawal_submitted: {
      title: 'กำลังตรวจสอบการถอน: {amount} {currency}',
      text: 'คุณขอถอน {amount} {currency} ไปที่ {target} ค่าธรรมเนียม {feeTotal} {currency} หากไม่ใช่คุณ โปรดยกเลิกทันทีและเปลี่ยนรหัสผ่าน',
    },
    withdrawal_approved: {
      title: 'อนุมัติการถอน: {amount} {currency}',
      text: 'การถอน {amount} {currency} ไปที่ {target} ได้รับอนุมัติแล้วและจะโอนในลำดับถัดไป',
    },
    withdrawal_paying: {
      title: 'กำลังโอนเงินถอน: {amount} {currency}',
      text: 'การถอน {amount} {currency} ไปที่ {target} กำลังถูกโอนอยู่ในขณะนี้',
    },
    withdrawal_paid: {
      title: 'ถอนสำเร็จ: {amount} {currency}',
      text: 'โอน {amount} {currency} ไปที่ {target} แล้ว หลักฐานการโอน: {proof}',
    },
    withdrawal_rejected: {
      title: 'การถอนถูกปฏิเสธ: {amount} {currency}',
      text: 'การถอน {amount} {currency} ไปที่ {target} ถูกปฏิเสธ เหตุผล: {reason} จำนวนเงินและค่าธรรมเนียมกลับเข้ายอดคงเหลือของคุณแล้ว',
    },
    withdrawal_cancelled: {
      title: 'ยกเลิกการถอน: {amount} {currency}',
      text: 'คุณได้ยกเลิกการถอน {amount} {currency} ไปที่ {target} จำนวนเงินและค่าธรรมเนียมกลับเข้ายอดคงเหลือของคุณแล้ว',
    },
    withdrawal_failed: {
      title: 'การถอนล้มเหลว: {amount} {currency}',
      text: 'การถอน {amount} {currency} ไปที่ {target} โอนไม่สำเร็จ เหตุผล: {reason} จำนวนเงินและค่าธรรมเนียมกลับเข้ายอดคงเหลือของคุณแล้ว',
    },
    withdrawals_blocked: {
      title: 'ระงับการถอน',
      text: 'การถอนจากบัญชีของคุณถูกระงับชั่วคราว เหตุผล: {reason} ยอดคงเหลือยังเป็นของคุณ ฝ่ายสนับสนุนพร้อมช่วยเหลือ',
    },
    withdrawals_unblocked: {
      title: 'เปิดการถอนอีกครั้ง',
      text: 'บัญชีของคุณถอนเงินได้อีกครั้งแล้ว',
    },
    reward_granted: {
      title: 'รางวัล: {amount} {currency}',
      text: 'คุณได้รับ {amount} {currency} ซึ่งอยู่ในยอดคงเหลือของคุณแล้ว เหตุผล: {reason}',
    },
    balance_credited: {
      title: 'แก้ไขยอด: เพิ่ม {amount} {currency}',
      text: '{amount} {currency} ถูกเพิ่มเข้ายอดคงเหลือของคุณเพื่อแก้ไขยอด เหตุผล: {reason}',
    },
    balance_debited: {
      title: 'แก้ไขยอด: หัก {amount} {currency}',
      text: '{amount} {currency} ถูกหักจากบัญชีของคุณเพื่อแก้ไขยอด เหตุผล: {reason} หากไม่เห็นด้วย โปรดติดต่อฝ่ายสนับสนุน',
    },
    settlement_account_added: {
      title: 'ผูกบัญชีถอนเงิน: {target}',
      text: 'บัญชี {target} ถูกผูกสำหรับการถอนและใช้ได้ตั้งแต่ {usableAt} หากไม่ใช่คุณ โปรดลบทันทีและเปลี่ยนรหัสผ่าน',
    },
    settlement_account_usable: {
      title: 'ผูกบัญชีถอนเงิน: {target}',
      text: 'บัญชี {target} ถูกผูกสำหรับการถอนและใช้ได้แล้วตอนนี้ หากไม่ใช่คุณ โปรดลบทันทีและเปลี่ยนรหัสผ่าน',
    },
    settlement_account_changed: {
      title: 'เปลี่ยนบัญชีถอนเงิน: {target}',
      text: 'บัญชีถอนเงินของคุณเปลี่ยนเป็น {target} และใช้ได้ตั้งแต่ {usableAt} หากไม่ใช่คุณ โปรดลบทันทีและเปลี่ยนรหัสผ่าน',
    },
    settlement_account_removed: {
      title: 'ลบบัญชีถอนเงิน: {target}',
      text: 'บัญชี {target} ถูกลบแล้ว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที',
    },
    whitelist_switched_on: {
      title: 'เปิดโหมดรายการที่อนุญาตแล้ว',
      text: 'จากนี้ไปทุกบัญชีถอนเงินต้องรอ 24 ชั่วโมงก่อนใช้ได้ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที',
    },
    whitelist_switched_off: {
      title: 'โหมดรายการที่อนุญาตจะสิ้นสุด',
      text: 'โหมดรายการที่อนุญาตถูกปิดและจะสิ้นสุดเวลา {endsAt} หากไม่ใช่คุณ โปรดเปิดอีกครั้งและเปลี่ยนรหัสผ่านทันที',
    },
    withdrawal_password_set: {
      title: 'ตั้งรหัสผ่านการถอนแล้ว',
      text: 'บัญชีของคุณมีรหัสผ่านการถอนแล้ว และต้องใช้ทุกครั้งที่ถอน หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบทันที',
    },
    withdrawal_password_changed: {
      title: 'เปลี่ยนรหัสผ่านการถอนแล้ว',
      text: 'รหัสผ่านการถอนของคุณถูกเปลี่ยน จะถอนไม่ได้เป็นเวลา 24 ชั่วโมง หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบทันที',
    },
    withdrawal_password_locked: {
      title: 'รหัสผ่านการถอนถูกล็อก',
      text: 'กรอกรหัสผ่านการถอนผิดห้าครั้ง จึงถูกล็อก 24 ชั่วโมง หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบทันที',
    },
    loss_limit_set: {
      title: 'ตั้งวงเงินขาดทุนแล้ว',
      text: 'จากนี้ไป เมื่อขาดทุนครบ {lossLimit} USDT ภายใน 24 ชั่วโมง จะเปิดรายการใหม่ไม่ได้',
    },
    looser_loss_limit_asked: {
      title: 'ขอผ่อนวงเงินขาดทุนแล้ว',
      text: 'วงเงินขาดทุนของคุณจะเป็น {lossLimit} USDT เมื่อ {countsAt} ก่อนถึงเวลานั้นวงเงินปัจจุบันยังมีผล หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและตั้งวงเงินที่เข้มงวดกว่า',
    },
    no_loss_limit_asked: {
      title: 'ขอยกเลิกวงเงินขาดทุนแล้ว',
      text: 'วงเงินขาดทุนของคุณจะสิ้นสุดเมื่อ {countsAt} ก่อนถึงเวลานั้นยังมีผล หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและตั้งวงเงินอีกครั้ง',
    },
    self_excluded: {
      title: 'เริ่มการระงับตนเองแล้ว',
      text: 'จนถึง {untilAt} จะเปิดรายการใหม่และฝากเงินไม่ได้ ยกเลิกหรือย่นเวลาไม่ได้ คุณปิดสถานะและถอนเงินได้ทุกเมื่อ',
    },
    cool_off_begun: {
      title: 'เริ่มพักการเทรดแล้ว',
      text: 'จนถึง {untilAt} จะเปิดรายการใหม่ไม่ได้ ยกเลิกหรือย่นเวลาไม่ได้ คุณปิดสถานะและถอนเงินได้ทุกเมื่อ',
    },
    residence_change_asked: {
      title: 'ประเทศที่พำนักจะเปลี่ยน',
      text: 'ตั้งแต่ {countsAt} จะใช้กฎของประเทศที่คุณระบุ ({country}) ก่อนถึงเวลานั้นใช้กฎปัจจุบัน',
    },
    identity_submitted: {
      title: 'ได้รับข้อมูลยืนยันตัวตนแล้ว',
      text: 'กำลังตรวจสอบข้อมูลยืนยันตัวตนระดับ {level} ของคุณ เราจะแจ้งผลให้ทราบ',
    },
    identity_verified: {
      title: 'ยืนยันตัวตนแล้ว',
      text: 'ยืนยันตัวตนของคุณแล้ว ตอนนี้คุณอยู่ที่ระดับ {level} พร้อมวงเงินของระดับนี้',
    },
    identity_rejected: {
      title: 'ข้อมูลยืนยันตัวตนถูกปฏิเสธ',
      text: 'ไม่สามารถรับข้อมูลยืนยันตัวตนระดับ {level} ของคุณได้ เหตุผล: {reason} โปรดแก้ไขแล้วส่งใหม่',
    },
    sign_in_blocked: {
      title: 'การเข้าสู่ระบบถูกระงับ',
      text: 'ขณะนี้ไม่สามารถเข้าสู่ระบบบัญชีของคุณได้ และเซสชันทั้งหมดสิ้นสุดแล้ว เหตุผล: {reason} ยอดเงินยังเป็นของคุณ โปรดติดต่อฝ่ายสนับสนุน',
    },
    sign_in_unblocked: {
      title: 'เข้าสู่ระบบได้อีกครั้ง',
      text: 'คุณเข้าสู่ระบบบัญชีของคุณได้อีกครั้งแล้ว',
    },
    terms_change_ahead: {
      title: 'เงื่อนไขของ {symbol} จะเปลี่ยน',
      text: 'เงื่อนไขของ {symbol} ที่คุณมีสถานะหรือคำสั่งอยู่จะเปลี่ยนเมื่อ {beginsAt} หลังจากนั้นหลักประกัน ค่าธรรมเนียม หรือขีดจำกัดอาจต่างไป โปรดตรวจสอบสิ่งที่คุณถืออยู่',
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
    restricted: 'การเทรดถูกพักหรือจำกัดในเวลานั้น',
    refused: 'ไม่สามารถจับคู่ได้ตามกฎ',
    image_unclear: 'รูปภาพไม่ชัดพอที่จะอ่านได้',
    image_incomplete: 'รูปภาพไม่แสดงเอกสารทั้งฉบับ',
    image_altered: 'รูปภาพดูเหมือนถูกแก้ไข',
    document_expired: 'เอกสารหมดอายุแล้ว',
    document_not_accepted: 'ไม่รับเอกสารประเภทนี้',
    data_differ_from_document: 'ข้อมูลที่กรอกไม่ตรงกับเอกสาร',
    person_too_young: 'เอกสารแสดงว่ายังไม่บรรลุนิติภาวะ',
    address_implausible: 'ที่อยู่ดูเหมือนไม่ครบถ้วนหรือไม่เป็นจริง',
    contact_implausible: 'ผู้ติดต่อฉุกเฉินดูเหมือนไม่ครบถ้วนหรือไม่เป็นจริง',
  },
}
