import type { ReactNode } from 'react'

type PageProps = { title: string; about?: ReactNode; tools?: ReactNode; children: ReactNode }

/** What every page has: its name, a sentence on what is done here, and its tools at the right. */
export function Page({ title, about, tools, children }: PageProps) {
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          {about !== undefined && <p>{about}</p>}
        </div>
        {tools !== undefined && <div className="page-tools">{tools}</div>}
      </header>
      {children}
    </div>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
