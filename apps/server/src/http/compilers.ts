import ajvCompiler from '@fastify/ajv-compiler'
import stringifyCompiler from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Factory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

/** Most routes answer errors in one shape: what a schema compiles to is made once, however many routes and servers have it. */
const once = <S, O, R, C>(build: (named: S, options: O) => (route: R) => C) => {
  const made = new Map<string, C>()
  return (named: S, options: O) => {
    const compile = build(named, options)
    const around = JSON.stringify([named, options])
    return (route: R): C => {
      const key = JSON.stringify(schemaOf(route)) + around
      const known = made.get(key) ?? compile(route)
      made.set(key, known)
      return known
    }
  }
}

/** Compilers are handed a schema with the route it belongs to. */
const schemaOf = (route: unknown): unknown =>
  typeof route === 'object' && route !== null && 'schema' in route ? route.schema : route

export const compilersFactory: Factory = {
  buildValidator: once(ajvCompiler()),
  buildSerializer: once(stringifyCompiler()),
}
