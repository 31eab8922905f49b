import { Button } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import { loadLessons } from '../app/games.ts'
import { go } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { Hand } from '../lesson/marks.tsx'
import { useWords } from '../text/index.ts'
import { useFirstGame } from './openFirst.ts'
import '../lesson/coach.css'
import '../lesson/tips.css'

/** For who has never played this game: the first lesson or the ready-made game, one press each; the page itself is the third way. */
export const Newcomer = ({ info, title }: { info: GameInfo; title: string }) => {
  const words = useWords()
  const first = useFirstGame(info)
  const learn = () =>
    void loadLessons(info).then(({ lessons: [lesson] }) => lesson && go(pathTo.lesson(info.id, lesson.id)))
  return (
    <section className="leaf newcomer" aria-label={words.learn.newTo(title)}>
      <Hand width={38} />
      <h2>{words.learn.newTo(title)}</h2>
      <div className="first-ways">
        <Button onClick={learn}>{words.home.learnByPlaying}</Button>
        <Button disabled={first.opening} onClick={first.open}>
          {words.home.firstGame}
        </Button>
      </div>
    </section>
  )
}
