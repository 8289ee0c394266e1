export type DemoCommand = { kind: 'reset_demo' } | { kind: 'grant_demo' }

export type CommandOf<Kind extends DemoCommand['kind']> = Extract<DemoCommand, { kind: Kind }>
