import { useEffect, useState } from 'react'
import { Amount } from '../ui/Amount.tsx'
import { BarChart } from '../ui/BarChart.tsx'
import { chartColour } from '@touchstone/app/plot/chart-colours'
import { CountdownRing } from '../ui/CountdownRing.tsx'
import { Donut } from '../ui/Donut.tsx'
import { Legend } from '../ui/Legend.tsx'
import { LineChart } from '../ui/LineChart.tsx'
import { Exhibit } from './Exhibit.tsx'
import { equityPoints, monthBars, spreadBars, weekBars } from './gallery-points.ts'

const numbers = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const money = (value: number): string => numbers.format(value)

const slices = [
  { label: 'Balance', value: 6200, text: '48.28%' },
  { label: 'Contract', value: 3900, text: '30.37%' },
  { label: 'Margin of isolated positions', value: 1800, text: '14.01%' },
  { label: 'Frozen', value: 700, text: '5.45%' },
  { label: 'Invested', value: 240, text: '1.86%' },
].map((slice, index) => ({ ...slice, colour: chartColour(index) }))

export function ChartsGallery() {
  return (
    <>
      <Exhibit title="Line">
        <LineChart points={equityPoints} label="Equity" format={money} />
        <LineChart
          points={equityPoints.slice(0, 14)}
          label="Profit"
          format={money}
          tone="down"
          baseline
          className="h-36"
        />
        <LineChart points={[]} label="Empty" format={money} className="h-24" />
      </Exhibit>
      <Exhibit title="Bars">
        <BarChart bars={weekBars} label="Profit by day" />
        <BarChart bars={monthBars} label="Profit of a month" />
        <BarChart bars={spreadBars} label="Rise and fall" className="h-32" />
      </Exhibit>
      <Exhibit title="Donut, legend">
        <div className="flex items-center gap-5">
          <Donut slices={slices} label="Allocation" className="w-36 flex-none">
            <span className="text-2xs text-fg-3">Total</span>
            <Amount value="12840.56" className="text-sm font-semibold" />
          </Donut>
          <Legend className="min-w-0 flex-1" items={slices.map((slice) => ({ ...slice, right: slice.text }))} />
        </div>
        <div className="flex gap-4">
          <Donut
            slices={[{ label: 'USDT', value: 1, colour: chartColour(0), text: '100.00%' }]}
            label="One"
            className="w-20"
          />
          <Donut slices={[]} label="None" className="w-20" />
        </div>
      </Exhibit>
      <Exhibit title="Countdown">
        <Rings />
      </Exhibit>
    </>
  )
}

/** Thirty seconds, again and again. */
function Rings() {
  const [left, setLeft] = useState(30)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => (before === 0 ? 30 : before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="flex flex-wrap items-center gap-4">
      <CountdownRing endsAtMs={left * 1000} totalMs={30_000} nowMs={0} className="w-28 text-base" />
      <CountdownRing endsAtMs={5000} totalMs={30_000} nowMs={0} className="w-16 text-xs" />
      <CountdownRing endsAtMs={5400_000} totalMs={7200_000} nowMs={0} className="w-16 text-2xs" />
      <CountdownRing endsAtMs={0} totalMs={30_000} nowMs={0} className="w-16 text-xs" />
    </div>
  )
}
