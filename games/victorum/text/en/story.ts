import type { HeroId, ScionId } from '../../content/ids.ts'

/** The opening screen, and the endings: the scion’s paragraph, then the hero’s unless the two have one of their own. */
export const story = {
  prologue:
    'A sage has stolen a year from death. The mountain that should have burned is silent, and its master below is counting. When the last week is counted the fire will come for every shore, unless somebody climbs to the crater and beats what waits there. Eight banners have been raised. One of them is yours.',
  scions: {
    hydra: 'The last stump smoulders and does not stir. Where the heads had fallen the ash was already growing grass.',
    taotie:
      'The great mouth closed on nothing, and for the first time in its life the beast was full. The crater fell silent.',
    zahhak:
      'Three times he rose again, and each time the crowd counted aloud. At the fourth number there was nobody left to stand.',
    'itzam-cab-ain':
      'The earth shuddered once, like a sleeper turning over, and then lay still on the crocodile’s back.',
    pluto: 'The lord of the dead looked at his empty hands, laughed, and kept his word: the mountain went cold.',
    gorgons:
      'Three shadows fell across the sand and did not move again. The statues on the terraces began to weep rain.',
    apep: 'Dawn came late that day, but it came, red and ordinary, over a serpent that would not swallow it.',
    balor: 'The eye closed. All along the shore people found that they could look up again.',
  } as Readonly<Record<ScionId, string>>,
  heroes: {
    bingqing:
      'Bingqing counted her companions before she counted her wounds, then led the living home to the mountain and taught the youngest how to hold a staff without anger.',
    decimus:
      'Rome offered Decimus a triumph. He gave the laurel to the tenth child of the first poor family he met and went to find a quiet road.',
    nox: 'Nox did not stay for the cheering. She had seen the door below the mountain stand open, and she has never been one to leave a throne unattended.',
    'sea-strider':
      'The songs the Lamosians sing have a new verse, and Neptune, it is said, listened to all of it. Sea Strider pretended not to care and asked for it twice.',
    krakenlance:
      'Atlantis sent an embassy to forgive Krakenlance. He received it among soldiers from eight nations and introduced every one of them by name.',
    'the-parthian':
      'They looked for The Parthian to thank him. There were hoofprints leading east, and one arrow left standing in the sand.',
    virago:
      'Virago set her axe on the council table of the nations and took the seat that had been denied to her people. No one asked her to move it.',
    stygiana:
      'Stygiana stood at the edge of the crater until the last of the escaped souls had passed. Then she turned her back on the dark and walked into the snow, free.',
  } as Readonly<Record<HeroId, string>>,
  /** By hero and scion. */
  pairs: {
    'nox pluto':
      'The two powers spoke for a long time. When Nox came up the steps alone, she was wearing the crown, and the night had become a little longer.',
    'stygiana pluto':
      'She asked him one question, why, and did not wait for the answer; the gate she broke has never closed.',
    'the-parthian zahhak':
      'The old tale said the serpent king would be bound under a mountain. The Parthian made sure of the knots himself.',
  } as Readonly<Record<string, string>>,
}
