import { useChannelName } from './channels.ts'

/** A way of money by its name; its id is there for whoever points at it. */
export function ChannelName({ id }: { id: string }) {
  const nameOf = useChannelName()
  return <span title={id}>{nameOf(id)}</span>
}
