import type * as en from '../en/ask.ts'
import type { Who } from '../read.ts'
import { start } from '../../../text/sentence.ts'
import { artifacts, colours, count, enemies, foes, heroes, places } from './names.ts'

const subject = (who: Who) => (who.kind === 'me' ? 'Vous' : who.kind === 'player' ? who.name : colours[who.colour])
const VOWEL = /^[aeiouhàâéèêëîïôöùûü]/i
const of = (name: string) => (VOWEL.test(name) ? `d’${name}` : `de ${name}`)
const turnOf = (who: Who) =>
  who.kind === 'me' ? 'Votre Tour' : `Tour ${of(who.kind === 'player' ? who.name : colours[who.colour])}`
const left = (ap: number) => (ap === 0 ? 'Plus de PA.' : `Il reste ${ap} PA.`)

export const ask: typeof en.ask = {
  who: who => `${subject(who)}, ${heroes[who.hero].the}`,
  phases: {
    draw: 'Pioche',
    first: 'Première',
    second: 'Seconde',
    attack: 'Attaque',
    effect: 'Effet',
    act: 'Actions',
    discard: 'Défausse',
  },
  round: round => `Manche ${round}`,
  settingUp: 'Mise en place',
  choosingHeroes: 'Choix des héros',
  betweenCards: 'Carte suivante',
  over: { won: 'Victoire', lost: 'Défaite' },
  chooseHero: {
    title: 'Choisir un héros',
    mine: colour =>
      colour ? `Choisissez un héros pour ${colours[colour]}. Seul, vous en menez deux.` : 'Choisissez votre héros.',
    others: names => `À ${names} de choisir un héros.`,
  },
  draw: {
    title: 'Piocher la carte suivante ?',
    mine: 'Piochez quand tout le monde a bien vu.',
    others: names => `À ${names} de piocher la carte suivante.`,
  },
  turn: {
    title: turnOf,
    left: (who, ap) => `${turnOf(who)}. ${left(ap)}`,
    mustSpend: (who, ap) => `${turnOf(who)}. À dépenser maintenant : ${ap} PA du Sacrifice.`,
  },
  all: {
    title: 'Agir ensemble',
    status: ap => `Tous les Défenseurs. ${ap === 0 ? 'Plus de PA' : `Il reste ${ap} PA`} pour l’équipe.`,
  },
  defend: {
    title: region => `Qui défend ${places[region].the} ?`,
    mine: 'À vous de décider.',
    team: 'Décision d’équipe.',
    others: names => `${names} décide.`,
    attack: ({ card, region, order }, threat, destroyed) => {
      const { the } = places[region]
      const enemy = enemies[card]
      const what =
        order === 'only'
          ? `${start(enemy.the)} ${enemy.many ? 'attaquent' : 'attaque'} ${the}`
          : `${order === 'first' ? 'Première' : 'Seconde'} attaque : ${the}`
      return `${what} (${destroyed ? 'Région détruite' : `Menace\u00a0${threat}`}). Qui défend ?`
    },
  },
  ability: {
    titles: {
      'ability.chooseRegion': 'quelle Région ?',
      'ability.chooseDefender': 'quel Défenseur ?',
      'ability.chooseCard': 'quelle carte ?',
      'ability.chooseOrder': 'dans quel ordre ?',
      'ability.topOrBottom': 'dessus ou dessous ?',
      'ability.choosePath': 'par où ?',
      'ability.rally': 'qui fait quoi ?',
      'ability.retribution': 'soigner ou sécuriser ?',
    },
    title: (ability, question) => `${ability} : ${question}`,
    mine: {
      'ability.chooseRegion': 'Choisissez une Région.',
      'ability.chooseDefender': 'Choisissez un Défenseur.',
      'ability.chooseCard': 'Choisissez une carte de la Défausse.',
      'ability.chooseOrder': 'Choisissez l’ordre des cartes remises, celle du dessus d’abord.',
      'ability.topOrBottom': 'Laissez la carte dessus, ou glissez-la sous la pioche.',
      'ability.choosePath': 'Choisissez un pas ou deux.',
      'ability.rally': 'Choisissez qui agit sans payer, et comment.',
      'ability.retribution': 'Soignez quelqu’un ou sécurisez ici.',
    },
    others: (name, ability) => `${ability}. À ${name} de choisir.`,
  },
  artifact: {
    title: artifact => `Faire de la place pour ${artifacts[artifact].the} ?`,
    mine: 'Aucun emplacement libre : lâchez un Artefact du même genre, ou refusez le nouveau.',
    others: name => `À ${name} de choisir un Artefact.`,
  },
  waiting: names => `On attend ${names}.`,
  result: {
    won: (foe, round, capital) =>
      `${start(foes[foe].the)} est tombé à la Manche ${round} ; la Capitale en était à ${capital} sur 8.`,
    lostEarly: round => `La Capitale est tombée à la Manche ${round}, avant que l’Ennemi épique se montre.`,
    lost: (foe, hp, round) =>
      `La Capitale est tombée à la Manche ${round} ; ${foes[foe].the} avait encore ${count(hp, 'Point de vie', 'Points de vie')}.`,
    columns: ['Menace retirée', 'Attaques défendues', 'Dégâts infligés', 'Artefacts gagnés'],
  },
}
