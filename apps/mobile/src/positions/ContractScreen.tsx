import { TradeScreen } from './TradeScreen.tsx'

export function ContractScreen() {
  return <TradeScreen book="real" />
}
