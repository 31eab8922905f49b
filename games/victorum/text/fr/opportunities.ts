import type { OpportunityId } from '../../content/ids.ts'

import type { OpportunityText } from '../en/opportunities.ts'

export const opportunities: Readonly<Record<OpportunityId, OpportunityText>> = {
  O01: {
    name: 'Téméraire',
    change: 'Quand un Carnage commence, vous pouvez ajouter une unité du sac à la fin de l’effectif rival.',
    task: 'Remportez cet événement.',
  },
  O02: {
    name: 'Mains propres',
    task: 'Remportez une Joute dans laquelle aucune unité, d’aucune troupe, n’a été vaincue.',
  },
  O03: {
    name: 'Indemne',
    task: 'Remportez un Carnage dans lequel votre héros a été déployé sans perdre de PV.',
  },
  O04: {
    name: 'Seul contre tous',
    change:
      'Quand commence un Carnage dont l’effectif comprend votre héros, vous pouvez l’annoncer ; vous n’y déployez alors aucune unité du camp.',
    task: 'Remportez cet événement.',
  },
  O05: {
    name: 'Pèlerin',
    task: 'Terminez votre voyage dans cinq régions différentes après avoir acquis cette carte.',
  },
  O06: {
    name: 'Lauriers sanglants',
    task: 'Les attaques de votre héros vainquent trois unités dans un même combat.',
  },
  O07: {
    name: 'Œil patient',
    task: 'Assistez en spectateur dans trois régions différentes après avoir acquis cette carte.',
  },
  O08: {
    name: 'Sous mille bannières',
    task: 'Ayez dans votre troupe des unités de quatre factions différentes (votre héros compte).',
  },
  O09: {
    name: 'À mains nues',
    task: 'Commencez une Joute avec au moins trois tactiques au camp et remportez-la sans en placer.',
  },
  O10: {
    name: 'Faveur du marchand',
    task: 'Utilisez un port deux fois dans le même acte.',
  },
  O11: {
    name: 'Public conquis',
    task: 'Remportez une Joute dans la région de votre héros.',
  },
  O12: {
    name: 'Rivages lointains',
    task: 'Remportez au moins un événement dans la région des Lamosiens et un dans celle de Kunlun après avoir acquis cette carte.',
  },
  O13: {
    name: 'Clémence',
    task: 'Remportez une Passe d’armes alors que le tribun est au combat avec exactement 1 PV.',
  },
  O14: {
    name: 'Dompteur',
    task: 'Ayez deux Bêtes dans votre troupe.',
  },
  O15: {
    name: 'Mur de boucliers',
    task: 'Remportez un Carnage dans lequel vous avez déployé au moins deux Défenseurs sans qu’aucun soit vaincu.',
  },
  O16: {
    name: 'Tireurs d’élite',
    task: 'Dans un même combat, vos unités vainquent deux adversaires par des attaques depuis une case non adjacente.',
  },
  O17: {
    name: 'En quête de visions',
    change: 'Hors combat, vous pouvez sacrifier un Tacticien de votre camp.',
    task: 'Faites-le.',
  },
  O18: {
    name: 'Étendard fulgurant',
    task: 'Remportez une Prise de l’étendard en le capturant avant la fin de votre cinquième tour.',
  },
  O19: {
    name: 'Montagne immobile',
    task: 'Marquez trois points au début d’un même tour dans un Roi de la colline.',
  },
  O20: {
    name: 'Tueur de géants',
    task: 'Une de vos unités non élite de Santé 3 ou moins vainc par une attaque une unité de Santé 6 ou plus.',
  },
  O21: {
    name: 'Tribut de sang',
    change: 'Juste après avoir remporté un Carnage, vous pouvez sacrifier une unité non vaincue du camp.',
    task: 'Faites-le.',
  },
  O22: {
    name: 'Purification',
    change: 'Hors combat, vous pouvez rayer une bénédiction.',
    task: 'Faites-le.',
  },
  O23: {
    name: 'Au bord du gouffre',
    task: 'Commencez un Carnage avec un héros à 2 PV ou moins, déployez-le et remportez l’événement.',
  },
  O24: {
    name: 'Chaînes brisées',
    task: 'Remportez un Carnage dans la région des Réfugiés de Pluton.',
  },
  O25: {
    name: 'Saison rouge',
    task: 'Remportez trois Carnages dans le même acte (les victoires antérieures comptent).',
  },
  O26: {
    name: 'Coqueluche des gradins',
    task: 'Remportez trois Joutes dans le même acte (les victoires antérieures comptent).',
  },
  O27: {
    name: 'Frères d’armes',
    task: 'Recrutez deux unités dans le même acte après avoir acquis cette carte.',
  },
  O28: {
    name: 'Maître d’armes',
    task: 'Ayez quatre dés dans l’Attaque de votre feuille de héros.',
  },
  O29: {
    name: 'Corps de fer',
    task: 'Ayez une Santé de 9 ou plus sur votre feuille de héros.',
  },
  O30: {
    name: 'Grand capitaine',
    task: 'Ayez un Commandement de 8 ou plus sur votre feuille et une troupe à cette limite.',
  },
  O31: {
    name: 'Feu purificateur',
    task: 'Remportez un événement dans la région des Vésuviens.',
  },
  O32: {
    name: 'Gambit du stratège',
    task: 'Placez une tactique à trois de vos tours consécutifs d’un même combat et remportez-le.',
  },
  O33: {
    name: 'Handicap',
    change: 'Quand une Joute commence, vous pouvez réduire votre effectif d’une unité du camp.',
    task: 'Remportez cet événement.',
  },
  O34: {
    name: 'Dans les ténèbres',
    change: 'Quand vous acceptez une Joute ou un Carnage, vous pouvez piocher un fléau.',
    task: 'Remportez cet événement.',
  },
  O35: {
    name: 'Défi précoce',
    task: 'Entrez dans une capitale avec au moins quatre semaines non cochées dans l’acte et remportez le combat de primus.',
  },
}
