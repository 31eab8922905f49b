import type { ProwessId } from '../../content/ids.ts'
import type { CardText } from '../en/tactics.ts'

export const prowess: Readonly<Record<ProwessId, CardText>> = {
  'endurance-1': { name: 'Endurance 1', text: 'Santé +1 (ajoutez 1 PV).' },
  'endurance-2': {
    name: 'Endurance 2',
    text: 'Santé +1 (ajoutez 1 PV). À la préparation d’une Joute ou d’un Carnage, votre héros se soigne de 1 PV.',
  },
  'guardians-oath-1': { name: 'Serment de la gardienne 1', text: 'Votre héros a Rempart.' },
  'guardians-oath-2': { name: 'Serment de la gardienne 2', text: 'Votre héros a Cuirassé 1.' },
  'whirling-staff': { name: 'Bâton tournoyant', text: 'Votre héros a l’Action spéciale Fauchage.' },
  'flowing-parry': { name: 'Parade fluide', text: 'Votre héros a Riposte.' },
  'mountain-breath': { name: 'Souffle de la montagne', text: 'Votre héros a l’Action spéciale Cri de guerre.' },
  'healing-hands': { name: 'Mains guérisseuses', text: 'Votre héros a l’Aptitude Soins 1.' },
  'cloud-step': { name: 'Pas des nuages', text: 'Votre héros a Voltige.' },
  'no-life-wasted': {
    name: 'Nulle vie gâchée',
    text: 'Dans chaque combat mortel, la première de vos unités non élite vaincues est remise sur pied à la Phase de clôture au lieu d’être sacrifiée.',
  },
  'hoplites-discipline-1': { name: 'Discipline de l’hoplite 1', text: 'Votre héros a Cuirassé 1.' },
  'hoplites-discipline-2': {
    name: 'Discipline de l’hoplite 2',
    text: 'Votre héros a Inébranlable et ne peut pas être épuisé.',
  },
  feint: { name: 'Feinte', text: 'Votre héros a l’Aptitude Bousculade.' },
  'reading-the-field': { name: 'Lecture du terrain', text: 'Votre héros a Sens tactique.' },
  'tenth-son': {
    name: 'Dixième fils',
    text: 'Tant que votre héros est en infériorité, ses attaques gagnent un dé bleu.',
  },
  'silent-command': {
    name: 'Ordre muet',
    text: 'Au début de votre Étape de mouvement, vous pouvez choisir une alliée adjacente à votre héros : elle a +1 Mouvement pendant cette étape.',
  },
  'calculated-strike': {
    name: 'Coup calculé',
    text: 'Une fois par combat, vous pouvez relancer autant de dés que vous voulez d’une attaque de votre héros.',
  },
  'veterans-kit': {
    name: 'Paquetage de vétéran',
    text: 'Capacité tactique +1. Quand vous gagnez cette carte, et chaque fois que vous remportez un combat de primus, gagnez une tactique.',
  },
  'veil-of-night-1': { name: 'Voile de la nuit 1', text: 'Votre héros a Insaisissable.' },
  'veil-of-night-2': {
    name: 'Voile de la nuit 2',
    text: 'La première attaque contre votre héros dans chaque combat perd ses deux dés les plus forts (elle peut n’en lancer aucun).',
  },
  'blood-price': {
    name: 'Prix du sang',
    text: 'Une fois par tour, avant une attaque de votre héros, vous pouvez infliger 1 dégât à une autre de vos unités au combat : cette attaque gagne un dé noir.',
  },
  'soul-harvest': { name: 'Moisson d’âmes', text: 'Votre héros a Soif de sang 1.' },
  'starless-reach': { name: 'Allonge sans étoiles', text: 'Votre héros a +1 Portée.' },
  'dread-whisper': { name: 'Murmure d’effroi', text: 'Votre héros a l’Aptitude Malédiction.' },
  'feed-the-dark': {
    name: 'Nourrir les ténèbres',
    text: 'Quand une autre de vos unités est vaincue au combat, votre héros se soigne de 1 PV, au combat ou non.',
  },
  'night-terror': { name: 'Terreur nocturne', text: 'Votre héros a Barbelé 1.' },
  'sling-mastery-1': { name: 'Maîtrise de la fronde 1', text: 'Votre héros a +1 Portée.' },
  'sling-mastery-2': {
    name: 'Maîtrise de la fronde 2',
    text: 'Les attaques de votre héros contre une cible non adjacente gagnent un dé jaune.',
  },
  'harpoon-line': { name: 'Filin de harpon', text: 'Votre héros a l’Aptitude Traction.' },
  'rough-seas': { name: 'Mer démontée', text: 'Votre héros a l’Aptitude Bousculade.' },
  'spring-tide': { name: 'Grande marée', text: 'Votre héros a Charge.' },
  bravado: {
    name: 'Fanfaronnade',
    text: 'Tant qu’aucune unité au combat n’a plus de PV que votre héros, ses attaques gagnent un dé jaune.',
  },
  'child-of-neptune': {
    name: 'Enfant de Neptune',
    text: 'Une fois par acte, utiliser un port ne coche pas de semaine.',
  },
  'weather-eye': {
    name: 'Flair du marin',
    text: 'Quand vous assistez en spectateur, gagnez 1 point d’influence de moins (au moins 1).',
  },
  'strength-in-numbers-1': {
    name: 'La force du nombre 1',
    text: 'Tant que votre héros n’est pas en infériorité, ses attaques gagnent un dé jaune.',
  },
  'strength-in-numbers-2': { name: 'La force du nombre 2', text: 'Le dé du niveau 1 est vert au lieu de jaune.' },
  'follow-my-lead': {
    name: 'Suivez-moi',
    text: 'Après une attaque de votre héros, vos autres unités ajoutent un dé vert quand elles attaquent la même unité ce tour.',
  },
  'master-tactician': { name: 'Maître tacticien', text: 'Votre héros a Sens tactique. Capacité tactique +1.' },
  'grand-entrance': {
    name: 'Entrée triomphale',
    text: 'Votre héros a l’Action spéciale Cri de guerre et n’est pas sonné le tour de son déploiement.',
  },
  'krakens-grasp': { name: 'Étreinte du kraken', text: 'Votre héros a l’Aptitude Traction.' },
  'borrowed-banners': {
    name: 'Bannières d’emprunt',
    text: 'Commandement +1. Chaque fois que vous recrutez une unité rivale en récompense d’une Joute, gagnez aussi une tactique.',
  },
  'second-spear': {
    name: 'Seconde lance',
    text: 'Une fois par combat, vous pouvez placer deux tactiques à la même étape.',
  },
  'parthian-shot-1': {
    name: 'Flèche du Parthe 1',
    text: 'Après une attaque, votre héros peut se déplacer d’une case.',
  },
  'parthian-shot-2': { name: 'Flèche du Parthe 2', text: 'Le déplacement du niveau 1 va jusqu’à 2 cases.' },
  'lone-rider': {
    name: 'Cavalier solitaire',
    text: 'Tant que votre héros est isolé, ses attaques gagnent un dé vert.',
  },
  'composite-bow': {
    name: 'Arc composite',
    text: 'Les attaques de votre héros contre une cible non adjacente gagnent un dé jaune.',
  },
  'steppe-bred': { name: 'Né dans la steppe', text: 'Votre héros a +1 Mouvement (3 au plus).' },
  'hail-of-arrows': { name: 'Pluie de flèches', text: 'Votre héros a l’Action spéciale Volée.' },
  'eagle-eye': { name: 'Œil d’aigle', text: 'Votre héros a Œil de lynx.' },
  'self-reliant': { name: 'Sans attaches', text: 'Tant que votre héros est isolé, il a Cuirassé 1.' },
  'returning-axe-1': {
    name: 'Hache qui revient 1',
    text: 'Quand votre héros attaque une cible non adjacente, vous pouvez relancer un dé qui a échoué.',
  },
  'returning-axe-2': {
    name: 'Hache qui revient 2',
    text: 'Le niveau 1 permet de relancer jusqu’à deux dés qui ont échoué.',
  },
  cleave: { name: 'Moulinet', text: 'Votre héros a l’Action spéciale Fauchage.' },
  'war-queen': { name: 'Reine guerrière', text: 'Votre héros a Exaltation.' },
  'amazon-stride': { name: 'Foulée amazone', text: 'Votre héros a +1 Mouvement (3 au plus).' },
  'armour-breaker': { name: 'Brise-cuirasse', text: 'Votre héros a Perce-armure.' },
  'rightful-authority': {
    name: 'Autorité légitime',
    text: 'Commandement +1. Chaque fois que vous recrutez une unité du sac au hasard, piochez-en deux, gardez-en une et remettez l’autre.',
  },
  unbowed: { name: 'Insoumise', text: 'Votre héros a Frénésie.' },
  'headlong-rush-1': { name: 'Ruée 1', text: 'Votre héros a Charge.' },
  'headlong-rush-2': { name: 'Ruée 2', text: 'Le dé que Charge donne à votre héros est noir au lieu de vert.' },
  'first-through-the-gate': { name: 'Première à la brèche', text: 'Votre héros a Frappe éclair.' },
  'tentacle-lash': { name: 'Coup de tentacule', text: 'Votre héros a l’Aptitude Traction. Santé +1 (ajoutez 1 PV).' },
  'underworld-flesh': { name: 'Chair des enfers', text: 'Votre héros a Barbelé 1.' },
  'no-going-back': {
    name: 'Sans retour',
    text: 'Tant qu’au moins deux adversaires sont adjacents à votre héros, ses attaques gagnent un dé vert.',
  },
  'fearless-heart': { name: 'Cœur sans peur', text: 'Votre héros a Protégé.' },
  'freedoms-price': {
    name: 'Le prix de la liberté',
    text: 'Quand votre héros survit grâce à une bénédiction, chaque adversaire adjacent subit 2 dégâts.',
  },
  'winged-sandals': { name: 'Sandales ailées', text: 'Votre héros a +1 Mouvement (3 au plus).' },
  aegis: { name: 'Égide', text: 'Votre héros a Cuirassé 1.' },
  caduceus: { name: 'Caducée', text: 'Votre héros a l’Aptitude Soins 2.' },
  'mountain-crown': {
    name: 'Couronne des cimes',
    text: 'Tant que votre héros se tient sur une case clé, ses attaques gagnent un dé vert. Pour cela, il y a des cases clés dans chaque combat.',
  },
  cornucopia: { name: 'Corne d’abondance', text: 'Capacité tactique +1. Commandement +1.' },
  'helm-of-darkness': {
    name: 'Casque d’Hadès',
    text: 'Une fois par combat, au début d’un tour rival, sauf si votre héros est isolé : jusqu’à la fin de ce tour, les unités rivales ne peuvent ni le prendre pour objectif ni le cibler.',
  },
  'laurels-of-victory': {
    name: 'Lauriers de la victoire',
    text: 'Une fois par combat, vous pouvez relancer tous les dés d’une attaque de votre héros.',
  },
}
