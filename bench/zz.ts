import { sfc32, start } from '@tabletome/engine'
import { randomPlay } from '@tabletome/engine/testing'
import { game } from '@tabletome/games/defenders/index.ts'
for (const players of [1,2,3,4]) {
let n=0, choices=0, won=0, rounds=0; const b=performance.now()
while(performance.now()-b<3000){ try { const p = randomPlay(game, {mode:'coop', players, options:{difficulty:'normal',heroes:'choose',sides:'random',confirmDraw:false}}, 's'+n++); choices+=p.answers.length; rounds+=p.table.state.open.round; if ((p.table.outcome as any).result==='won') won++ } catch(e) { console.log((e as Error).stack!.slice(0,400)); break } }
console.log(players, n, won, Math.round(choices/(performance.now()-b)*1000), choices/n, rounds/n)
}
