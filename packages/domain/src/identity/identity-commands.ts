export type IdentityCommand = { kind: 'set_identity'; identityLevel: 0 | 1 | 2; country: string }

export type CommandOf<Kind extends IdentityCommand['kind']> = Extract<IdentityCommand, { kind: Kind }>
