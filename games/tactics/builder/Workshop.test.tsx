import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { WorkshopProps } from '../../types.ts'
import { READY_REALMS } from '../content/realms.ts'
import { codeOf } from '../rules/realm/realm.query.ts'
import { text as english } from '../text/en.ts'
import { text as french } from '../text/fr.ts'
import { Workshop } from './Workshop.tsx'

const none = () => undefined
const draw = (code: string | undefined, more: Partial<WorkshopProps> = {}) =>
  renderToStaticMarkup(
    <Workshop
      text={english}
      compact={false}
      code={code}
      setCode={none}
      saved={[]}
      save={none}
      remove={none}
      share={() => Promise.resolve(true)}
      use={none}
      {...more}
    />,
  )
const isPlayable = (markup: string) => !/<button[^>]*\bdisabled=""[^>]*>Play on this realm/.test(markup)

test('a link restores its realm: boxes in their places, checks passed, ready to play', () => {
  const markup = draw(codeOf(READY_REALMS.twinBastions))
  expect(markup).toContain('6 of 6 placed')
  expect(markup).toContain('D5, top 3')
  expect(markup).toContain('Portals open: 5 of 7')
  expect(markup).toContain('Twin Bastions</text>')
  expect(isPlayable(markup)).toBe(true)
})

test('a realm with a fault says which rule it breaks and cannot be played', () => {
  const markup = draw('battle:8x5@D4.0')
  expect(markup).toContain('The 8×5 box covers H6, which must stay free.')
  expect(markup).toContain('href="/rules/tactics#TAC-BUILDER-03"')
  expect(markup).toContain('builder-cells is-wrong')
  expect(isPlayable(markup)).toBe(false)
})

test('a bad link leaves an empty field and says why', () => {
  const markup = draw('battle:9x9@A1.0')
  expect(markup).toMatch(/role="alert".*This link holds no realm.*9x9@A1\.0/)
  expect(markup).toContain('0 of 6 placed')
})

test('[TAC-BUILDER-08] what stands only without the two suggestions opens with the switch off', () => {
  expect(draw('battle:2x2@A1.0,3x2@C1.0,1x2@B1.1')).toContain('aria-checked="false"')
  expect(draw('battle:')).toContain('aria-checked="true"')
})

test('saved realms are offered by name, in French too', () => {
  const markup = draw(undefined, { text: french, saved: [{ name: 'Le mur', code: 'battle:' }] })
  expect(markup).toContain('aria-label="Ouvrir Le mur"')
  expect(markup).toContain('Jouer sur ce royaume')
})
