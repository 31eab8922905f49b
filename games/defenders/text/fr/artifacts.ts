import type { ArtifactId } from '../../content/ids.ts'
import type { AbilityText } from '../ability.ts'
import { la, le, lesF, type Noun } from './noun.ts'

export const artifacts: Record<ArtifactId, Noun> = {
  spear: la('Lance de braise'),
  shield: le('Bouclier du gardien'),
  horn: le('Cor de ralliement'),
  hammer: le('Marteau du bâtisseur'),
  sandglass: le('Sablier fêlé'),
  staff: le('Bâton d’entrave'),
  beacon: le('Fanal'),
  wings: lesF('Ailes de plumes'),
  pack: la('Besace d’apothicaire'),
  mantle: le('Manteau de fer'),
}

export const artifactAbilities: Record<ArtifactId, AbilityText> = {
  spear: {
    name: artifacts.spear.name,
    brief: '1er combat du Tour, 1 dégât de plus.',
    text: 'La première fois que vous combattez dans votre Tour, l’Ennemi épique perd 1 PV de plus.',
  },
  shield: {
    name: artifacts.shield.name,
    brief: 'une défense gratuite par Manche.',
    text: 'Votre première défense de la Manche qui vous coûterait des PV n’en coûte aucun.',
  },
  horn: {
    name: artifacts.horn.name,
    brief: 'amenez un Défenseur ici.',
    text: 'Amenez un autre Défenseur, où qu’il soit, là où vous êtes. La Capitale compte aussi.',
  },
  hammer: {
    name: artifacts.hammer.name,
    brief: 'sécurisez jusqu’à 2 Menaces.',
    text: 'Votre action Sécuriser retire jusqu’à 2 Menaces au lieu de 1.',
  },
  sandglass: {
    name: artifacts.sandglass.name,
    brief: 'la carte du dessus passe dessous.',
    text: 'Glissez la carte du dessus de la Pioche Tour sous la pioche, sans la regarder. Il faut au moins deux cartes dans la pioche.',
  },
  staff: {
    name: artifacts.staff.name,
    brief: 'poussez l’Ennemi épique.',
    text: 'De n’importe où : déplacez l’Ennemi épique révélé dans une Région frontalière voisine de la sienne, dans un sens ou dans l’autre.',
  },
  beacon: {
    name: artifacts.beacon.name,
    brief: 'dans la Capitale, −1 Menace.',
    text: 'Dans la Capitale seulement : elle perd 1 Menace.',
  },
  wings: {
    name: artifacts.wings.name,
    brief: 'la Capitale touche tout pour vous.',
    text: 'Pour vos déplacements, la Capitale est adjacente à toutes les Régions frontalières.',
  },
  pack: {
    name: artifacts.pack.name,
    brief: '2 PV en fin de Manche.',
    text: 'En fin de Manche, vous récupérez 2 PV.',
  },
  mantle: {
    name: artifacts.mantle.name,
    brief: 'sécurisez et combattez même épuisé.',
    text: 'Être épuisé ne vous empêche ni de sécuriser ni de combattre.',
  },
}
