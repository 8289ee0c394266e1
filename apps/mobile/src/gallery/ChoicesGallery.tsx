import { useState } from 'react'
import { BookSwitch } from '../books/BookSwitch.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Chips } from '../ui/Chips.tsx'
import { Choice } from '../ui/Choice.tsx'
import { PillChoice } from '../ui/PillChoice.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Switch } from '../ui/Switch.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Exhibit } from './Exhibit.tsx'

const countries = [
  'United States',
  'Deutschland',
  'España',
  '日本',
  '대한민국',
  'ประเทศไทย',
  'Việt Nam',
  'Malaysia',
].map((label, index) => ({ value: String(index), label, sub: `+${index + 1}` }))

type Theme = 'system' | 'light' | 'dark'
type ThemeProps = { theme: Theme; onTheme: (theme: Theme) => void }

export function ChoicesGallery() {
  const [theme, setTheme] = useState<Theme>('system')
  return (
    <>
      <Segments />
      <Pills theme={theme} onTheme={setTheme} />
      <ChoicesAndSwitches theme={theme} onTheme={setTheme} />
    </>
  )
}

function Segments() {
  const [side, setSide] = useState<'long' | 'short'>('long')
  const [rank, setRank] = useState<'hot' | 'gainers' | 'losers'>('hot')
  const [list, setList] = useState<'positions' | 'orders' | 'history' | 'funding' | 'all'>('positions')
  const [span, setSpan] = useState<'1d' | '7d' | '30d' | '90d' | 'year' | 'all'>('7d')
  return (
    <Exhibit title="Segmented, tabs, chips">
      <Segmented
        label="Side"
        value={side}
        onChange={setSide}
        items={[
          { value: 'long', label: 'Buy / Long', tone: 'up' },
          { value: 'short', label: 'Sell / Short', tone: 'down' },
        ]}
      />
      <Segmented
        label="Ranking"
        value={rank}
        onChange={setRank}
        items={[
          { value: 'hot', label: 'Hot' },
          { value: 'gainers', label: 'Gainers' },
          { value: 'losers', label: 'A long name of losers' },
        ]}
      />
      <Tabs
        label="Lists"
        value={list}
        onChange={setList}
        items={[
          { value: 'positions', label: 'Positions', count: 2 },
          { value: 'orders', label: 'Orders' },
          { value: 'history', label: 'History' },
          { value: 'funding', label: 'Funding' },
          { value: 'all', label: 'Everything else' },
        ]}
      />
      <Chips
        label="Span"
        value={span}
        onChange={setSpan}
        items={(['1d', '7d', '30d', '90d', 'year', 'all'] as const).map((value) => ({ value, label: value }))}
      />
    </Exhibit>
  )
}

function Pills({ theme, onTheme }: ThemeProps) {
  return (
    <Exhibit title="Book switch, pills">
      <BookSwitch />
      <div className="flex flex-wrap gap-2">
        {[false, true].map((active) => (
          <PillChoice
            key={String(active)}
            label="Theme"
            value={theme}
            onChange={onTheme}
            active={active}
            options={[
              { value: 'system', label: 'As the phone' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        ))}
      </div>
    </Exhibit>
  )
}

function ChoicesAndSwitches({ theme, onTheme }: ThemeProps) {
  const [country, setCountry] = useState<string>()
  const [on, setOn] = useState(true)
  return (
    <Exhibit title="Choice, switch, checkbox">
      <div className="-mx-4">
        <Choice
          label="Theme"
          value={theme}
          onChange={onTheme}
          options={[
            { value: 'system', label: 'As the phone' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark', sub: 'Easier on the eyes at night' },
          ]}
        />
        <Switch label="Vibration" sub="On keys and steps" checked={on} onChange={setOn} />
        <Switch label="Off, and cannot be changed" checked={false} onChange={setOn} disabled />
      </div>
      <Choice
        label="Country"
        look="field"
        search
        value={country}
        onChange={setCountry}
        options={countries}
        error={country === undefined ? 'Choose your country' : undefined}
      />
      <Checkbox label="I have read the agreement and the risks of leverage" />
      <Checkbox label="Agreed" defaultChecked error="Please agree to go on" />
    </Exhibit>
  )
}
