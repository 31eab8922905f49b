/** Why something is not possible: the rule, the key of its words and their numbers. */
export interface Refusal {
  readonly rule: string
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

export const refusal = (rule: string, key: string, values: Refusal['values'] = {}): Refusal => ({ rule, key, values })
