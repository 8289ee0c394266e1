import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: '먼저 {symbol} 미체결 주문을 취소해 주세요.',
    order_not_found: '더 이상 유효하지 않은 주문입니다.',
    order_pending: '현재 체결 중인 주문입니다.',
    expiry_in_the_past: '이미 지난 시간입니다.',
    too_many_orders: '미체결 주문이 최대치인 {maximum}건에 도달했습니다. 먼저 하나를 취소해 주세요.',
    too_many_symbol_orders: '{symbol} 미체결 주문이 최대치인 {maximum}건에 도달했습니다. 먼저 하나를 취소해 주세요.',
    too_many_closes:
      '이 포지션의 대기 중인 종료 주문이 최대치인 {maximum}건에 도달했습니다. 하나를 취소하거나 남은 수량을 모두 종료해 주세요.',
  },
  entries: {
    order_reserved: '주문 동결',
    order_released: '주문 동결 해제',
  },
  messages: {
    limit_open_filled: {
      title: '지정가 주문 체결: {symbol}',
      text: '지정가 주문으로 {symbol} {quantity}({direction})을(를) {price}에 진입했습니다. 수수료: {fee} USDT.',
    },
    limit_close_filled: {
      title: '지정가 종료 체결: {symbol}',
      text: '지정가 주문으로 {symbol} 포지션({direction}) 중 {quantity}을(를) {price}에 종료했습니다. {outcome}.',
    },
    order_cancelled: {
      title: '주문 취소됨: {symbol}',
      text: '{symbol} 주문 {quantity}({direction}, {price})이(가) 취소되었습니다. 사유: {reason}. 예약된 금액은 반환되었습니다.',
    },
  },
  messageWords: {
    expired: '유효 시간이 지났습니다',
    liquidation: '교차 포지션이 강제 청산 중이었습니다',
    position_closed: '포지션이 종료되었습니다',
    slippage_exceeded: '가격이 너무 많이 움직였습니다',
    no_price: '제때 가격이 없었습니다',
    would_be_liquidated: '체결 즉시 강제 청산될 상태였습니다',
    house_exposure_exceeded: '이 시장의 한도에 도달했습니다',
    bracket_exceeded: '포지션이 너무 커집니다',
    margin_insufficient: '증거금이 부족했습니다',
    restricted: '그때 거래가 중지되거나 제한되어 있었음',
    refused: '규칙상 체결할 수 없었습니다',
  },
}
