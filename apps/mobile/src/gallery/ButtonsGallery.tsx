import { ArrowLeftRight, Bell, Share2 } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Exhibit } from './Exhibit.tsx'

const kinds = ['primary', 'soft', 'ghost', 'up', 'down', 'danger'] as const

export function ButtonsGallery() {
  return (
    <>
      <Exhibit title="Button">
        <Button wide>Start demo trading</Button>
        <div className="grid grid-cols-2 gap-3">
          <Button kind="up">Buy / Long BTC</Button>
          <Button kind="down">Sell / Short BTC</Button>
        </div>
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} size="md">
              {kind}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} size="sm">
              {kind}
            </Button>
          ))}
        </div>
        <Button wide busy>
          Busy
        </Button>
        <Button wide kind="up" reason="The market is closed until 22:00">
          Buy / Long EUR
        </Button>
        <Button wide kind="soft">
          A very long act in a language that needs many words for it, on two lines or even three
        </Button>
      </Exhibit>
      <Exhibit title="Icon and link buttons">
        <div className="flex items-center gap-2">
          <IconButton label="Messages" icon={<Bell className="size-6" />} badge={3} />
          <IconButton label="All messages" icon={<Bell className="size-6" />} badge={1204} />
          <IconButton label="Share" icon={<Share2 className="size-5" />} />
          <IconButton label="Transfer" icon={<ArrowLeftRight className="size-5" />} disabled />
          <LinkButton to="/home" size="md" kind="soft">
            To home
          </LinkButton>
        </div>
      </Exhibit>
    </>
  )
}
