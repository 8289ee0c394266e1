import { useEffect, useState } from 'react'
import { Amount } from '../ui/Amount.tsx'
import { Change } from '../ui/Change.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Flash } from '../ui/Flash.tsx'
import { HideEye } from '../ui/HideEye.tsx'
import { Percent } from '../ui/Percent.tsx'
import { Price } from '../ui/Price.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { Sparkline } from '../ui/Sparkline.tsx'
import { Exhibit, State } from './Exhibit.tsx'
import { fallingPoints, risingPoints } from './gallery-points.ts'

export function FiguresGallery() {
  return (
    <>
      <Hero />
      <Exhibit title="Amount">
        <State name="USDT">
          <Amount value="12840.569" currency="USDT" />
        </State>
        <State name="cut, never rounded">
          <Amount value="0.009999" />
        </State>
        <State name="BTC, trimmed">
          <Amount value="0.077800000000000000" currency="BTC" trim />
        </State>
        <State name="gain">
          <Amount value="157.27" sign tone />
        </State>
        <State name="loss">
          <Amount value="-1203.4" sign tone />
        </State>
        <State name="twelve digits">
          <Amount value="-999999999999.999999" currency="USDT" />
        </State>
        <State name="unknown">
          <Amount value={null} currency="USDT" />
        </State>
      </Exhibit>
      <Exhibit title="Price">
        <State name="tick 0.01">
          <Price value="64201.157" tick="0.01" />
        </State>
        <State name="tick 0.00001">
          <Price value="1.08517" tick="0.00001" />
        </State>
        <State name="below 0.001">
          <Price value="0.000012345" tick="0.000000001" />
        </State>
        <State name="unknown">
          <Price value={null} tick="0.01" />
        </State>
      </Exhibit>
      <Exhibit title="Change, Percent">
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <Change value="0.0231" />
          <Change value="-0.0042" />
          <Change value="0.00001" />
          <Change value={null} />
          <Change value="12.34" chip />
          <Change value="-0.0042" chip />
          <Change value="0" chip />
          <Percent value="0.0005" places={3} />
        </div>
      </Exhibit>
      <Exhibit title="Flash, Sparkline">
        <Ticking />
      </Exhibit>
      <Exhibit title="QR code, copy">
        <div className="flex items-center gap-4">
          <QrCode text="https://example.com/#/home?invitation=AB12CD" label="QR code" className="w-28" />
          <CopyButton text="AB12CD">AB12CD</CopyButton>
        </div>
      </Exhibit>
    </>
  )
}

function Hero() {
  return (
    <Exhibit title="Hero">
      <div>
        <div className="flex items-center text-sm text-fg-2">
          Total assets
          <HideEye />
        </div>
        <Amount value="12840.56" currency="USDT" private fit className="text-3xl font-semibold" />
        <div className="flex gap-2 text-sm">
          <Change value="0.0124" />
          <Amount value="157.27" sign private className="text-fg-2" />
        </div>
      </div>
      <Amount value="123456789012.34" currency="USDT" private fit className="text-3xl font-semibold" />
    </Exhibit>
  )
}

/** Moves by itself, so that the flash can be seen. */
function Ticking() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), 1500)
    return () => clearInterval(timer)
  }, [])
  const price = ['64201.15', '64202.40', '64198.90'][count % 3] ?? null
  return (
    <>
      <div className="flex items-center justify-between">
        <Sparkline points={risingPoints} tone="up" />
        <Flash value={price}>
          <Price value={price} tick="0.01" className="text-base font-medium" />
        </Flash>
      </div>
      <div className="flex items-center justify-between">
        <Sparkline points={fallingPoints} tone="down" />
        <Sparkline points={['1', '1', '1']} />
        <Sparkline points={[]} />
      </div>
    </>
  )
}
