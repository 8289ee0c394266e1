import { Fragment, type ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode]

/** What is known of something, a line each; what is undefined is left out. */
export function Facts({ facts }: { facts: readonly (Fact | undefined)[] }) {
  return (
    <dl className="facts">
      {facts.map(
        (fact) =>
          fact !== undefined && (
            <Fragment key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
