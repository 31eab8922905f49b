import { parseSync } from 'vite'

/** One small change of a source: `text` takes the place of what stands from `start` to `end`. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: string
}
export interface Source {
  readonly changes: readonly Change[]
  /** Where functions begin, and the whole extent of each: a test that never enters one cannot notice a change in it. */
  readonly functions: readonly Extent[]
}
export interface Extent {
  readonly start: number
  readonly end: number
  /** Of its body; an expression is wrapped, a block gets a first statement. */
  readonly body: { readonly start: number; readonly end: number; readonly isBlock: boolean }
}
type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Every change that is tried in a file, in the order of the text. */
export const changesOf = (path: string, code: string): Source => {
  const changes: Change[] = []
  const functions: Extent[] = []
  const add = (start: number, end: number, text: string, kind: string) => changes.push({ start, end, text, kind })
  const textOf = ({ start, end }: Node) => code.slice(start, end)

  const visit = (node: Node): void => {
    if (isOfTypes(node) || isForReaders(node) || isRoom(node)) return
    if (isFunction(node)) functions.push(extentOf(node))
    operators(node, code, add)
    values(node, code, add)
    branches(node, textOf, add)
    dropped(node, add)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(path, code).program as unknown as Node)
  return { changes, functions }
}

// ---------------------------------------------------------------- what is looked at
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const isOfTypes = ({ type, importKind, exportKind, source }: Node): boolean =>
  (type.startsWith('TS') && !WRAPPERS.has(type)) ||
  type === 'ImportDeclaration' ||
  (type === 'ExportNamedDeclaration' && source !== null) ||
  importKind === 'type' ||
  exportKind === 'type' ||
  type === 'ThrowStatement'
const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
const extentOf = (node: Node): Extent => {
  const body = node.body as Node
  const isBlock = body.type === 'BlockStatement' || body.type === 'FunctionBody'
  return { start: node.start, end: node.end, body: { start: body.start, end: body.end, isBlock } }
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
/** What a card says to readers and boards: links into the rulebook, where it came from, where it is drawn. */
const NOT_RULES = new Set(['rules', 'origin', 'x', 'y'])
/** `new Uint8Array(SHEET + 1)`: how much room is taken is no rule. */
const isRoom = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' &&
  isNode(callee) &&
  /^(?:Uint8|Int8|Uint16|Int16|Uint32|Int32|Float64)?Array$/.test(String(callee.name))
const isForReaders = ({ type, key }: Node): boolean =>
  type === 'Property' && isNode(key) && NOT_RULES.has((key as { name?: string }).name ?? '')
/** Keys of literals and members stay as they are, and so do defaults that only the types ask for (`list[i] ?? 0`). */
const childrenOf = (node: Node): Node[] => {
  const list: Node[] = []
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'key' || key === 'property') && node.computed !== true
    const isDefault = key === 'right' && node.operator === '??'
    if (isName || isDefault) continue
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) list.push(each)
  }
  return list.sort((a, b) => a.start - b.start)
}

// ---------------------------------------------------------------- what is changed
type Add = (start: number, end: number, text: string, kind: string) => void

const SWAPS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
}
const TWINS: Readonly<Record<string, string>> = { max: 'min', min: 'max', some: 'every', every: 'some' }
const operators = (node: Node, code: string, add: Add): void => {
  const { type, operator, left, right, argument, callee } = node
  const swap = typeof operator === 'string' ? SWAPS[operator] : undefined
  if (swap !== undefined && isNode(left) && isNode(right)) {
    const at = code.indexOf(operator as string, left.end)
    if (at >= 0 && at < right.start) add(at, at + (operator as string).length, swap, 'operator')
  }
  if (type === 'UnaryExpression' && operator === '!' && isNode(argument))
    add(node.start, argument.start, '', 'operator')
  if (type === 'UpdateExpression' && isNode(argument)) {
    const at = node.prefix === true ? node.start : argument.end
    add(at, at + 2, operator === '++' ? '--' : '++', 'operator')
  }
  if (type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.property)) {
    const { start, end } = callee.property
    const twin = TWINS[code.slice(start, end)]
    if (twin !== undefined) add(start, end, twin, 'operator')
  }
}

const values = (node: Node, code: string, add: Add): void => {
  const { type, value, start, end, elements } = node
  if (type === 'Literal' && typeof value === 'number') {
    add(start, end, String(value + 1), 'number')
    if (value > 0) add(start, end, String(value - 1), 'number')
  }
  if (type === 'Literal' && typeof value === 'boolean') add(start, end, String(!value), 'value')
  if (type === 'ArrayExpression' && Array.isArray(elements) && elements.length > 1)
    for (const element of elements) if (isNode(element)) dropElement(element, code, add)
}
const dropElement = ({ start, end }: Node, code: string, add: Add): void => {
  const [comma = ''] = /^\s*,\s*/.exec(code.slice(end)) ?? []
  add(start, end + comma.length, '', 'element')
}

const branches = (node: Node, textOf: (node: Node) => string, add: Add): void => {
  const { type, test, consequent, alternate } = node
  if (type === 'ConditionalExpression' && isNode(consequent) && isNode(alternate))
    add(consequent.start, alternate.end, `${textOf(alternate)} : ${textOf(consequent)}`, 'branches')
  if (type === 'IfStatement' && isNode(test)) {
    add(test.start, test.end, `!(${textOf(test)})`, 'condition')
    if (!isNarrowing(test)) add(test.start, test.end, 'true', 'condition')
    if (!isGuard(consequent)) add(test.start, test.end, 'false', 'condition')
  }
}

/** `if (unit !== undefined)`: what is done then could not be done without it. */
const isNarrowing = ({ operator, right }: Node): boolean =>
  operator === '!==' && isNode(right) && right.name === 'undefined'
/** `if (unit === undefined) throw …`: for the compiler, it never happens. */
const isGuard = (consequent: unknown): boolean => isNode(consequent) && consequent.type === 'ThrowStatement'

const STATEMENTS = new Set(['ExpressionStatement', 'ForOfStatement', 'ContinueStatement', 'BreakStatement'])
const dropped = ({ type, start, end }: Node, add: Add): void => {
  if (STATEMENTS.has(type)) add(start, end, '{}', 'statement')
}

// ---------------------------------------------------------------- what comes of it
export const changed = (code: string, { start, end, text }: Change): string =>
  code.slice(0, start) + text + code.slice(end)

/** The lines of a change before and after it, each on one line. */
export const linesOf = (code: string, change: Change): { line: number; before: string; after: string } => {
  const from = code.lastIndexOf('\n', change.start - 1) + 1
  const next = code.indexOf('\n', change.end)
  const to = next < 0 ? code.length : next
  const onOne = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
  return {
    line: code.slice(0, change.start).split('\n').length,
    before: onOne(code.slice(from, to)),
    after: onOne(code.slice(from, change.start) + change.text + code.slice(change.end, to)),
  }
}

/** The innermost function around a change; −1 for what is done when the file is loaded. */
export const functionAround = (functions: readonly Extent[], { start, end }: Change): number => {
  let found = -1
  let width = Number.POSITIVE_INFINITY
  for (const [i, { body }] of functions.entries())
    if (body.start <= start && end <= body.end && body.end - body.start < width) {
      found = i
      width = body.end - body.start
    }
  return found
}

/** The same source, telling `__hit` which of its functions is entered; counted on from `first`. */
export const telling = (code: string, functions: readonly Extent[], first: number): string => {
  const inserts: { at: number; text: string }[] = []
  for (const [i, { body }] of functions.entries())
    if (body.isBlock) inserts.push({ at: body.start + 1, text: `__hit(${first + i});` })
    else inserts.push({ at: body.start, text: `(__hit(${first + i}), ` }, { at: body.end, text: ')' })
  let told = code
  for (const { at, text } of inserts.sort((a, b) => b.at - a.at)) told = told.slice(0, at) + text + told.slice(at)
  return told
}
