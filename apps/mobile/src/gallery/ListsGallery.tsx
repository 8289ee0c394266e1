import { CircleCheck, Clock, Globe, Shield, X } from 'lucide-react'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DemoBadge } from '../books/DemoBadge.tsx'
import { DayHeading } from '../ui/DayHeading.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RecordRow } from '../ui/RecordRow.tsx'
import { Row } from '../ui/Row.tsx'
import { Section } from '../ui/Section.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { SymbolIcon } from '../ui/SymbolIcon.tsx'
import { Exhibit } from './Exhibit.tsx'

const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'DOGE/USDT', 'EUR/USD', 'XAU/USD', '1000SHIB/USDT']

export function ListsGallery() {
  return (
    <>
      <Rows />
      <RecordsByDay />
      <FactLists />
      <Notices />
      <ChipsAndIcons />
    </>
  )
}

function Rows() {
  return (
    <Section
      title="Section, card, rows"
      action={
        <Button kind="ghost" size="sm">
          All
        </Button>
      }
    >
      <Card>
        <Row
          icon={<SymbolIcon symbol="BTC/USDT" />}
          title="BTC/USDT"
          sub="Bitcoin"
          right="64,201.15"
          rightSub={<span className="text-up">▲ +2.31%</span>}
          to="/kline?symbol=BTC/USDT"
          arrow={false}
        />
        <Row
          icon={<SymbolIcon symbol="ETH/USDT" />}
          title="ETH/USDT"
          sub="Ethereum"
          right="3,409.90"
          rightSub={<span className="text-down">▼ −0.42%</span>}
          to="/kline?symbol=ETH/USDT"
          arrow={false}
        />
        <Row icon={<Shield className="size-5" />} title="Security" right="2 of 3" to="/security" />
        <Row icon={<Globe className="size-5" />} title="Sign out everywhere" onPress={() => undefined} />
        <Row title="Source of the prices" external to="https://example.com" />
        <Row
          title="A name that is far too long for one line of a phone, in two at most, whatever language it is in"
          sub="And a line below it"
          right="123,456,789,012.34"
          rightSub="≈ 123,456,789,012.34"
        />
      </Card>
    </Section>
  )
}

function RecordsByDay() {
  return (
    <Exhibit title="Records by day">
      <div className="-mx-4">
        <DayHeading time="2026-01-31 18:00:00" nowMs={Date.UTC(2026, 0, 31, 12)} />
        {['Realised profit', 'A kind of movement with a name that goes over two lines'].map((title) => (
          <RecordRow
            key={title}
            icon={<SymbolIcon symbol="USDT" />}
            title={title}
            right="+123,456,789.012345"
            sub="18:00:00 · Contract account"
            rightSub="Balance 223,456,789.01"
            onPress={() => undefined}
          />
        ))}
      </div>
    </Exhibit>
  )
}

function FactLists() {
  return (
    <Exhibit title="Facts">
      <Facts
        items={[
          { label: 'Margin', value: '250.00 USDT' },
          { label: 'Entry price', value: '64,201.15', hint: 'Fills at the next price' },
          { label: 'Liquidation price', value: '61,151.59', tone: 'danger' },
          { label: 'Profit', value: '+123,456,789,012.34 USDT', tone: 'up' },
        ]}
      />
      <Facts inset items={[{ label: 'Fee', value: '2.50 USDT' }]} />
    </Exhibit>
  )
}

function Notices() {
  return (
    <Exhibit title="Notice">
      <Notice>Prices are delayed on weekends.</Notice>
      <Notice tone="warn" onClose={() => undefined}>
        Network maintenance on 22 November, 02:00 to 03:00: orders are not taken in this time.
      </Notice>
      <Notice
        tone="danger"
        action={
          <Button kind="danger" size="sm">
            Add margin
          </Button>
        }
      >
        Your margin ratio is 92%. At 100% the position is liquidated.
      </Notice>
    </Exhibit>
  )
}

function ChipsAndIcons() {
  return (
    <Exhibit title="Chips, badges, icons">
      <div className="flex flex-wrap gap-2">
        <StatusChip>Draft</StatusChip>
        <StatusChip tone="info" icon={<Clock />}>
          Pending
        </StatusChip>
        <StatusChip tone="success" icon={<CircleCheck />}>
          Completed
        </StatusChip>
        <StatusChip tone="warn">Expiring</StatusChip>
        <StatusChip tone="danger" icon={<X />}>
          Rejected
        </StatusChip>
        <StatusChip tone="up">Long 20×</StatusChip>
        <StatusChip tone="down">Short 5×</StatusChip>
        <DemoBadge />
        <Badge count={3} />
        <Badge count={120} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {symbols.map((symbol) => (
          <SymbolIcon key={symbol} symbol={symbol} />
        ))}
        <SymbolIcon symbol="BTC/USDT" size="sm" />
        <SymbolIcon symbol="DOGE/USDT" size="lg" />
      </div>
      <div className="flex items-center gap-3">
        <Avatar name="jane" size="sm" />
        <Avatar name="李小龙" />
        <Avatar name="Ñandú" size="lg" />
      </div>
    </Exhibit>
  )
}
