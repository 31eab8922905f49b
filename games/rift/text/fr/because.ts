import type { UnitId } from '../../content/ids.ts'
import { entryOf } from '../../../text/because.ts'
import type { because as en } from '../en/because.ts'
import { bosses, hearts, hero, heroes, ofHero, theBoss } from './names.ts'

const known = (id: string): UnitId => (entryOf(heroes, id) === undefined ? 'wildcat' : (id as UnitId))
const boss = (id: string): string =>
  entryOf(bosses, id) === undefined ? 'le boss' : theBoss(id as keyof typeof bosses)

export const because: typeof en = {
  even: ['Légèrement mieux dans la plupart des suites.', 'Légèrement moins bien dans la plupart des suites.'],
  same: ['Revient à peu près au même.', 'Revient à peu près au même.'],
  only: ['Rien d’autre n’entre en ligne de compte.', 'Rien d’autre n’entre en ligne de compte.'],
  idle: ['Ne laisse rien en plan.', 'Laisse quelque chose en plan.'],
  won: ['Gagne plus souvent dans la manche.', 'Gagne moins souvent dans la manche.'],
  lasting: ['Le royaume tient plus souvent.', 'Le royaume tombe plus souvent.'],
  hearts: [(_, n) => `Épargne environ ${hearts(n)}.`, (_, n) => `Coûte environ ${hearts(n)}.`],
  portals: ['Ferme un portail plus tôt.', 'Ferme un portail plus tard.'],
  hordes: ['Laisse moins de hordes sur le chemin.', 'Laisse plus de hordes sur le chemin.'],
  crystals: ['Rapporte plus de cristaux.', 'Rapporte moins de cristaux.'],
  squares: [
    (_, n) => `Couvre environ ${n} de leurs cases en plus.`,
    (_, n) => `Laisse environ ${n} ${n < 2 ? 'case' : 'cases'} de plus à découvert.`,
  ],
  towers: ['Construit plus de tours.', 'Construit moins de tours.'],
  soldiers: ['Ménage les soldats.', 'Use des soldats.'],
  boss: [about => `Use plus vite ${boss(about)}.`, about => `Use moins vite ${boss(about)}.`],
  up: [
    about => `Garde ${hero(known(about))} debout.`,
    about => `Met plus souvent ${hero(known(about))} hors de combat.`,
  ],
  health: [about => `Ménage la santé ${ofHero(known(about))}.`, about => `Entame la santé ${ofHero(known(about))}.`],
  abilities: [
    about => `Garde prêtes des capacités ${ofHero(known(about))}.`,
    about => `Dépense des capacités ${ofHero(known(about))}.`,
  ],
}
