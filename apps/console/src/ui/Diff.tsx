export type Change = { path: string; from: string | null; to: string | null }

/** What changes, a line each: what it is, what it was, what it becomes. */
export function Diff({ changes }: { changes: readonly Change[] }) {
  return (
    <table className="diff">
      <thead>
        <tr>
          <th>What</th>
          <th>Now</th>
          <th>Then</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, from, to }) => (
          <tr key={path}>
            <td className="code">{path}</td>
            <td>{from === null ? <span className="quiet">nothing</span> : <del className="num-wrap">{from}</del>}</td>
            <td>{to === null ? <span className="quiet">taken away</span> : <ins className="num-wrap">{to}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
