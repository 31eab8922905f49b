import type { Language } from '../types.ts'

type Fault = readonly [name: string, fault: RegExp]

const VOWEL = 'aeiouâàéèêëîïôöûüœ'
/** The rest of words whose h is not elided. */
const ASPIRATED = '(?:éros(?!\\p{L})|ach|arp|avr|ord|ors|aut|asard|uit|onte|url)'
/** What follows “de le” and “le la” when they are pronouns. */
const INFINITIVE = '(?:lui |y |en )?\\p{L}+(?:er|ir|re|oir)(?!\\p{L})'
const ARTICLE = '(?:les?|la|un|une|des|du|aux?|votre|vos)'
/** What is counted. */
const COUNTED: Readonly<Record<Language, string>> = {
  en: '(?:card|hit|hexe|unit|crystal|heart|point|tile|soldier|week|bane|square|turn|round|step|space|misse|pushe|chip|region|tactic|token)s',
  fr: '(?:carte|touche|case|unité|cœur|point|tuile|soldat|semaine|tour|manche|raté|poussée|jeton|région|tactique|dé|dégât|pion)s|cristaux|fléaux',
}
/** Not the number of a piece (“Archer 1 steps”), nor part of another. */
const ALONE = '(?<![\\d\\p{L}.,/×–-])(?<!\\p{Lu}\\p{L}* )'
const word = (pattern: string, flags = 'iu') => new RegExp(`(?<![\\p{L}’-])${pattern}`, flags)

const FRENCH: readonly Fault[] = [
  ['no contraction', word(`(?:de|à) les? (?!${INFINITIVE})`)],
  ['no elision', word(`(?:de|le|la|ne|se|que|me|te|je) (?:[${VOWEL}](?!\\d|nz)(?=\\p{L})|h(?!${ASPIRATED}))`)],
  ['an elision too many', word(`[ldnsmtj]’(?:[^${VOWEL}hy«]|h${ASPIRATED})`)],
  ['two articles', word(`(?!une? des )${ARTICLE} (?:${ARTICLE} |l’)(?!${INFINITIVE})`)],
  ['“vous” behind its verb', /(?:transmet|donne|revient|ictoire) [^.:]*(?<!\p{L})(?:à|de) vous(?!\p{L})/u],
  ['a singular verb', /^Les (?:[^ :,]+ ){1,4}(?:est|a|va|gagne|perd|tombe|attaque|retourne|devient) /u],
  ['a wrong plural', new RegExp(`${ALONE}[01] (?:${COUNTED.fr})(?!\\p{L})`, 'u')],
]

const ENGLISH: readonly Fault[] = [
  ['a wrong plural', new RegExp(`${ALONE}1 (?:${COUNTED.en})(?!\\p{L})`, 'u')],
  ['two articles', word('(?:the|a|an|your) (?:the|a|an|your)(?!\\p{L})')],
  ['“a” before a vowel', word('a (?!one|un[ai]|us|eu|is )[aeiou]', 'u')],
  ['“an” before a consonant', word('an (?!h(?:our|onest|onour))[^aeiouAEIO\\W8FLMNSX]', 'u')],
  ['a word twice', /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu],
]

/** What no sentence of a language may say, whatever it is put together from. */
export const GRAMMAR: Readonly<Record<Language, readonly Fault[]>> = { fr: FRENCH, en: ENGLISH }
