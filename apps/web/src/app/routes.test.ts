import { expect, test } from 'vitest'
import { codeFrom, joinPathOf, lineFrom, pastedCode, pathTo, routeOf, seatFrom } from './routes.ts'

test('every address that is made leads back to its screen', () => {
  expect(routeOf(pathTo.home)).toEqual({ screen: 'home' })
  expect(routeOf(pathTo.tables)).toEqual({ screen: 'tables' })
  expect(routeOf(pathTo.replays)).toEqual({ screen: 'replays' })
  expect(routeOf(pathTo.rulebooks)).toEqual({ screen: 'rulebooks' })
  expect(routeOf(pathTo.settings)).toEqual({ screen: 'settings' })
  expect(routeOf(pathTo.about)).toEqual({ screen: 'about' })
  expect(routeOf(pathTo.privacy)).toEqual({ screen: 'privacy' })
  expect(routeOf(pathTo.newTable('defenders'))).toEqual({ screen: 'new', game: 'defenders' })
  expect(routeOf(pathTo.campaign('rift'))).toEqual({ screen: 'campaign', game: 'rift' })
  expect(routeOf(pathTo.table('local', 'a b'))).toEqual({ screen: 'table', kind: 'local', id: 'a b', result: false })
  expect(routeOf(pathTo.result('online', 'k4'))).toEqual({ screen: 'table', kind: 'online', id: 'k4', result: true })
  expect(routeOf(pathTo.replay('local', 'm1'))).toEqual({ screen: 'replay', source: 'local', id: 'm1' })
  expect(routeOf(pathTo.replay('shared'))).toEqual({ screen: 'replay', source: 'shared', id: '' })
  expect(routeOf(pathTo.rules('defenders'))).toEqual({ screen: 'rules', game: 'defenders' })
  expect(routeOf(pathTo.join('k4', 'tok'))).toEqual({ screen: 'join', table: 'k4', token: 'tok' })
})

test('a workshop has its code behind the hash, and a pasted link is as good as the code', () => {
  const code = 'battle:8x5@D1.0,8x1@D5.0'
  expect(routeOf(pathTo.workshop('tactics'))).toEqual({ screen: 'workshop', game: 'tactics' })
  expect(pathTo.workshop('tactics', code)).toBe(`/build/tactics#${code}`)
  expect(pathTo.newTable('tactics', { mode: 'battle', realm: code })).toBe(`/new/tactics#mode=battle&realm=${code}`)
  expect([codeFrom(`#${code}`), codeFrom('#a%20b'), codeFrom('#'), codeFrom('')]).toEqual([
    code,
    'a b',
    undefined,
    undefined,
  ])
  expect(pastedCode(` https://tabletome.example/build/tactics#${code} `)).toBe(code)
  expect(pastedCode(`/build/tactics#battle%3A8x5%40D1.0`)).toBe('battle:8x5@D1.0')
  expect(pastedCode(code)).toBe(code)
  expect(pastedCode('https://tabletome.example/t/k4#x')).toBe('https://tabletome.example/t/k4#x')
})

test('what is no address of ours is unknown', () => {
  for (const path of [
    '/nowhere',
    '/t',
    '/t/a/b',
    '/t/a/result/x',
    '/replay/else',
    '/join/a',
    '/rules/a/b',
    '/new',
    '/campaign',
    '/campaign/a/b',
  ])
    expect(routeOf(path), path).toEqual({ screen: 'unknown' })
})

test('a broken escape does not break the page', () => {
  expect(routeOf('/rules/%E0%A4%A')).toEqual({ screen: 'rules', game: '%E0%A4%A' })
})

test('a rule is linked by its id', () => {
  expect(pathTo.rules('defenders', 'DEF-MOVE-01')).toBe('/rules/defenders#DEF-MOVE-01')
})

test('an invitation may be pasted whole or as a path; anything else is refused', () => {
  expect(joinPathOf(' https://tabletome.example/join/k4/tok ')).toBe('/join/k4/tok')
  expect(joinPathOf('/t/k4')).toBe('/t/k4')
  expect(joinPathOf('https://tabletome.example/local/k4')).toBeUndefined()
  expect(joinPathOf('hello')).toBeUndefined()
})

test('the address of a replay names its position', () => {
  expect(pathTo.replay('local', 'abc', 57)).toBe('/replay/local/abc?at=57')
  expect(pathTo.replay('shared', '', 0)).toBe('/replay/shared?at=0')
  expect(pathTo.replay('local', 'abc', 57, 'p2')).toBe('/replay/local/abc?at=57&of=p2')
  expect(pathTo.tryAgain('online', 'abc', 'p2')).toBe('/replay/online/abc?try&of=p2')
  expect([seatFrom('?at=57&of=p2'), seatFrom('?at=57')]).toEqual(['p2', undefined])
  expect([lineFrom('?at=57', 100), lineFrom('?at=570', 100), lineFrom('?at=x', 100), lineFrom('', 100)]).toEqual([
    57, 100, 0, 0,
  ])
})
