import { expect, test } from 'vitest'
import {
  a,
  de,
  deWord,
  does,
  ed,
  f,
  fPlural,
  gives,
  il,
  label,
  le,
  m,
  mPlural,
  type Name,
  personDoes,
  proper,
  tally,
  un,
} from './french.ts'

const TABLE: readonly (readonly [Name, string, string, string, string])[] = [
  [m('Reptilien'), 'le Reptilien', 'du Reptilien', 'au Reptilien', 'un Reptilien'],
  [f('Bête'), 'la Bête', 'de la Bête', 'à la Bête', 'une Bête'],
  [
    m('Éléphant de guerre'),
    'l’Éléphant de guerre',
    'de l’Éléphant de guerre',
    'à l’Éléphant de guerre',
    'un Éléphant de guerre',
  ],
  [m('Hoplite'), 'l’Hoplite', 'de l’Hoplite', 'à l’Hoplite', 'un Hoplite'],
  [m('Harponneur', { aspirated: true }), 'le Harponneur', 'du Harponneur', 'au Harponneur', 'un Harponneur'],
  [fPlural('Gorgones', { titled: true }), 'les Gorgones', 'des Gorgones', 'aux Gorgones', 'des Gorgones'],
  [mPlural('Étals'), 'les Étals', 'des Étals', 'aux Étals', 'des Étals'],
  [m('héros', { article: 'votre', aspirated: true }), 'votre héros', 'de votre héros', 'à votre héros', 'un héros'],
  [proper('Taotie'), 'Taotie', 'de Taotie', 'à Taotie', 'un Taotie'],
  [proper('Apophis'), 'Apophis', 'd’Apophis', 'à Apophis', 'un Apophis'],
]
test.each(TABLE)('$name with its article, of it, to it', (name, the, of, to, one) => {
  expect([le(name), de(name), a(name), un(name)]).toEqual([the, of, to, one])
})

test('an article that belongs to the name stands in its label and contracts in sentences', () => {
  const gorgons = fPlural('Gorgones', { titled: true })
  expect([label(gorgons), de(gorgons), does(gorgons, 'tombe', 'tombent')]).toEqual([
    'Les Gorgones',
    'des Gorgones',
    'Les Gorgones tombent',
  ])
})

test('participles and pronouns agree', () => {
  const kinds = [m('Archer'), f('Bête'), mPlural('Loups'), fPlural('Harpies')]
  expect(kinds.map(kind => `${il(kind)} vaincu${ed(kind)}`)).toEqual([
    'il vaincu',
    'elle vaincue',
    'ils vaincus',
    'elles vaincues',
  ])
})

test('whoever reads is “vous”: subject, object and after a preposition', () => {
  const me = { kind: 'me' } as const
  const bram = { kind: 'player', name: 'Bram' } as const
  const ada = { kind: 'player', name: 'Ada' } as const
  const verb = { you: 'transmettez', other: 'transmet' }
  expect(personDoes(me, 'gagnez', 'gagne')).toBe('Vous gagnez')
  expect(gives(bram, verb, me, 'l’Adepte')).toBe('Bram vous transmet l’Adepte')
  expect(gives(me, verb, bram, 'l’Adepte')).toBe('Vous transmettez l’Adepte à Bram')
  expect(gives(bram, verb, ada, 'l’Adepte')).toBe('Bram transmet l’Adepte à Ada')
  expect([deWord('Ada'), deWord('Bram')]).toEqual(['d’Ada', 'de Bram'])
})

test('what comes twice is said once', () => {
  expect(tally(['Adepte', 'Milice', 'Adepte'])).toBe('Adepte (×2) et Milice')
})
