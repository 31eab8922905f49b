/** Letters of other scripts, and digits, that look like a Latin letter; after lower case and compatibility forms. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a', // Cyrillic
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'ë',
  ғ: 'f',
  һ: 'h',
  н: 'h',
  і: 'l',
  ї: 'ï',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ц: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  α: 'a', // Greek
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ı: 'l', // Latin without a dot, script forms, and what reads like an l or an o
  ɑ: 'a',
  ɡ: 'g',
  ʏ: 'y',
  i: 'l',
  '1': 'l',
  '|': 'l',
  '0': 'o',
}

/** Names that look the same have the same skeleton. */
export const skeletonOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/./gu, letter => (Object.hasOwn(LOOKALIKES, letter) ? (LOOKALIKES[letter] ?? letter) : letter))
    .normalize('NFC')
    .replace(/[\s._-]+/gu, ' ')
