import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noticesOf, packageOf } from './licences.ts'

test('the package of a file is found, wherever it is installed', () => {
  expect(packageOf('/a/node_modules/react-dom/cjs/client.js')).toBe('react-dom')
  expect(packageOf('/a/node_modules/x/node_modules/@fontsource/alegreya/files/a.woff2')).toBe('@fontsource/alegreya')
  expect(packageOf('/a/apps/web/src/main.tsx')).toBeUndefined()
})

test('every package the site depends on has its licence in full, and every artist is named', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../apps/web/package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const outside = Object.keys(dependencies).filter(name => !name.startsWith('@tabletome/'))
  const text = noticesOf([...outside, 'scheduler'])
  for (const name of outside) expect(text).toContain(`${name} ${dependencies[name]} (`)
  expect(text).toContain('Permission is hereby granted, free of charge')
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(text).toContain('Copyright (c) Meta Platforms')
  for (const artist of ['Lorc', 'Delapouite', 'Skoll', 'Caro Asercion']) expect(text).toContain(artist)
})

test('a package that says nothing of its licence stops the build', () => {
  expect(() => noticesOf(['.bin'])).toThrow('package.json')
})
