import { expect, test } from 'vitest'
import { faultsOf } from './sane.ts'

const WRONG = {
  fr: [
    'Le Passeur tombe face à le primus',
    'L’Archer 1 s’approche de Éléphant de guerre',
    'Le hoplite attaque de Hydre',
    'L’héros tombe',
    'Il ne reste que le le Passeur',
    'Les Ruines est détruite',
    'Cid transmet Adepte à vous',
    'Il reste 1 cartes',
  ],
  en: ['It has 1 hits', 'the your hero falls', 'It takes a ember', 'It takes an crystal', 'It falls to to the primus'],
}
const RIGHT = {
  fr: [
    'Votre héros tombe face au primus',
    'L’Archer 1 s’approche de l’Éléphant de guerre',
    'Impossible de le faire',
    'Le héros et la hache, de huit à onze',
    'Les Ruines sont détruites',
    'Cid vous transmet l’Adepte',
    'Encore 1 carte, puis 2 cartes',
    'Le Passeur est poussé de A1 en E3',
  ],
  en: ['It has 1 hit', 'your hero falls', 'It takes an ember', 'A unit takes a one-way street', 'Archer 1 steps back'],
}
test.each(['fr', 'en'] as const)('what is wrong in %s is found, what is right is left alone', language => {
  expect(WRONG[language].filter(said => faultsOf(language, said, '').length === 0)).toEqual([])
  expect(RIGHT[language].flatMap(said => faultsOf(language, said, ''))).toEqual([])
})
