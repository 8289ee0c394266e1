import { useState } from 'react'
import { Amount } from '../ui/Amount.tsx'
import { AmountField } from '../ui/AmountField.tsx'
import { PercentChips } from '../ui/PercentChips.tsx'
import { Slider } from '../ui/Slider.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Exhibit } from './Exhibit.tsx'

export function KeysGallery() {
  const [margin, setMargin] = useState('250')
  const [hero, setHero] = useState('125.5')
  const [long, setLong] = useState('123456789012.345678')
  const [percent, setPercent] = useState<number>()
  return (
    <>
      <Exhibit title="Amount field">
        <AmountField
          label="Margin"
          value={margin}
          onChange={setMargin}
          unit="USDT"
          places={2}
          hint={<Amount value="1250" />}
          onMax={() => setMargin('1250')}
        />
        <PercentChips
          value={percent}
          onPick={(picked) => {
            setPercent(picked)
            setMargin(String((1250 * picked) / 100))
          }}
        />
        <AmountField
          label="Quantity"
          value={long}
          onChange={setLong}
          unit="BTC"
          places={6}
          error="More than you have"
        />
        <AmountField label="Closed" value="" onChange={setLong} unit="USDT" places={2} disabled />
        <AmountField label="Whole number" value={hero.split('.')[0] ?? ''} onChange={setHero} unit="JPY" places={0} />
      </Exhibit>
      <Exhibit title="Amount field, hero, with its keys">
        <AmountField label="Amount" value={hero} onChange={setHero} unit="USDT" places={2} hero inline />
      </Exhibit>
      <Exhibit title="Slider, stepper">
        <Sliders />
      </Exhibit>
    </>
  )
}

function Sliders() {
  const [leverage, setLeverage] = useState(20)
  const [share, setShare] = useState(50)
  const [period, setPeriod] = useState(5)
  const times = (value: number): string => `${value}×`
  const percent = (value: number): string => `${value}%`
  return (
    <>
      <Slider
        label="Leverage"
        value={leverage}
        min={1}
        max={125}
        marks={[1, 25, 50, 75, 100, 125]}
        onChange={setLeverage}
        format={times}
      />
      <Slider
        label="Share"
        value={share}
        min={0}
        max={100}
        marks={[0, 25, 50, 75, 100]}
        onChange={setShare}
        format={percent}
      />
      <Slider label="Closed" value={30} min={0} max={100} onChange={setShare} disabled />
      <div className="flex gap-3">
        <Stepper label="Period" value={period} onChange={setPeriod} min={1} max={20} />
        <Stepper label="Closed" value={1} onChange={setPeriod} min={1} max={20} disabled />
      </div>
    </>
  )
}
