/** Where encrypted files lie, by their ids (UUIDs). Whatever is put is there when `put` has answered, also after a crash. */
export type Storage = {
  put: (id: string, bytes: Buffer) => Promise<void>
  /** Undefined if the file does not exist. */
  get: (id: string) => Promise<Buffer | undefined>
  /** Succeeds also if the file does not exist. */
  remove: (id: string) => Promise<void>
}

/** @throws if it is not an id of ours: nothing else may ever become part of a path. */
export function requireId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error(`not the id of a file: "${id}"`)
  return id
}
