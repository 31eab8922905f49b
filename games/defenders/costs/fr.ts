import type { costs as english } from './en.ts'

export const costs: typeof english = {
  idle: 'Laisser des points d’action inutilisés',
  won: 'Manquer une victoire dans la Manche',
  lasting: 'Risquer la chute du royaume',
  capital: 'Laisser la Menace gagner la Capitale',
  standing: 'Laisser tomber une Région',
  threat: 'Laisser trop de Menace dans une Région',
  foe: 'Épargner l’Ennemi épique',
  awake: 'Épuiser un héros',
  hp: 'Entamer les PV d’un héros',
  artifacts: 'Passer à côté d’un Artefact',
}
