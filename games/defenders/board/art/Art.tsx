import { Glyph, MINIATURE, Miniature, Token } from '@tabletome/boardkit'
import crossShield from 'icon:cross-shield'
import dragonHead from 'icon:dragon-head'
import lightningTrio from 'icon:lightning-trio'
import { Castle } from './scenes.tsx'
import '../scenes.css'

/** The miniature of the game on Home: the Capital, two of its Defenders, and what is coming. */
export const Art = () => (
  <Miniature seat="sapphire" className="defenders">
    <Glyph body={dragonHead} x={226} y={106} size={178} className="art-dragon" />
    <svg
      x={-6}
      y={104}
      width={MINIATURE.width + 12}
      height={184}
      viewBox="-2 -2 204 116"
      preserveAspectRatio="xMidYMax slice"
    >
      <Castle />
    </svg>
    <Token seat="ruby" glyph={crossShield} x={52} y={238} r={20} />
    <Token seat="emerald" glyph={lightningTrio} x={264} y={242} r={20} />
  </Miniature>
)
