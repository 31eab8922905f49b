import type { tactics as en } from '../en/tactics.ts'

export const tactics: typeof en = {
  T01: {
    name: 'Élan',
    when: 'Une de vos unités capture une unité ennemie et est toujours en jeu.',
    effect: 'Cette unité récupère 3 Santé et perd son pion Affaibli.',
  },
  T02: {
    name: 'Prendre de la Hauteur',
    when: 'Une de vos unités finit un Déplacement plus haut qu’elle ne l’a commencé.',
    effect: 'Elle récupère 2 Santé, ou 2 Munitions ou Mana.',
  },
  T03: {
    name: 'Contre le Mur',
    when: 'Une unité ennemie subit un choc lors d’une de vos Poussées et survit.',
    effect: 'Elle devient Affaiblie.',
  },
  T04: {
    name: 'Premiers Soins',
    when: 'Vous avez fini, et au moins une de vos unités n’a rien fait ce tour-ci.',
    effect: 'Une de ces unités récupère 3 Santé.',
  },
  T05: {
    name: 'Second Souffle',
    when: 'Une seconde action rend une de vos unités Affaiblie.',
    effect: 'Retirez ce pion.',
  },
  T06: {
    name: 'Embuscade',
    when: 'Une unité ennemie finit un Déplacement à côté d’une de vos unités, à la même élévation.',
    effect: 'Elle perd 1 Santé.',
  },
  T07: {
    name: 'Esquive',
    when: 'Une attaque ou une Riposte de cette action a blessé une de vos unités, toujours en jeu.',
    effect: 'Elle peut se déplacer avec 2 PM.',
  },
  T08: {
    name: 'Cache de Vivres',
    when: 'Une de vos unités utilise un Village.',
    effect: 'Une autre de vos unités récupère 2 Santé et 2 Munitions ou Mana.',
  },
  T09: {
    name: 'Serrer les Rangs',
    when: 'Votre tour commence et deux de vos unités sont adjacentes.',
    effect: 'Toutes deux récupèrent 2 Santé.',
  },
  T10: {
    name: 'Éclaireur',
    when: 'Une de vos unités utilise un portail ou entre dans un donjon.',
    effect: 'Elle a 2 PM de plus dans ce Déplacement.',
  },
  T11: {
    name: 'Dernier Carquois',
    when: 'Pendant une attaque, une de vos unités a dépensé ou perdu sa dernière Munition ou son dernier Mana, et elle est en jeu.',
    effect: 'Elle en récupère 2.',
  },
  T12: {
    name: 'Riposte Cinglante',
    when: 'Une de vos Ripostes blesse l’attaquant, qui survit.',
    effect: 'Il perd 1 Santé.',
  },
  T13: {
    name: 'Ténacité',
    when: 'Une de vos unités subit au moins 3 dégâts d’une seule attaque et survit.',
    effect: 'Elle récupère 2 Santé.',
  },
  T14: {
    name: 'Longue Chute',
    when: 'Une de vos Poussées fait tomber une unité ennemie plus bas.',
    effect: 'Elle perd 2 Santé.',
  },
  T15: {
    name: 'Tenaille',
    when: 'Après une de vos actions, une unité ennemie est adjacente à deux de vos unités.',
    effect: 'Poussez-la de 1 case dans la direction de votre choix.',
  },
  T16: {
    name: 'Marche Forcée',
    when: 'Vous avez fini ; vous avez fait trois actions ce tour-ci, sans aucune attaque.',
    effect: 'Une de vos unités qui ne s’est pas déplacée ce tour-ci peut se déplacer avec 2 PM.',
  },
}
