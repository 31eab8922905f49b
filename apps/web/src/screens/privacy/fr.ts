import type { PrivacyWords } from './words.ts'

export const fr: PrivacyWords = {
  title: 'Vie privée',
  what: 'Ce qui est gardé et où, qui le voit, comment en obtenir une copie et comment le faire disparaître.',
  parts: [
    {
      title: 'Dans ce navigateur',
      says: [
        'Les parties seul ou autour d’un écran, vos réglages, votre progression dans les leçons, les lignes déjà lues, votre bilan, ce qui a été trouvé sur vos parties, les parties de votre laboratoire, et les sceaux et nombres qui permettent de prouver plus tard que les dés étaient équitables.',
        'Rien de tout cela ne quitte ce navigateur, sauf votre bilan et vos leçons si vous avez un compte. « Tout supprimer », dans les réglages, l’efface.',
      ],
    },
    {
      title: 'Sur le serveur, dès que vous jouez en ligne',
      says: [
        'Votre nom. Avec un mot de passe : son empreinte, qui ne permet pas de le retrouver. Le début de vos sessions et leur dernier usage ; de leurs clés, seulement des empreintes.',
        'Les tables, les places, chaque réponse avec son heure, et les cent dernières choses dites à chaque table.',
        'Avec un compte : votre bilan, une ligne par partie terminée, et les leçons et conseils que vous avez vus.',
        'Vos propres bots : leurs noms, quand ils ont été créés et utilisés ; de leurs jetons, seulement des empreintes.',
        'Si vous avez demandé à être prévenu de votre tour : l’adresse et les clés que votre navigateur a données pour cela.',
      ],
    },
    {
      title: 'Ce qui n’est pas gardé',
      says: [
        'Ni adresse électronique, ni position, ni statistiques sur vous, rien qui vienne d’autres sites.',
        'Les adresses réseau sont comptées pour freiner les abus : en mémoire et, là où plusieurs processus partagent une base, dans celle-ci pendant deux heures au plus.',
      ],
    },
    {
      title: 'Cookies',
      says: [
        'Un pour vous reconnaître et, après connexion, un pour reconnaître cet appareil. Il n’y en a pas d’autre, et aucun autre site ne les lit.',
      ],
    },
    {
      title: 'Qui voit quoi',
      says: [
        'Tous ceux d’une table, et ses spectateurs, voient votre nom, ce que vous dites et ce que vous jouez ; personne ne voit de carte cachée avant que les règles la montrent.',
        'Qui a pris place à une table peut en exporter la partie une fois finie. Qui fait tourner ce serveur peut y lire tout, sauf les mots de passe.',
      ],
    },
    {
      title: 'Combien de temps',
      says: [
        'Les parties finies restent. Les tables jamais commencées disparaissent après 14 jours, les invités sans table après 30 jours, les sessions inutilisées après 400.',
      ],
    },
  ],
  yours: 'Vos données',
  copy: 'Une copie de tout ce que ce serveur a enregistré sur vous ; chaque partie s’exporte quand elle est finie.',
  download: 'Télécharger mes données',
  remove: 'Pour être oublié du serveur, allez dans les réglages.',
}
