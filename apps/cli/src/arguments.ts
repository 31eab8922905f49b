import { closest } from './closest.ts'

/** Something wrong with what was typed: one line on stderr, exit code 2. */
export class Misuse extends Error {}

/** What an option takes: nothing, a word, a whole number, or `key=value` any number of times. */
export type Kind = 'flag' | 'text' | 'number' | 'pairs'
export interface OptionSpec {
  readonly kind: Kind
  /** How its value is called in the help. */
  readonly value?: string
  readonly about: string
  readonly least?: number
}
export interface CommandSpec {
  readonly about: string
  /** Words without a dash, in order; `?` at the end: may be left out; `…` at the end of the last: and more of them. */
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, OptionSpec>>
}

type ValueOf<K extends Kind> = K extends 'flag'
  ? true
  : K extends 'number'
    ? number
    : K extends 'text'
      ? string
      : Record<string, string>
export interface Arguments<S extends CommandSpec> {
  readonly words: readonly string[]
  readonly options: { readonly [O in keyof S['options']]?: ValueOf<S['options'][O]['kind']> }
}

/** Reads what stands after the command. Options may come in any place, as `--name value` or `--name=value`. */
export function readArguments<S extends CommandSpec>(spec: S, typed: readonly string[]): Arguments<S> {
  const words: string[] = []
  const options: Record<string, string | number | true | Record<string, string>> = {}
  for (let i = 0; i < typed.length; i++) {
    const text = typed[i] ?? ''
    if (!text.startsWith('--')) {
      words.push(text)
      continue
    }
    const [name, inline] = split(text.slice(2))
    const option = Object.hasOwn(spec.options, name) ? spec.options[name] : undefined
    if (!option) throw new Misuse(`unknown option --${name}${suggestion(name, Object.keys(spec.options), '--')}`)
    if (option.kind === 'flag') {
      if (inline !== undefined) throw new Misuse(`--${name} takes no value`)
      options[name] = true
      continue
    }
    const value = inline ?? typed[++i]
    if (value === undefined || (inline === undefined && value.startsWith('--')))
      throw new Misuse(`--${name} needs a value: --${name} ${option.value ?? 'VALUE'}`)
    if (option.kind === 'pairs') options[name] = { ...(options[name] as Record<string, string>), ...pair(name, value) }
    else options[name] = option.kind === 'number' ? wholeNumber(name, value, option.least ?? 0) : value
  }
  checkWords(spec, words)
  return { words, options: options as Arguments<S>['options'] }
}

const split = (text: string): [string, string | undefined] => {
  const at = text.indexOf('=')
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

function pair(name: string, text: string): Record<string, string> {
  const [key, value] = split(text)
  if (key === '' || value === undefined) throw new Misuse(`--${name} takes key=value, not "${text}"`)
  return { [key]: value }
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new Misuse(`--${name} takes a whole number from ${least}, not "${text}"`)
  return value
}

function checkWords(spec: CommandSpec, words: readonly string[]): void {
  const needed = spec.words.filter(word => !word.endsWith('?'))
  const missing = needed[words.length]
  if (missing !== undefined) throw new Misuse(`<${missing}> is missing`)
  const extra = spec.words.at(-1)?.endsWith('…') ? undefined : words[spec.words.length]
  if (extra !== undefined) throw new Misuse(`"${extra}" is one word too many`)
}

/** “, did you mean --bot?”, or what there is to choose from. */
export function suggestion(typed: string, known: readonly string[], dashes = ''): string {
  const near = closest(typed, known)
  if (near !== undefined) return `: did you mean ${dashes}${near}?`
  return known.length === 0
    ? ''
    : `: there ${known.length === 1 ? 'is' : 'are'} ${known.map(each => dashes + each).join(', ')}`
}

/** One of the known words, or Misuse with a suggestion. */
export function oneOf<V extends string>(what: string, typed: string, known: readonly V[]): V {
  const found = known.find(each => each === typed)
  if (found === undefined) throw new Misuse(`unknown ${what} "${typed}"${suggestion(typed, known)}`)
  return found
}
