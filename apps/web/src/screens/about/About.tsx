import { Leaf } from '@tabletome/boardkit'
import { Frame } from '../../app/Frame.tsx'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { Title } from '../../app/Title.tsx'
import { VERSION } from '../../app/version.ts'
import { useWords } from '../../text/index.ts'
import './about.css'

const About = () => {
  const { about: words } = useWords()
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.title} />
          <p>{words.what}</p>
        </div>
      </div>
      <div className="about">
        <Leaf title={words.unofficial}>
          <p>{words.unofficialAbout}</p>
        </Leaf>
        <Leaf title={words.credits}>
          <dl>
            <dt>{words.icons}</dt>
            <dd>
              {words.iconsAbout} <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a> (
              <a href="https://game-icons.net">game-icons.net</a>)
            </dd>
            <dt>{words.fonts}</dt>
            <dd>
              {words.fontsAbout} <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>
            </dd>
            <dt>{words.code}</dt>
            <dd>{words.codeAbout}</dd>
          </dl>
        </Leaf>
        <Leaf title={words.licence}>
          <p>{words.licenceAbout}</p>
          <p>
            <a href="/licences.txt">{words.notices}</a>
          </p>
        </Leaf>
        <Leaf title={words.privacy}>
          <p>{words.privacyAbout}</p>
          <p>
            <Link to={pathTo.privacy}>{words.privacyMore}</Link>
          </p>
        </Leaf>
        <Leaf title={words.bots}>
          <p>{words.botsAbout}</p>
        </Leaf>
        <Leaf title={words.version}>
          <p>{VERSION}</p>
        </Leaf>
      </div>
    </Frame>
  )
}
export default About
