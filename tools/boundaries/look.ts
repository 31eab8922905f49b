/** What the guards of ids and cards look for in the tree of a module. */

export type Node = { type: string; start: number; [key: string]: unknown }

/** A text taken apart: `anchor.split(' ')`, `/^unit /.test(id)`. `name` is the text's, `pattern` what it is cut at. */
export type Cut = { name: string; how: string; pattern: string | undefined; line: number }
/** A literal and what is compared with it: `card === 'O22'`, `switch (scion) { case 'hydra':`, `banes.includes('eclipse')`. */
export type Compared = { name: string; literal: string; line: number }

const CUTS = new Set(
  'split startsWith endsWith slice substring substr match matchAll search replace replaceAll indexOf lastIndexOf charAt'.split(
    ' ',
  ),
)

const literalOf = (node: Node | undefined): string | undefined => {
  if (node?.type === 'Literal') {
    if (typeof node.value === 'string') return node.value
    return node.regex === undefined ? undefined : (node.regex as { pattern: string }).pattern
  }
  if (node?.type !== 'TemplateLiteral') return undefined
  const pieces = node.quasis as { value: { cooked: string } }[]
  return pieces.map(({ value }) => value.cooked).join('${}')
}
const textOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** The last name of what stands there: `option` of `board.option?.split`, `at` of `at[0].split`. */
const nameOf = (node: Node | undefined): string => {
  switch (node?.type) {
    case 'Identifier':
      return node.name as string
    case 'MemberExpression':
      return node.computed
        ? (textOf(node.property as Node) ?? nameOf(node.object as Node))
        : nameOf(node.property as Node)
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return nameOf(node.expression as Node)
    case 'LogicalExpression':
      return nameOf(node.left as Node)
    case 'CallExpression':
      return nameOf(node.callee as Node)
    default:
      return ''
  }
}

export const cutOf = (node: Node): Omit<Cut, 'line'> | undefined => {
  if (node.type !== 'CallExpression') return undefined
  const callee = node.callee as Node
  if (callee.type !== 'MemberExpression') return undefined
  const how = nameOf(callee.property as Node)
  const [first] = node.arguments as Node[]
  if (CUTS.has(how)) return { name: nameOf(callee.object as Node), how, pattern: literalOf(first) }
  const regex = (callee.object as Node).regex === undefined ? undefined : literalOf(callee.object as Node)
  return (how === 'test' || how === 'exec') && regex !== undefined
    ? { name: nameOf(first), how, pattern: regex }
    : undefined
}

const withEach = (name: string, others: readonly Node[]) =>
  others.flatMap(other => {
    const literal = textOf(other)
    return literal === undefined ? [] : [{ name, literal }]
  })

export const comparedIn = (node: Node): readonly Omit<Compared, 'line'>[] => {
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator as string)) {
    const [left, right] = [node.left as Node, node.right as Node]
    return [...withEach(nameOf(left), [right]), ...withEach(nameOf(right), [left])]
  }
  if (node.type === 'SwitchStatement')
    return withEach(
      nameOf(node.discriminant as Node),
      (node.cases as Node[]).map(({ test }) => test as Node),
    )
  if (node.type !== 'CallExpression') return []
  const name = nameOf(node.callee as Node)
  return /^(has|have|is)([A-Z]|$)|^includes$/.test(name) ? withEach(name, node.arguments as Node[]) : []
}

/** The cards a module of content declares: entries of a table whose values are objects, and ids written out. */
export const cardsIn = (node: Node): readonly string[] => {
  if (node.type === 'Property' && nameOf(node.key as Node) === 'id')
    return [textOf(node.value as Node)].filter(text => text !== undefined)
  if (node.type !== 'VariableDeclarator') return []
  const table = bare(node.init as Node | null)
  if (table?.type !== 'ObjectExpression') return []
  return (table.properties as Node[]).flatMap(entry =>
    entry.type === 'Property' && bare(entry.value as Node)?.type === 'ObjectExpression'
      ? [textOf(entry.key as Node) ?? nameOf(entry.key as Node)]
      : [],
  )
}
const bare = (node: Node | null): Node | null =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression' ? bare(node.expression as Node) : node
