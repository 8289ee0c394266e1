export type DemoRefusal = { kind: 'not_a_demo_book' } | { kind: 'something_open' } | { kind: 'already_granted' }
