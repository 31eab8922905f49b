import type { LearnText } from '../../types.ts'
import { more } from './more.fr.ts'
import { tips } from './tips/fr.ts'

export const text: LearnText = {
  lessons: {
    hills: {
      title: 'Par monts et par vaux',
      able: 'passer les hauteurs, le Village, la Forêt et les portails',
      aims: [
        'Vous savez dépenser trois actions.',
        'Vous savez grimper et vous soigner au Village.',
        'Vous savez traverser la carte par un portail.',
      ],
      steps: {
        choose: {
          line: 'Un tour compte trois actions, avec vos unités au choix. Votre Vétéran est blessé. Choisissez-le.',
          task: 'Choisissez le Vétéran',
          nudge: 'Il est en B6, à l’ouest.',
        },
        village: {
          line: 'Chaque case coûte 1 point. Allez au Village : il soigne 4 et rend les flèches.',
          task: 'Allez au Village',
          nudge: 'Le Village est à trois cases, en C4.',
        },
        climb: {
          line: 'Grimper coûte 1 point de plus, quelle que soit la hauteur. Envoyez l’Ours en D5, dans la Forêt.',
          task: 'Envoyez l’Ours en D5',
          nudge: 'D5 est juste à côté de l’Ours, deux niveaux plus haut.',
        },
        shelter: {
          line: 'En Forêt, il subit 1 dégât de moins à chaque attaque. Dans l’Eau, ce serait 1 de plus.',
          task: 'Voyez où il se tient',
        },
        door: {
          line: 'Les portails se touchent. Envoyez le Sage dans celui d’à côté : il ressort en H3.',
          task: 'Envoyez le Sage en H3',
          nudge: 'Le portail est en C3 ; ici, il mène en H3.',
        },
        end: {
          line: 'Trois actions faites. Finissez votre tour.',
          task: 'Finissez votre tour',
          nudge: 'Finissez le tour.',
        },
        yours: {
          line: 'À vous de nouveau. Menez l’Archère par le pont dans la Zone Dorée, où vous voulez.',
          task: 'Menez l’Archère dans l’or',
          nudge: 'Le pont coûte 1 ; l’eau à côté coûte 2.',
        },
      },
      success: { done: 'Soigné, à couvert, et déjà loin. Le terrain, c’est la moitié du combat.' },
    },
    push: {
      title: 'Frapper et repousser',
      able: 'frapper en mêlée, repousser et capturer',
      aims: [
        'Vous savez frapper un ennemi à côté.',
        'Vous savez le pousser contre un mur ou dans le vide.',
        'Vous savez capturer.',
      ],
      steps: {
        strike: {
          line: 'La mêlée ne rate jamais, mais veut la même hauteur, côte à côte. L’Ours, sur la Sangsue !',
          task: 'Frappez la Sangsue',
          nudge: 'Le Bretteur n’est pas adjacent, et plus haut. La Sangsue est à côté, au même niveau.',
        },
        roll: {
          line: 'Vous pouvez lancer pour repousser. Derrière, il y a la falaise. Lancez !',
          task: 'Lancez pour la Poussée',
          nudge: 'Rien à perdre : lancez.',
        },
        crash: {
          line: 'Le choc lui coûte 1 Santé de plus. Contre un bord ou une unité, c’est pareil.',
          task: 'Voyez ce qu’a fait le mur',
        },
        capture: {
          line: 'Trois de Santé, et votre Vétéran frappe à trois. Prenez-la.',
          task: 'Capturez la Sangsue',
          nudge: 'Il est à côté, en G6.',
        },
        edge: {
          line: 'En haut, le Bretteur est au bord. Repousser loin de vous : par-dessus le bord. Frappez avec l’Archère.',
          task: 'Frappez le Bretteur',
          nudge: 'En mêlée, pas un tir : les tirs ne repoussent pas.',
        },
        over: {
          line: 'Lancer, ou le laisser là-haut ? Tomber ne blesse pas, mais il perdrait la hauteur.',
          task: 'Lancez, ou laissez',
          nudge: 'En bas, l’Ours et le Vétéran l’attendent.',
        },
        end: { line: 'Finissez votre tour.', task: 'Finissez votre tour', nudge: 'Finissez le tour.' },
      },
      success: { done: 'Une capture, un blessé au bord du vide. Murs et falaises se battent pour vous.' },
    },
    above: {
      title: 'D’en haut',
      able: 'tirer, compter la portée et payer les ratés',
      aims: [
        'Vous savez compter la portée, hauteur comprise.',
        'Vous savez tirer et lire les chances.',
        'Vous savez ce que coûte une croix.',
      ],
      steps: {
        far: {
          line: 'L’Archère porte à 4, plus 1 d’en haut. Désignez le Loup de Meute : est-ce assez ?',
          task: 'Désignez le Loup de Meute',
          nudge: 'Le Loup est en F9.',
        },
        shoot: {
          line: 'Trop loin. Le Porte-Étendard est à 5 : juste ce qu’il faut. Tirez !',
          task: 'Tirez sur le Porte-Étendard',
          nudge: 'Comptez les pas, pas la ligne droite.',
        },
        cross: {
          line: 'Une croix : un raté, payé d’une flèche de plus. Un tir n’échoue que faute de flèches.',
          task: 'Voyez ce que cela coûte',
        },
        silent: {
          line: 'Et pas de riposte : vers le haut, sa portée est d’un de moins.',
          task: 'Voyez qui ne peut répondre',
        },
        veteran: {
          line: 'Deux de Santé. Le Vétéran a trois flèches et tire à deux. On tente ?',
          task: 'Tirez avec le Vétéran',
          nudge: 'L’aperçu le dit : 100 %. Trois flèches couvrent deux croix.',
        },
        last: {
          line: 'Deux croix, trois flèches : tout juste. Il reste une action ; jouez-la ou finissez.',
          task: 'Bougez, ou finissez',
          nudge: 'Finir plus tôt est permis.',
        },
      },
      success: { done: 'La hauteur : plus de portée pour vous, moins pour eux.' },
    },
    peak: {
      title: 'Pic et sortilège',
      able: 'lancer un sort, le renforcer et comprendre Affaibli',
      aims: [
        'Vous savez lancer un sort depuis un Pic.',
        'Vous savez le renforcer avec du Mana.',
        'Vous savez quand une unité est Affaiblie.',
      ],
      steps: {
        up: {
          line: 'D’un Pic, on voit tout. Un pas, la montée et le Pic : juste les trois points du Sage.',
          task: 'Montez sur le Pic',
          nudge: 'Le Pic est juste au-dessus, en H2.',
        },
        cast: {
          line: 'À présent, tous sont à portée. Lancez Trait de Braise sur la Sangsue de Mana.',
          task: 'Lancez le sort sur la Sangsue',
          nudge: 'Loin, en M9. D’ici, la distance ne compte pas.',
        },
        power: {
          line: 'Deux dégâts sûrs, et chaque Mana de plus lance un dé : une étoile ajoute un. Elle a 4 de Santé : ajoutez-en deux.',
          task: 'Ajoutez deux Mana',
          nudge: 'Deux plus deux étoiles, quatre.',
        },
        weakened: {
          line: 'Deux actions d’une même unité l’Affaiblissent : au prochain tour, repos ou paiement. Finissez le tour.',
          task: 'Finissez votre tour',
          nudge: 'Finissez le tour.',
        },
        rest: {
          line: 'Le Bretteur a 3 de Santé, le Sage est toujours sur le Pic. Payer 2 de Santé pour agir, ou le laisser souffler ?',
          task: 'Payez, ou soufflez',
          nudge: 'Il faut 3 de Santé au moins ; il en a 7.',
          after: { rested: 'Le pion s’en va tout seul. La patience est gratuite.' },
        },
        again: {
          line: 'Trait de Braise sur le Bretteur, avec un Mana de plus.',
          task: 'Lancez le sort sur le Bretteur',
          nudge: 'Deux sûrs, une étoile pour le troisième.',
        },
      },
      success: { done: 'Bien placé, un Sorcier tient la carte. Mais une unité fatiguée est une proie facile.' },
    },
    counter: {
      title: 'Rendre les coups',
      able: 'riposter pendant le tour d’un autre',
      aims: [
        'Vous savez rendre coup pour coup.',
        'Vous savez riposter d’un sort à une flèche.',
        'Vous savez qu’une Riposte ne coûte aucune action.',
      ],
      steps: {
        hit: {
          line: 'Le Loup de Bram a mordu votre Vétéran. Qui est blessé peut riposter aussitôt, sans frais. Frappez !',
          task: 'Frappez le Loup',
          nudge: 'Cela ne coûte aucune action.',
        },
        push: {
          line: 'Une Riposte est une vraie attaque : lancez pour la Poussée. Derrière le Loup, la falaise.',
          task: 'Lancez pour la Poussée',
          nudge: 'Une poussée suffit.',
        },
        spell: {
          line: 'La Forêt a amorti la flèche. Trois cases, terrain plat : le Sage peut répondre. Ripostez du sort.',
          task: 'Ripostez du sort',
          nudge: 'Portée et coût : ceux d’un sort normal.',
        },
        much: {
          line: 'Le Bretteur a 4. Deux sont sûrs. Combien de Mana cela vaut-il ?',
          task: 'Choisissez le Mana',
          nudge: 'Deux Mana, deux dés, deux étoiles nécessaires.',
        },
        fresh: {
          line: 'À vous, et vos trois actions sont intactes : les Ripostes n’en coûtent pas. Déplacez qui vous voulez.',
          task: 'Déplacez une unité',
          nudge: 'N’importe quelle unité, n’importe où.',
        },
      },
      success: { done: 'Avant de frapper, voyez qui peut répondre. Bram ne l’a pas fait.' },
    },
    flag: {
      title: 'Lever le drapeau',
      able: 'prendre une Zone, jouer une carte Tactique et finir la partie',
      aims: [
        'Vous savez prendre une Zone à la majorité.',
        'Vous savez révéler une carte Tactique à temps.',
        'Vous savez comment finit la partie.',
      ],
      steps: {
        area: {
          line: 'Six cases dorées. Plus d’unités que Bram au début de votre tour : le drapeau monte. Là, c’est deux contre deux.',
          task: 'Voyez la Zone Dorée',
        },
        card: {
          line: 'Votre carte secrète, Tenaille : un ennemi à côté de deux de vos unités peut être poussé. À vous.',
          task: 'Amenez l’Ours en I7',
          nudge: 'En I7, l’Ours touche les deux unités de Bram.',
        },
        reveal: {
          line: 'La condition est remplie. Révélez Tenaille ; cela ne coûte aucune action.',
          task: 'Révélez Tenaille',
          nudge: 'Révélez la carte.',
        },
        whom: {
          line: 'Le Porte-Étendard en I6, au bord de la Zone.',
          task: 'Choisissez le Porte-Étendard',
          nudge: 'Il y a de la place à côté de lui.',
        },
        where: {
          line: 'Quatre directions. Une seule le sort de l’or.',
          task: 'Poussez-le hors de l’or',
          nudge: 'À l’est : J6 est hors de la Zone.',
        },
        hold: {
          line: 'Deux contre un. Gardez cela et finissez ; le contrôle se compte au début de votre prochain tour.',
          task: 'Finissez votre tour',
          nudge: 'Finissez le tour.',
        },
        collected: {
          line: 'Le drapeau est à vous : cinq points, et à deux joueurs cela finit la partie. Un tour chacun, encore.',
          task: 'Voyez votre drapeau',
        },
        points: {
          line: 'Une capture vaut deux points. Le Bretteur a 2 de Santé, la Forêt ôte 1. Assez ?',
          task: 'Derniers points, puis finissez',
          nudge: 'Trois moins un font deux.',
        },
      },
      success: {
        done: 'Drapeau cinq, unités huit, et une capture en prime : victoire. À présent, un Bram qui réfléchit.',
      },
    },
    ...more,
  },
  tips,
}
