import type { story as en } from '../en/story.ts'

export const story: typeof en = {
  prologue:
    'Un sage a volé une année à la mort. La montagne qui devait brûler se tait, et son maître, en bas, compte. Quand la dernière semaine sera comptée, le feu viendra sur tous les rivages, à moins que quelqu’un ne monte au cratère et ne batte ce qui l’y attend. Huit bannières se sont levées. L’une d’elles est la vôtre.',
  scions: {
    hydra:
      'Le dernier moignon fume et ne bouge plus. Là où les têtes étaient tombées, l’herbe poussait déjà dans la cendre.',
    taotie:
      'La grande gueule se referma sur le vide et, pour la première fois de sa vie, la bête fut rassasiée. Le cratère se tut.',
    zahhak:
      'Trois fois il se releva, et chaque fois la foule compta tout haut. Au quatrième nombre, il ne restait plus personne à relever.',
    'itzam-cab-ain':
      'La terre frémit une fois, comme un dormeur qui se retourne, puis resta immobile sur le dos du crocodile.',
    pluto: 'Le seigneur des morts regarda ses mains vides, rit, et tint parole : la montagne se refroidit.',
    gorgons:
      'Trois ombres tombèrent sur le sable et ne bougèrent plus. Sur les terrasses, les statues se mirent à pleurer de la pluie.',
    apep: 'L’aube vint tard ce jour-là, mais elle vint, rouge et ordinaire, sur un serpent qui ne l’avalerait pas.',
    balor: 'L’œil se ferma. Tout le long du rivage, les gens découvrirent qu’ils pouvaient de nouveau lever les yeux.',
  },
  heroes: {
    bingqing:
      'Bingqing compta ses compagnons avant de compter ses blessures, puis ramena les vivants à la montagne et apprit au plus jeune à tenir un bâton sans colère.',
    decimus:
      'Rome offrit un triomphe à Decimus. Il donna le laurier au dixième enfant de la première famille pauvre qu’il rencontra et s’en alla chercher une route tranquille.',
    nox: 'Nox ne resta pas pour les acclamations. Elle avait vu, sous la montagne, la porte ouverte, et elle n’a jamais su laisser un trône sans personne.',
    'sea-strider':
      'Les chants des Lamosiens ont un couplet de plus et Neptune, dit-on, l’a écouté jusqu’au bout. Marche-Mers feignit de s’en moquer et le fit chanter deux fois.',
    krakenlance:
      'L’Atlantide envoya une ambassade pardonner à Krakenlance. Il la reçut parmi des soldats de huit nations et les présenta tous par leur nom.',
    'the-parthian':
      'On chercha Le Parthe pour le remercier. Il y avait des traces de sabots vers l’est et une flèche restée droite dans le sable.',
    virago:
      'Virago posa sa hache sur la table du conseil des nations et prit le siège refusé à son peuple. Personne ne lui demanda de la déplacer.',
    stygiana:
      'Stygiana resta au bord du cratère jusqu’à ce que la dernière âme évadée fût passée. Puis elle tourna le dos aux ténèbres et s’en alla dans la neige, libre.',
  },
  pairs: {
    'nox pluto':
      'Les deux puissances parlèrent longtemps. Quand Nox remonta seule les marches, elle portait la couronne, et la nuit était devenue un peu plus longue.',
    'stygiana pluto':
      'Elle lui posa une seule question, pourquoi, et n’attendit pas la réponse ; la porte qu’elle a brisée ne s’est jamais refermée.',
    'the-parthian zahhak':
      'La vieille légende voulait que le roi aux serpents fût lié sous une montagne. Le Parthe vérifia lui-même les nœuds.',
  },
}
