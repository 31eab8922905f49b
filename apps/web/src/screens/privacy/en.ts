import type { PrivacyWords } from './words.ts'

export const en: PrivacyWords = {
  title: 'Privacy',
  what: 'What is kept where, who sees it, how you get a copy and how you make it go away.',
  parts: [
    {
      title: 'In this browser',
      says: [
        'Games alone or at one screen, your settings, how far you have got with the lessons, which lines you have read, your record, what was found out about your matches, the games of your laboratory, and the seals and numbers by which fair dice can be proven later.',
        'None of it leaves this browser, but your record and your lessons do if you have an account. “Delete everything” in the settings removes it.',
      ],
    },
    {
      title: 'On the server, once you play online',
      says: [
        'Your name. With a password: its hash, from which it cannot be read. When your sessions began and when they were last used; of their keys only hashes.',
        'Tables, seats, every answer with its time, and the last hundred things said at each table.',
        'With an account: your record, one line for each match you have finished, and which lessons and tips you have seen.',
        'Bots of your own: their names, when they were made and last used; of their tokens only hashes.',
        'If you asked to be told of your turn: the address and the keys that your browser gave for it.',
      ],
    },
    {
      title: 'What is not kept',
      says: [
        'No e-mail address, no location, no statistics about you, nothing from other sites.',
        'Network addresses are counted to slow down abuse: in memory, and where several processes share a store, in it for two hours at most.',
      ],
    },
    {
      title: 'Cookies',
      says: [
        'One that knows you again, and after signing in one that knows this device. There are no others, and no other site reads them.',
      ],
    },
    {
      title: 'Who sees what',
      says: [
        'Everybody at a table, and its spectators, see your name, what you say and what you play; nobody sees hidden cards before the rules show them.',
        'Whoever has sat at a table can export its record once the match is over. Who runs this server can read everything on it but passwords.',
      ],
    },
    {
      title: 'How long',
      says: [
        'Finished matches stay. Tables that never began go after 14 days, guests without a table after 30 days, unused sessions after 400.',
      ],
    },
  ],
  yours: 'Your data',
  copy: 'A copy of all that this server has stored about you; each match can be exported at its end.',
  download: 'Download my data',
  remove: 'To be forgotten by the server, go to the settings.',
}
