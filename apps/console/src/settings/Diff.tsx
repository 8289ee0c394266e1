import { useChannelName } from '../channels/channels.ts'
import { type Change, readableChanges } from './settings-changes.ts'

/** What changes in the settings, a line each: what it is, what it was, what it becomes. */
export function Diff({ changes }: { changes: readonly Change[] }) {
  const channelName = useChannelName()
  return (
    <table className="diff">
      <thead>
        <tr>
          <th>What</th>
          <th>Before</th>
          <th>After</th>
        </tr>
      </thead>
      <tbody>
        {readableChanges(changes, channelName).map(({ path, where, from, to }) => (
          <tr key={path}>
            <td title={path}>
              {where.slice(0, -1).map((part, at) => (
                // A part is what it is by its place in the path.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={`${part} ${at}`} className="quiet">
                  {part} ›{' '}
                </span>
              ))}
              {where.at(-1)}
            </td>
            <td>{from === null ? <span className="quiet">nothing</span> : <del className="num-wrap">{from}</del>}</td>
            <td>{to === null ? <span className="quiet">taken away</span> : <ins className="num-wrap">{to}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
