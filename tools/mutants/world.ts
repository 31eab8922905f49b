import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { moduleRunnerTransform } from 'vite'
import { transformSync } from 'rolldown/utils'
import { resolve, type Workspaces } from '../boundaries/resolve.ts'

type Exports = Record<string, unknown>
type Body = (...parts: unknown[]) => void
interface Module {
  readonly body: Body
}

/**
 * Modules of the project as functions, so that they can be run anew without reading and compiling them again: what a mutant needs
 * is one changed module among hundreds that stay.
 */
export class Library {
  private readonly modules = new Map<string, Module>()
  readonly outside = new Map<string, Exports>()

  readonly root: string
  private readonly workspaces: Workspaces

  constructor(root: string) {
    this.root = root
    this.workspaces = workspacesOf(root)
  }

  /** Compiles a file and all it imports; `tell` may change a source first. */
  async read(path: string, tell: (path: string, code: string) => string): Promise<void> {
    if (this.modules.has(path)) return
    const code = tell(path, readFileSync(join(this.root, path), 'utf8'))
    const { module, imports } = await this.compile(path, code)
    this.modules.set(path, module)
    for (const target of imports)
      if (target.to === 'file') await this.read(target.path, tell)
      else if (!this.outside.has(target.name)) this.outside.set(target.name, await packageNamed(target.name))
  }

  async compile(path: string, code: string): Promise<{ module: Module; imports: readonly Found[] }> {
    const { code: plain, errors } = path.endsWith('.json')
      ? { code: `export default ${code}`, errors: [] }
      : transformSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
    const linked = await moduleRunnerTransform(plain, null, path, plain)
    if (linked === null) throw new Error(`${path} cannot be linked`)
    const imports = (linked.deps ?? []).map(name => this.find(path, name))
    // Imports are awaited one after the other and nothing else is: without the waiting a module is a plain function.
    const text = linked.code.replaceAll('await __vite_ssr_import__(', '__vite_ssr_import__(')
    return { module: { body: compileFunction(text, PARTS, { filename: path }) as Body }, imports }
  }

  find(importer: string, name: string): Found {
    const target = resolve(importer, name, this.workspaces)
    if (target.to === 'nowhere') throw new Error(`${importer}: ${name} ${target.why}`)
    return target
  }
  moduleAt(path: string): Module {
    const module = this.modules.get(path)
    if (module === undefined) throw new Error(`${path} was not read`)
    return module
  }
}
/** Pictures are of no interest here. */
const packageNamed = async (name: string): Promise<Exports> =>
  name.startsWith('icon:') ? { default: name } : ((await import(name)) as Exports)
type Found = { to: 'file'; path: string } | { to: 'outside'; name: string }
const PARTS = [
  '__vite_ssr_exportName__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import_meta__',
  '__hit',
]

/** The modules once loaded; `given` stand for packages, `instead` for one module of the library. */
export class World {
  private readonly loaded = new Map<string, Exports>()

  private readonly library: Library
  private readonly given: Readonly<Record<string, Exports>>
  private readonly hit: (id: number) => void
  private readonly instead: ReadonlyMap<string, Module>

  constructor(
    library: Library,
    given: Readonly<Record<string, Exports>>,
    hit: (id: number) => void = () => {},
    instead: ReadonlyMap<string, Module> = new Map(),
  ) {
    this.library = library
    this.given = given
    this.hit = hit
    this.instead = instead
  }

  load(path: string): Exports {
    const known = this.loaded.get(path)
    if (known !== undefined) return known
    const exports: Exports = {}
    this.loaded.set(path, exports)
    const name = (key: string, get: () => unknown) =>
      Object.defineProperty(exports, key, { enumerable: true, configurable: true, get })
    const all = (from: Exports) => {
      for (const key of Object.keys(from)) if (key !== 'default' && !(key in exports)) name(key, () => from[key])
    }
    const meta = { url: pathToFileURL(join(this.library.root, path)).href }
    const { body } = this.instead.get(path) ?? this.library.moduleAt(path)
    body(
      name,
      (what: string) => this.linked(path, what),
      () => Promise.resolve({}),
      all,
      meta,
      this.hit,
    )
    return exports
  }
  private linked(importer: string, what: string): Exports {
    const given = this.given[what]
    if (given !== undefined) return given
    const target = this.library.find(importer, what)
    return target.to === 'file' ? this.load(target.path) : (this.library.outside.get(target.name) ?? {})
  }
}

/** Packages of ours with their public entries. */
const workspacesOf = (root: string): Workspaces => {
  const found: Workspaces = {}
  for (const folder of ['games', ...['packages', 'apps'].flatMap(all => foldersIn(root, all))]) {
    const file = join(root, folder, 'package.json')
    if (!existsSync(file)) continue
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string
      exports?: Record<string, string>
    }
    found[name] = { folder, exports }
  }
  return found
}
const foldersIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder)).map(each => join(folder, each))

/** All files below a folder, as paths from the root. */
export const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(each => each.isFile())
    .map(each => relative(root, join(each.parentPath, each.name)))
    .sort()
