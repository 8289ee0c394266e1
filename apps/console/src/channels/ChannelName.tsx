import { useChannelName } from './channels.ts'

/** A channel by its name; its id on hover. */
export function ChannelName({ id }: { id: string }) {
  const nameOf = useChannelName()
  return <span title={id}>{nameOf(id)}</span>
}
