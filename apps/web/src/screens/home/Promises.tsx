import { Icon, Leaf } from '@tabletome/boardkit'
import checkMark from 'icon:check-mark'
import eye from 'icon:sheikah-eye'
import wax from 'icon:wax-seal'
import { useWords } from '../../text/index.ts'

const ICONS = [checkMark, eye, wax]

/** What a newcomer may expect; gives way to the card of a running table. */
export const Promises = () => {
  const words = useWords()
  return (
    <Leaf className="promises">
      <ul className="plain">
        {words.home.promises.map((promise, i) => (
          <li key={promise}>
            <Icon body={ICONS[i] ?? checkMark} size={26} />
            <span>
              <b>{promise}</b>
              <span className="small soft">{words.home.promisesAbout[i]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  )
}
