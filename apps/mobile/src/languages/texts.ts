/**
 * The texts of a noun in another language than English: the same keys. A language without a form of its own for one leaves
 * the keys that end in `_one` out.
 */
export type Texts<English> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: English[Key] extends string
    ? string
    : Texts<English[Key]>
} & { readonly [Key in keyof English as Key extends `${string}_one` ? Key : never]?: string }
