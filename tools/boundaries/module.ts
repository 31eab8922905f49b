import { parseSync } from 'vite'
import { cardsIn, comparedIn, cutOf, type Compared, type Cut, type Node } from './look.ts'

export type ImportKind = 'value' | 'type' | 'dynamic'

export type Import = { from: string; kind: ImportKind; line: number }

/** A name of the language or the platform that a module uses, with the line it stands on. */
export type Use = { name: string; line: number }

export type Module = {
  path: string
  imports: Import[]
  uses: Use[]
  comments: Use[]
  cuts: Cut[]
  compared: Compared[]
  cards: string[]
  /** Tables of functions out of which one is called by a key that is not looked at first. */
  called: Use[]
}

/** Reads what a source file imports, which global names it uses and what its comments say. */
export const readModule = (path: string, text: string): Module => {
  const { program, comments, errors } = parseSync(path, text)
  const fault = errors[0]
  if (fault) throw new Error(`${path}: ${fault.message}`)
  const lineAt = lineCounter(text)
  const found: Module = { path, imports: [], uses: [], comments: [], cuts: [], compared: [], cards: [], called: [] }
  for (const comment of comments) found.comments.push({ name: comment.value.trim(), line: lineAt(comment.start) })
  // The tree is walked by its field names, whatever its nodes are.
  visit(program as unknown as Node, node => {
    const line = lineAt(node.start)
    const imported = importOf(node)
    if (imported) found.imports.push({ ...imported, line })
    for (const name of namesOf(node)) found.uses.push({ name, line })
    const cut = cutOf(node)
    if (cut) found.cuts.push({ ...cut, line })
    for (const each of comparedIn(node)) found.compared.push({ ...each, line })
    found.cards.push(...cardsIn(node))
    const table = calledByKey(node)
    if (table !== undefined && !text.includes(`Object.hasOwn(${table},`)) found.called.push({ name: table, line })
  })
  return found
}

/** `TABLE[key](…)` and `TABLE[key]?.(…)`, the key being anything but a constant. */
const calledByKey = (node: Node): string | undefined => {
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined
  if (callee?.type !== 'MemberExpression' || callee.computed !== true) return undefined
  const { object, property } = callee as unknown as { object: Node; property: Node }
  const name = object.type === 'Identifier' ? String(object.name) : ''
  return property.type !== 'Literal' && /^[A-Z][A-Z_]+$/.test(name) ? name : undefined
}

const importOf = (node: Node): Omit<Import, 'line'> | undefined => {
  const from = (node.source as { value?: unknown } | null | undefined)?.value
  if (typeof from !== 'string') return undefined
  if (node.type === 'ImportExpression') return { from, kind: 'dynamic' }
  if (node.type === 'TSImportType') return { from, kind: 'type' }
  if (node.type === 'ImportDeclaration') return { from, kind: isTypeOnly(node, 'importKind') ? 'type' : 'value' }
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration')
    return { from, kind: isTypeOnly(node, 'exportKind') ? 'type' : 'value' }
  return undefined
}

const isTypeOnly = (node: Node, kind: 'importKind' | 'exportKind'): boolean => {
  if (node[kind] === 'type') return true
  const names = (node.specifiers ?? []) as Node[]
  return names.length > 0 && names.every(name => name[kind] === 'type')
}

const namesOf = (node: Node): string[] => {
  if (node.type === 'AwaitExpression') return ['await']
  if (node.type === 'ForOfStatement' && node.await === true) return ['await']
  if (node.async === true) return ['async']
  if (node.type === 'MemberExpression') return [memberName(node)]
  if (node.type === 'Identifier') return [node.name as string]
  return []
}

/** `Math.random` and `Math['random']` alike. */
const memberName = (node: Node): string => {
  const object = node.object as Node
  const property = node.property as Node
  return `${String(object.name)}.${String(property.name ?? property.value)}`
}

/** Walks the tree, leaving out names that only label something: `point.Date`, `{ Date: 1 }`. */
const visit = (node: Node, look: (node: Node) => void): void => {
  look(node)
  for (const key of Object.keys(node)) {
    const child = node[key]
    if (typeof child !== 'object' || isLabel(node, key)) continue
    if (Array.isArray(child)) {
      for (const one of child) if (isNode(one)) visit(one, look)
    } else if (isNode(child)) visit(child, look)
  }
}

const isLabel = (node: Node, key: string): boolean =>
  !node.computed &&
  !node.shorthand &&
  ((key === 'property' && node.type === 'MemberExpression') || (key === 'key' && node.type !== 'TSMappedType'))

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const lineCounter = (text: string): ((offset: number) => number) => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return offset => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
